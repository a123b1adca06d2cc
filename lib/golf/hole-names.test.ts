import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { holeAnchors, holeLabels, holeLetters } from './hole-names.ts';

const hole = (hole_id: string, number: number | null, loop: string | null = null) => ({
  hole_id,
  number,
  loop,
});

test('a hole is called by its number alone where the course is one round', () => {
  const labels = holeLabels([hole('a', 1, 'Main'), hole('b', 2, 'Main')]);
  assert.deepEqual([...labels.values()], ['1', '2']);
});

test('where the course has several nines their names come first', () => {
  const labels = holeLabels([hole('a', 1, 'Red'), hole('b', 1, 'Blue'), hole('c', 7, null)]);
  assert.deepEqual([...labels.values()], ['Red 1', 'Blue 1', '7']);
});

test('a hole that no source numbers has a letter', () => {
  const labels = holeLabels([hole('a', 1, null), hole('b', null, null), hole('c', null, null)]);
  assert.deepEqual([...labels.values()], ['1', 'A', 'B']);
});

test('holes without a number are lettered in their order, the others are not', () => {
  const holes = [
    { hole_id: 'a', number: null },
    { hole_id: 'b', number: 4 },
    { hole_id: 'c', number: null },
  ];
  assert.deepEqual(
    [...holeLetters(holes)],
    [
      ['a', 'A'],
      ['c', 'B'],
    ],
  );
});

test('after Z come double letters, and no letter comes twice', () => {
  const holes = Array.from({ length: 80 }, (_, index) => ({ hole_id: String(index), number: null }));
  const letters = [...holeLetters(holes).values()];
  assert.deepEqual(letters.slice(25, 28), ['Z', 'AA', 'AB']);
  assert.equal(letters[52], 'BA');
  assert.equal(new Set(letters).size, letters.length);
});

test('a hole is addressed by its number where only one hole has it', () => {
  const anchors = holeAnchors([hole('a', 1), hole('b', 2)]);
  assert.deepEqual(
    [...anchors],
    [
      ['a', '1'],
      ['b', '2'],
    ],
  );
});

test('holes of several loops are addressed by loop and number', () => {
  const anchors = holeAnchors([hole('a', 1, 'Old Course'), hole('b', 1, 'Nová'), hole('c', 2, 'Nová')]);
  assert.deepEqual([...anchors.values()], ['old-course-1', 'nova-1', '2']);
});

test('a hole without a unique number is addressed by its place in the list', () => {
  const anchors = holeAnchors([hole('a', 1, '東'), hole('b', 1, '西'), hole('c', 1, '西'), hole('d', null)]);
  assert.deepEqual([...anchors.values()], ['loop1-1', 'x2', 'x3', 'x4']);
});

test('addresses are distinct and safe in a URL for any names and numbers', () => {
  const anyHole = fc.record({
    number: fc.option(fc.integer({ min: 1, max: 4 })),
    loop: fc.option(fc.oneof(fc.constantFrom('x', 'X', '1', 'a', 'A', 'x-1', 'loop1'), fc.string())),
  });
  fc.assert(
    fc.property(fc.array(anyHole, { maxLength: 30 }), (drafts) => {
      const anchors = holeAnchors(drafts.map((draft, index) => ({ hole_id: String(index), ...draft })));
      assert.equal(new Set(anchors.values()).size, drafts.length);
      for (const anchor of anchors.values()) assert.match(anchor, /^[a-z0-9-]+$/);
    }),
  );
});
