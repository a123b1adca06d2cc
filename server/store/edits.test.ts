import { test } from 'node:test';
import fc from 'fast-check';
import { areTwoEditsApart, isOneEditApart } from './edits.ts';

function isOneEditNaively(a: string, b: string): boolean {
  const letters = [...new Set(b)];
  for (let i = 0; i <= a.length; i++) {
    if (i < a.length && a.slice(0, i) + a.slice(i + 1) === b) return a !== b;
    for (const letter of letters) {
      if (a.slice(0, i) + letter + a.slice(i) === b) return a !== b;
      if (i < a.length && a.slice(0, i) + letter + a.slice(i + 1) === b) return a !== b;
    }
    if (i + 1 < a.length && a.slice(0, i) + a[i + 1] + a[i] + a.slice(i + 2) === b) return a !== b;
  }
  return false;
}

test('two words are one edit apart exactly when trying every edit says so', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => isOneEditApart(a, b) === isOneEditNaively(a, b)),
    { numRuns: 20_000, seed: 3 },
  );
});

test('two edits away is at most one edit on each side of some cut', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  const isNear = (a: string, b: string) => a === b || isOneEditApart(a, b);
  const cuts = (text: string) => Array.from({ length: text.length + 1 }, (_, at) => at);
  fc.assert(
    fc.property(word, word, (a, b) => {
      const isApart = cuts(a).some((i) =>
        cuts(b).some((j) => isNear(a.slice(0, i), b.slice(0, j)) && isNear(a.slice(i), b.slice(j))),
      );
      return areTwoEditsApart(a, b) === (isApart && a !== b);
    }),
    { numRuns: 20_000, seed: 4 },
  );
});
