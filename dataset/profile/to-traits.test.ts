import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { LIKENESS } from '#lib/golf/likeness.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { squareRing } from '../fixtures/tiny-courses.ts';
import { TRAITS, toTraits } from './to-traits.ts';

const EIGHTEEN = fixtureProfile(fixtureCourses(40).find(({ holeCount }) => holeCount === 18)!);

const facts: GolfProfile['holes'][number]['facts'] = {
  turn: -20,
  shape: 'bend_left',
  forced_carry: null,
  island_green: false,
  greenside_bunkers: 2,
  fairway_bunkers: 1,
  water_in_play: false,
  green: { area: 480, depth: 25, width: 20 },
};

const mapped: GolfProfile = {
  ...EIGHTEEN,
  holes: EIGHTEEN.holes.map((hole, i) => ({
    ...hole,
    facts: { ...facts, turn: i % 2 ? 20 : -20, water_in_play: i < 9 },
  })),
  surfaces: [...EIGHTEEN.surfaces, { ...EIGHTEEN.surfaces[0]!, type: 'outline', area: 540_000 }],
  character: {
    ...EIGHTEEN.character,
    walk: { length: 8000, transfers: 1700, holes: 18, steps: [] },
    climb: { up: 90, down: 90, holes: 18 },
  },
};

test('traits are figures of the round and means of its holes, in quarters of a spread', () => {
  const { traits, missing } = toTraits(mapped);
  assert.equal(missing, null);
  const near = (dimension: keyof typeof LIKENESS, expected: number) => {
    const trait = traits![TRAITS.indexOf(dimension)]!;
    assert.ok(Number.isInteger(4 * trait), dimension);
    assert.ok(Math.abs(trait - expected / LIKENESS[dimension].spread) <= 1 / 8, `${dimension}: ${trait}`);
  };
  near('length', mapped.teeboxes[0]!.length!);
  near('climb', 5);
  near('bends', 20);
  near('bunkers per hole', 3);
  near('holes with water', 0.5);
  near('size of greens', 480);
  near('walks between holes', 100);
  near('size of the ground', 54);
  near('mix of pars', 6 / 18 / Math.SQRT2);
});

test('the ground of a course cut by a road is that of all its outlines', () => {
  const outline = (area: number, west: number): GolfProfile['surfaces'][number] => ({
    ...EIGHTEEN.surfaces[0]!,
    type: 'outline',
    area,
    geometry: { type: 'Polygon', coordinates: [squareRing([west, 37], Math.sqrt(area))] },
  });
  const cut = toTraits({ ...mapped, surfaces: [outline(40_000, -8.01), outline(500_000, -8)] });
  assert.deepEqual(cut.traits, toTraits(mapped).traits);
});

test('what is known of too few holes counts as unknown', () => {
  const { traits } = toTraits({
    ...mapped,
    holes: mapped.holes.map((hole, i) => ({
      ...hole,
      facts: { ...hole.facts, green: i < 5 ? facts.green : null },
    })),
    character: { ...mapped.character, climb: { up: 90, down: 90, holes: 17 } },
  });
  const unknown = TRAITS.filter((_, axis) => Number.isNaN(traits![axis]));
  assert.deepEqual(unknown, ['climb', 'size of greens']);
});

test('courses without mapped hazards are not taken for courses without hazards', () => {
  const { traits } = toTraits({ ...mapped, hazards: [] });
  const unknown = TRAITS.filter((_, axis) => Number.isNaN(traits![axis]));
  assert.deepEqual(unknown, ['bunkers per hole', 'holes with water']);
});

test('a course that’s too little known, for practice or closed isn’t compared, and says why', () => {
  const bare = {
    ...mapped,
    holes: [],
    surfaces: [],
    character: { ...mapped.character, walk: null, climb: null },
  };
  assert.deepEqual(toTraits(bare), {
    traits: null,
    missing: '2 of the 9 things that courses are compared by are known',
  });
  assert.equal(toTraits({ ...mapped, kind: 'practice' }).traits, null);
  assert.match(toTraits({ ...mapped, status: 'closed' }).missing!, /closed/);
});
