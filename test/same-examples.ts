import fc from 'fast-check';

// Loaded before every unit test of `npm test`: property tests draw the same examples in each run, so that a
// change that breaks nothing never fails. A file run alone with `node --test FILE` draws new ones.
fc.configureGlobal({ seed: 20_261_121 });
