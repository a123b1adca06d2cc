import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OsmFeature, OsmTags } from '../osm-feature.ts';
import { ground, holesWith, profileOf, refs } from './fixtures/profile-of-sketch.ts';
import { area, box, hole, line, type Metres, pad } from './fixtures/sketch.ts';

describe('greens', () => {
  test('for practice belong to no hole, in any language', () => {
    for (const name of [
      'Practice Putting Green',
      'Chipping Green',
      'Putting II.',
      'Übungsgrün',
      '練習グリーン',
    ]) {
      const { profile } = profileOf([
        ground(),
        hole(
          100,
          [
            [0, 0],
            [0, 300],
          ],
          { ref: '1' },
        ),
        pad(200, [10, 310], 'green', 16, { name }),
      ]);
      assert.deepEqual(
        profile.surfaces.filter(({ type }) => type === 'green').map(({ hole_ids }) => hole_ids),
        [[]],
        name,
      );
    }
  });

  test('next to one that a line ends on belong to no hole, unless most holes have two', () => {
    const second = (i: number) => pad(700 + i, [100 * i + 35, 305], 'green');
    const withGreens = (features: OsmFeature[]) =>
      profileOf([ground(), ...holesWith(refs(9)), ...features]).profile.surfaces.filter(
        ({ type, hole_ids }) => type === 'green' && hole_ids.length === 1,
      ).length;
    assert.equal(withGreens([second(0)]), 9);
    assert.equal(withGreens(Array.from({ length: 9 }, (_, i) => second(i))), 18);
  });
});

describe('water', () => {
  const wet = (features: OsmFeature[]) =>
    profileOf([ground(), ...holesWith(refs(3)), ...features]).profile.holes.map(
      ({ facts }) => facts.water_in_play,
    );
  /** The answer for a course on which nobody has mapped any water. */
  const unknown = [null, null, null];
  const across: Metres[] = [
    [-50, 150],
    [50, 150],
  ];

  test('that a hole’s line crosses is in play: a ditch, a river, a burn that is tagged as golf', () => {
    const lines: OsmTags[] = [
      { waterway: 'ditch' },
      { waterway: 'river', width: '12' },
      { golf: 'lateral_water_hazard', waterway: 'stream' },
    ];
    for (const tags of lines)
      assert.deepEqual(wet([line(600, across, tags)]), [true, false, false], JSON.stringify(tags));
  });

  test('has a carry as wide as it is tagged, else of two metres', () => {
    const carry = (tags: OsmTags) => {
      const { holes } = profileOf([
        ground(),
        ...holesWith(refs(1)),
        line(600, across, { waterway: 'stream', ...tags }),
      ]).profile;
      const [cross] = holes[0]!.carries.filter(({ side }) => side === 'cross');
      return cross && [cross.reach, cross.carry];
    };
    assert.deepEqual(carry({}), [149, 151]);
    assert.deepEqual(carry({ width: '10 m' }), [145, 155]);
  });

  test('that no hole crosses, or that runs in a pipe or at times only, is no hazard', () => {
    const dry: OsmTags[] = [
      { waterway: 'stream', tunnel: 'culvert' },
      { waterway: 'drain', covered: 'yes' },
      { waterway: 'ditch', intermittent: 'yes' },
    ];
    for (const tags of dry) assert.deepEqual(wet([line(600, across, tags)]), unknown, JSON.stringify(tags));
    assert.deepEqual(
      wet([
        line(
          600,
          [
            [-50, -100],
            [50, -100],
          ],
          { waterway: 'stream' },
        ),
      ]),
      unknown,
    );
  });

  test('is wet: no detention basin, tank, pool or place under ground', () => {
    const dry: OsmTags[] = [
      { basin: 'detention' },
      { intermittent: 'yes' },
      { location: 'underground' },
      { reservoir_type: 'water_tank' },
      { water: 'swimming_pool' },
    ];
    const pond = (tags: OsmTags) => area(600, box(-20, 100, 20, 120), { natural: 'water', ...tags });
    for (const tags of dry) assert.deepEqual(wet([pond(tags)]), unknown, JSON.stringify(tags));
    assert.deepEqual(wet([pond({ basin: 'retention' })]), [true, false, false]);
  });

  test('of the sea counts where a hole crosses the coast or runs within 25 m of it', () => {
    const coast = (...places: Metres[]) => line(600, places, { natural: 'coastline' });
    // The sea is on the right: east of the third hole, or across the first.
    assert.deepEqual(wet([coast([220, -50], [220, 350])]), [false, false, true]);
    assert.deepEqual(wet([coast([-20, 350], [-20, 100], [40, 100])]), [true, false, false]);
    assert.deepEqual(wet([coast([300, -50], [300, 350])]), unknown);
  });

  test('of a bay has a carry from shore to shore, however wide it is', () => {
    const carries = (features: OsmFeature[]) => {
      const { holes } = profileOf([ground(), ...holesWith(refs(1)), ...features]).profile;
      const cross = holes[0]!.carries.filter(({ side }) => side === 'cross');
      return [...cross.map(({ reach, carry }) => [reach, carry]), holes[0]!.facts.forced_carry];
    };
    const shore = (id: number, ...places: Metres[]) => line(id, places, { natural: 'coastline' });
    const bay = (from: number, to: number): Metres[] => [
      [70, from],
      [-300, from],
      [-300, to],
      [70, to],
    ];
    const wide = { start: 60, end: 260 };
    assert.deepEqual(carries([shore(600, ...bay(60, 260))]), [[60, 260], wide]);
    assert.deepEqual(carries([shore(600, ...bay(100, 160))]), [[100, 160], { start: 100, end: 160 }]);
    // Two ways, and a lake.
    const [, , ...far] = bay(60, 260);
    const [near, head] = bay(60, 260);
    assert.deepEqual(carries([shore(600, near!, head!), shore(601, head!, ...far)]).at(-1), wide);
    const lake = area(600, box(-3000, 60, 4000, 260), { natural: 'water' });
    assert.deepEqual(carries([lake]), [[60, 260], wide]);
    // A green beyond the coast isn't over a bay.
    assert.deepEqual(carries([shore(600, [70, 100], [-300, 100])]), [[100, 150], { start: 100, end: 150 }]);
  });

  test('of a lake over a square kilometre counts along its shore, as the sea does', () => {
    const lake = (shape: ReturnType<typeof box>, tags: OsmTags = {}) =>
      area(600, shape, { natural: 'water', ...tags });
    // East of the third hole; with its corner on the first; 100 m from the third.
    assert.deepEqual(wet([lake(box(220, -3000, 4000, 900))]), [false, false, true]);
    assert.deepEqual(wet([lake(box(-3000, -3000, 40, 100), { water: 'river' })]), [true, false, false]);
    assert.deepEqual(wet([lake(box(300, -3000, 4000, 900), { water: 'lagoon' })]), unknown);
  });

  test('of a large lake is a strip along the holes, not the lake', () => {
    const { hazards } = profileOf([
      ground(),
      ...holesWith(refs(3)),
      area(600, box(220, -3000, 4000, 900), { natural: 'water', name: 'Lake Alpha' }),
    ]).profile;
    assert.deepEqual(
      hazards.map(({ name, type, hole_ids }) => [name, type, hole_ids.length]),
      [['Lake Alpha', 'water', 1]],
    );
    // Its shore is one straight line of 3,900 m.
    assert.ok(Math.abs(hazards[0]!.area - 50 * 3900) < 3000, `${hazards[0]!.area} m²`);
  });
});

test('out of bounds along a hole is listed by its side, as a fence or an area', () => {
  const shapes = [
    line(
      600,
      [
        [20, 0],
        [20, 300],
      ],
      { golf: 'out_of_bounds' },
    ),
    area(600, box(20, 0, 30, 300), { golf: 'out_of_bounds' }),
  ];
  for (const shape of shapes) {
    const { holes } = profileOf([ground(), ...holesWith(refs(1)), shape]).profile;
    assert.deepEqual(
      holes[0]!.carries.map(({ type, side }) => [type, side]),
      [['out_of_bounds', 'right']],
    );
  }
});
