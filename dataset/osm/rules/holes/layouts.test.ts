import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OsmFeature } from '../../osm-feature.ts';
import { area, box, findOne, hole, line, type Metres, through } from '../fixtures/sketch.ts';

/** Parallel, each tee 60 m from the green before it. */
function row(firstId: number, [west, south]: Metres, labels: Record<string, string>[]): OsmFeature[] {
  return labels.map((tags, index) => {
    const x = west + index * 60;
    const isNorthward = index % 2 === 0;
    const ends: [Metres, Metres] = [
      [x, south],
      [x, south + 300],
    ];
    return hole(firstId + index, isNorthward ? ends : [ends[1], ends[0]], tags);
  });
}

const refs = (count: number, form: (n: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ ref: form(index + 1) }));

const club = area(1, box(-100, -100, 1500, 1500), { leisure: 'golf_course', name: 'Sketch Golf Club' });

function loopsOf(features: OsmFeature[]): Map<string | null, (number | null)[]> {
  const loops = new Map<string | null, (number | null)[]>();
  for (const { loop, number } of findOne(features).details.holes) {
    loops.set(loop, [...(loops.get(loop) ?? []), number]);
  }
  return loops;
}

test('one layout has no loop', () => {
  const loops = loopsOf([club, ...row(10, [0, 0], refs(9, String))]);
  assert.deepEqual([...loops], [[null, [1, 2, 3, 4, 5, 6, 7, 8, 9]]]);
});

test('golf:course:name names the loop', () => {
  const named = (name: string) => refs(3, String).map((tags) => ({ ...tags, 'golf:course:name': name }));
  const loops = loopsOf([club, ...row(10, [0, 0], named('North')), ...row(20, [0, 700], named('South'))]);
  assert.deepEqual(
    [...loops],
    [
      ['North', [1, 2, 3]],
      ['South', [1, 2, 3]],
    ],
  );
});

test('a named area within the facility is a layout of it', () => {
  const nested = area(2, box(-50, 650, 700, 1100), { leisure: 'golf_course', name: 'Academy' });
  const features = [club, nested, ...row(10, [0, 0], refs(9, String)), ...row(30, [0, 700], refs(6, String))];
  const { head, details } = findOne(features);
  assert.deepEqual(head.sourceIds, ['way/1', 'way/2']);
  assert.equal(head.name, 'Sketch Golf Club');
  const academy = details.holes.filter(({ loop }) => loop === 'Academy');
  assert.deepEqual(
    academy.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6],
  );
  assert.equal(details.holes.filter(({ loop }) => loop === null).length, 9);
});

test('a prefix shared by three holes is a layout, a single one is not', () => {
  const loops = loopsOf([
    club,
    ...row(
      10,
      [0, 0],
      refs(4, (n) => `${n}W`),
    ),
    ...row(
      20,
      [0, 700],
      refs(4, (n) => `Stadium ${n}`),
    ),
  ]);
  assert.deepEqual(
    [...loops],
    [
      ['Stadium', [1, 2, 3, 4]],
      ['W', [1, 2, 3, 4]],
    ],
  );
  const single = loopsOf([
    club,
    ...row(10, [0, 0], [{ ref: '1' }, { ref: '2' }, { ref: '3B' }, { ref: '4' }]),
  ]);
  assert.deepEqual([...single], [[null, [1, 2, 3, 4]]]);
});

test('repeated numbers are split by the walk from green to next tee', () => {
  const loops = loopsOf([club, ...row(10, [0, 0], refs(9, String)), ...row(30, [0, 700], refs(9, String))]);
  assert.deepEqual(
    [...loops],
    [
      ['A', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
      ['B', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ],
  );
  const { details } = findOne([
    club,
    ...row(10, [0, 0], refs(9, String)),
    ...row(30, [0, 700], refs(9, String)),
  ]);
  for (const { key, loop } of details.holes) {
    assert.equal(loop, Number(key.slice(4)) < 30 ? 'A' : 'B', key);
  }
});

test('a longer layout continues alone where the shorter one ends', () => {
  const loops = loopsOf([club, ...row(10, [0, 0], refs(18, String)), ...row(40, [0, 700], refs(6, String))]);
  assert.equal(loops.get('A')?.length, 18);
  assert.equal(loops.get('B')?.length, 6);
});

test('of two holes with one number the longer keeps it', () => {
  const features = [
    club,
    ...row(10, [0, 0], refs(4, String)),
    hole(50, through([800, 0], [800, 200]), { ref: '2' }),
  ];
  const { details } = findOne(features);
  assert.equal(details.holes.find(({ key }) => key === 'way/11')?.number, 2);
  assert.equal(details.holes.find(({ key }) => key === 'way/50')?.number, null);
  assert.deepEqual(
    details.findings.filter(({ rule }) => rule === 'hole-number-repeated'),
    [
      {
        source: 'osm',
        place: 'way/50',
        rule: 'hole-number-repeated',
        value: '2, kept way/11',
        action: 'nulled',
      },
    ],
  );
});

test('a line from each tee is one hole with several tees', () => {
  const back: Metres = [0, 0];
  const forward: Metres = [0, 60];
  const { details } = findOne([
    club,
    hole(10, [back, [0, 300]], { ref: '1' }),
    hole(11, [forward, [0, 300]], { ref: '1', tee: 'red' }),
    hole(12, through([60, 300], [60, 0]), { ref: '2' }),
  ]);
  assert.deepEqual(
    details.holes.map(({ key }) => key),
    ['way/10', 'way/12'],
  );
  assert.deepEqual(
    details.holes[0]!.tees.map(({ color }) => color),
    ['red'],
  );
  assert.deepEqual(
    details.findings.filter(({ rule }) => rule === 'hole-mapped-twice').map(({ place }) => place),
    ['way/11'],
  );
});

test('a line from another tee to the bend of a hole is that hole', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 0], [0, 250], [150, 350])),
    hole(11, through([40, 40], [0, 250])),
  ]);
  assert.deepEqual(
    details.holes.map(({ key, tees }) => [key, tees.length]),
    [['way/10', 1]],
  );
});

test('parallel short holes with greens side by side are two holes', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 0], [0, 130])),
    hole(11, through([24, 0], [24, 135])),
  ]);
  assert.equal(details.holes.length, 2);
});

test('two holes that share a green are two holes', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 0], [300, 300])),
    hole(11, through([600, 0], [310, 300])),
    line(12, through([0, 900], [20, 900]), { golf: 'path' }),
  ]);
  assert.equal(details.holes.length, 2);
});

test('a missing number is filled where the walks leave one answer', () => {
  const labels = refs(9, String).map((tags, index) => (index === 3 || index === 4 ? {} : tags)) as Record<
    string,
    string
  >[];
  const { details } = findOne([club, ...row(10, [0, 0], labels)]);
  // Holes 4 and 5 are next to each other, but only one order keeps both walks short: the rows run to and fro.
  assert.deepEqual(
    details.holes.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  );
  assert.equal(details.findings.filter(({ rule }) => rule === 'hole-number-missing').length, 2);
});

test('a missing number stays missing where two holes would fit', () => {
  const labels = refs(3, String).map((tags, index) => (index === 1 ? {} : tags)) as Record<string, string>[];
  const rival = hole(50, through([70, 310], [70, 10]));
  const features = [club, ...row(10, [0, 0], labels), rival];
  // The rival runs along the second hole but ends on its own green.
  const moved = features.map((each) => (each === rival ? hole(50, through([30, 360], [100, -60])) : each));
  const { details } = findOne(moved);
  assert.deepEqual(
    details.holes.map(({ number }) => number),
    [1, 3, null, null],
  );
});

test('a hole that would fill the gaps of two loops gets no number', () => {
  const withoutFifth = (firstId: number, south: number) =>
    row(firstId, [0, south], refs(9, String)).filter(({ tags }) => tags.ref !== '5');
  const between = hole(50, through([240, 200], [240, 500]));
  const loops = loopsOf([club, ...withoutFifth(10, 0), ...withoutFifth(30, 400), between]);
  const numbers = [1, 2, 3, 4, 6, 7, 8, 9];
  assert.deepEqual(Object.fromEntries(loops), { A: numbers, B: numbers, null: [null] });
});

test('without any numbers all holes stay off the card', () => {
  const { details } = findOne([
    club,
    ...row(
      10,
      [0, 0],
      Array.from({ length: 9 }, () => ({})),
    ),
  ]);
  assert.equal(
    details.holes.every(({ number }) => number === null),
    true,
  );
  assert.equal(details.findings.find(({ rule }) => rule === 'holes-without-number')?.value, '9 of 9');
});

test('a layout that is spelt differently by a letter or two is one, if its numbers complement the other’s', () => {
  const sizes = (...names: string[]) => {
    const labels = names.map((name, i) => ({ name: `${name} ${i + 1}` }));
    const loops = loopsOf([
      club,
      ...row(10, [0, 0], labels),
      ...row(
        40,
        [0, 700],
        refs(3, (n) => `Short ${n}`),
      ),
    ]);
    return [...loops.values()].map(({ length }) => length).sort();
  };
  assert.deepEqual(sizes('Straights', 'Straits', 'Straits', 'Straits'), [3, 4]);
  assert.deepEqual(sizes('Campeonato', 'Campeonato', 'Campeonatto', 'Campeonato'), [3, 4]);
  // The names of nines, which differ by two letters as well.
  assert.deepEqual(sizes('North', 'North', 'North', 'South', 'South', 'South'), [3, 3, 3]);
});

test('a name that all holes share isn’t a hole’s own', () => {
  const names = (labels: Record<string, string>[]) =>
    findOne([club, ...row(10, [0, 0], labels)]).details.holes.map(({ name }) => name);
  assert.deepEqual(names(refs(4, String).map((tags) => ({ ...tags, name: 'Old Course' }))), [
    null,
    null,
    null,
    null,
  ]);
  assert.deepEqual(
    names([
      { ref: '1', name: 'Burn' },
      { ref: '2', name: 'Dyke' },
    ]),
    ['Burn', 'Dyke'],
  );
});
