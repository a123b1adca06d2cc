import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { anyText } from '#testing/any-text.ts';
import { fold, foldedWords, foldForIndex } from './fold.ts';

describe('fold', () => {
  it('folds accents, case, scripts and punctuation', () => {
    assert.equal(fold('  Álamos—GOLF '), 'alamos golf');
    assert.equal(fold("Ħal Għaxaq's G.C."), 'hal ghaxaqs g c');
    assert.equal(fold('Ågård & Søn'), 'agard son');
    assert.equal(fold('Straße'), 'strasse');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        assert.equal(fold(fold(text)), fold(text));
      }),
    );
  });

  it('splits into words, an empty text into no words', () => {
    assert.deepEqual(foldedWords('Vale do Lobo'), ['vale', 'do', 'lobo']);
    assert.deepEqual(foldedWords(' – '), []);
  });

  it('gives the index a word with an apostrophe and its parts', () => {
    assert.equal(foldForIndex('Golf de la Côte d’Émeraude'), 'golf de la cote demeraude d emeraude');
    assert.equal(foldForIndex("O'Brien's"), 'obriens o brien s');
    assert.equal(foldForIndex("St Andrews 'Old'"), 'st andrews old');
    assert.equal(foldForIndex(' – '), '');
  });

  it('gives the index every word that the text itself folds to', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aé’'` -&9ʻ") }), (text) => {
        const indexed = new Set(foldForIndex(text).split(' '));
        assert.ok(foldedWords(text).every((word) => indexed.has(word)));
        assert.ok(
          foldedWords(text.replace(/['’`ʻ]/g, ' ')).every((word) => indexed.has(word)),
          text,
        );
      }),
    );
  });
});
