import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { disjointSets } from './disjoint-sets.ts';

test('groups are those that following the joins one by one finds, each found by its lowest member', () => {
  const size = 30;
  const joins = fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 40 });
  fc.assert(
    fc.property(joins, (pairs) => {
      const sets = disjointSets(size);
      const lowest = Array.from({ length: size }, (_, index) => index);
      for (const [a, b] of pairs) {
        sets.join(a, b);
        const [one, other] = [lowest[a]!, lowest[b]!];
        lowest.forEach((each, index) => {
          if (each === one || each === other) lowest[index] = Math.min(one, other);
        });
      }
      assert.deepEqual(
        lowest.map((_, index) => sets.find(index)),
        lowest,
      );
      assert.deepEqual(sets.groups(), [...Map.groupBy(lowest.keys(), (index) => lowest[index]!).values()]);
    }),
  );
});

test('a long chain is followed once, and not again from each of its members', () => {
  const size = 300_000;
  const sets = disjointSets(size);
  for (let index = size - 2; index >= 0; index--) sets.join(index, index + 1);
  for (let index = size - 1; index >= 0; index--) assert.equal(sets.find(index), 0);
});
