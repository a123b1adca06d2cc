import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fold, foldedWords } from './fold.ts';

describe('fold', () => {
  it('folds accents, case, scripts and punctuation', () => {
    assert.equal(fold('  Álamos—GOLF '), 'alamos golf');
    assert.equal(fold("Ħal Għaxaq's G.C."), 'hal ghaxaqs g c');
    assert.equal(fold('Ågård & Søn'), 'agard son');
    assert.equal(fold('Straße'), 'strasse');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        assert.equal(fold(fold(text)), fold(text));
      }),
    );
  });

  it('splits into words, none for an empty text', () => {
    assert.deepEqual(foldedWords('Vale do Lobo'), ['vale', 'do', 'lobo']);
    assert.deepEqual(foldedWords(' – '), []);
  });
});
