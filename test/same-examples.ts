import fc from 'fast-check';

// Loaded before every unit test of `npm test`: property tests draw the same examples each time, so that a
// harmless change never fails. `node --test FILE` draws new ones.
fc.configureGlobal({ seed: 20_261_121 });
