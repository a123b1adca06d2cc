import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { MappingGap, MappingRule } from '#lib/contract/mapping.ts';
import { MAPPING_RULES } from '#lib/golf/mapping-rules.ts';
import { type CourseDetails, type CourseHead, nothingKnown } from '../course/course-in-progress.ts';
import { profileWith } from '../fixtures/profile-with.ts';
import { headWith } from '../fixtures/tiny-courses.ts';
import type { OsmFeature } from '../osm/osm-feature.ts';
import { area, box, findIn, hole, type Metres, node, pad, through } from '../osm/rules/fixtures/sketch.ts';
import { loadPlaces } from '../places/load-places.ts';
import { validateCourse } from '../validate/validate-course.ts';
import { toMapping } from './to-mapping.ts';
import { toMappingTasks } from './to-mapping-tasks.ts';

/** A course of nine holes up and down, 120 m apart; faults by the number of the hole, 0 for the course. */
type Faults = Partial<Record<number, MappingRule>>;

const HOLES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function sketchCourse(index: number, faults: Faults): OsmFeature[] {
  const left = index * 4000;
  const id = (index + 1) * 1000;
  const ofCourse = faults[0];
  const tags = {
    leisure: 'golf_course',
    ...(ofCourse === 'course-without-name' ? {} : { name: `Sketch ${'ABCDEFGHIJKLMNO'[index]} Golf Club` }),
    'golf:course': '9_hole',
  };
  const outline = box(left - 250, -100, left + 9 * 120 + 250, 500);
  const ground =
    ofCourse === 'course-without-outline' ? [node(id, [left + 500, 200], tags)] : [area(id, outline, tags)];
  const twice =
    ofCourse === 'course-mapped-twice'
      ? [node(id + 1, [left + 400, 250], { ...tags, leisure: 'golf_course' })]
      : [];
  const stray = box(left - 110, 200, left - 100, 210);
  const bunker = ofCourse === 'bunker-of-no-hole' ? [area(id + 2, stray, { golf: 'bunker' })] : [];
  const holes = HOLES.flatMap((number) => sketchHole({ left, id, number, fault: faults[number], ofCourse }));
  return [...ground, ...twice, ...bunker, ...holes];
}

type SketchedHole = {
  left: number;
  id: number;
  number: number;
  fault: MappingRule | undefined;
  ofCourse: MappingRule | undefined;
};

function sketchHole({ left, id, number, fault, ofCourse }: SketchedHole): OsmFeature[] {
  const x = left + (number - 1) * 120;
  const isUp = number % 2 === 1;
  const [tee, green]: [Metres, Metres] = isUp
    ? [
        [x, 0],
        [x, 360],
      ]
    : [
        [x, 360],
        [x, 0],
      ];
  const short: Metres = [x, isUp ? 325 : 35];
  const end = fault === 'hole-ends-off-green' ? short : green;
  const line = through(tee, [x, 180], end);
  const ways: [rule: MappingRule, way: OsmFeature][] = [
    ['hole-without-tee', pad(id + 100 + number, tee, 'tee', 10)],
    ['hole-without-green', pad(id + 200 + number, green, 'green', 24)],
    ['hole-without-fairway', area(id + 300 + number, box(x - 15, 90, x + 15, 300), { golf: 'fairway' })],
  ];
  const indexes = fault === 'stroke-index-not-a-permutation' ? 4 : number;
  const tags = {
    ...(fault === 'hole-without-ref' ? {} : { ref: String(number) }),
    ...(fault === 'hole-without-par' ? {} : { par: fault === 'par-not-a-number' ? 'four' : '4' }),
    handicap: fault === 'stroke-index-not-a-number' ? 'odd' : String(indexes),
  };
  if (ofCourse === 'holes-missing' && number === 9) return [];
  return [
    hole(id + 10 + number, fault === 'hole-reversed' ? line.toReversed() : line, tags),
    ...ways.filter(([rule]) => rule !== fault).map(([, way]) => way),
    area(id + 400 + number, box(x + 20, 330, x + 28, 338), { golf: 'bunker' }),
  ];
}

const places = loadPlaces();

function mappingOf(head: CourseHead, details: CourseDetails) {
  const checked = validateCourse(details, head.sourceIds[0]!);
  const findings = [...details.findings, ...checked.findings];
  const profile = profileWith(
    { ...checked.details, findings },
    { name: head.name ?? 'Unnamed course', head, place: places.locate(head.position, head) },
  );
  return { profile, ...toMapping({ profile, details: checked.details, findings }) };
}

/** `rule object` of every gap of every course. */
function gapsIn(features: OsmFeature[]): string[] {
  const { inProgress } = findIn(features);
  return inProgress.heads
    .flatMap((head, index) => mappingOf(head, inProgress.details(index)).gaps)
    .map(({ rule, origin }) => `${rule} ${origin.id}`)
    .sort();
}

const OF_HOLES = (Object.keys(MAPPING_RULES) as MappingRule[]).filter(
  (rule) => MAPPING_RULES[rule].of === 'hole' && rule !== 'hole-number-repeated',
);
const OF_COURSES = [
  'course-mapped-twice',
  'course-without-name',
  'course-without-outline',
  'holes-missing',
  'bunker-of-no-hole',
] as const;

/** Twelve courses with one fault of their own, where there is one, and four of their holes. */
const planted: Faults[] = Array.from({ length: 12 }, (_, index) => {
  const faults: Faults = { 0: OF_COURSES[index % OF_COURSES.length]! };
  for (const [place, number] of [1, 3, 6, 8].entries()) {
    faults[number] = OF_HOLES[(index * 4 + place) % OF_HOLES.length]!;
  }
  return faults;
});

/** The object that the gap of a planted fault names. */
function objectOf(rule: MappingRule, index: number, number: number): string {
  const id = (index + 1) * 1000;
  if (rule === 'course-mapped-twice') return `node/${id + 1}`;
  if (rule === 'course-without-outline') return `node/${id}`;
  if (rule === 'bunker-of-no-hole') return `way/${id + 2}`;
  // All indexes are dropped, and the first hole with one is named.
  if (rule === 'stroke-index-not-a-permutation') return `way/${id + 11}`;
  return number === 0 ? `way/${id}` : `way/${id + 10 + number}`;
}

describe('what’s missing from the map of a course', () => {
  test('each of 60 planted faults is found, by its rule and object, and nothing else', () => {
    const expected = planted
      .flatMap((faults, index) =>
        Object.entries(faults).map(([number, rule]) => `${rule} ${objectOf(rule!, index, Number(number))}`),
      )
      .sort();
    assert.equal(expected.length, 60);
    assert.deepEqual(gapsIn(planted.flatMap((faults, index) => sketchCourse(index, faults))), expected);
  });

  test('nothing is found once they are fixed', () => {
    assert.deepEqual(gapsIn(planted.flatMap((_, index) => sketchCourse(index, {}))), []);
  });

  test('a hole without ref is named even where its number could be worked out', () => {
    const { inProgress } = findIn(sketchCourse(0, { 5: 'hole-without-ref' }));
    const { gaps, profile } = mappingOf(inProgress.heads[0]!, inProgress.details(0));
    assert.equal(profile.holes[4]!.number, 5);
    assert.deepEqual(
      gaps.map(({ rule, value, hole_id }) => [rule, value, hole_id]),
      [['hole-without-ref', '5', profile.holes[4]!.hole_id]],
    );
  });

  test('holes to gain are those with a gap and those not mapped', () => {
    const { inProgress } = findIn(
      sketchCourse(0, { 0: 'holes-missing', 2: 'hole-without-par', 4: 'hole-without-tee' }),
    );
    assert.equal(mappingOf(inProgress.heads[0]!, inProgress.details(0)).holesToGain, 3);
  });

  test('a course that only a list has, without holes, or without any fairway has one gap of its own', () => {
    const [listed, details] = [headWith({ sourceIds: ['x:7'], position: [10, 50] }), nothingKnown()];
    const rulesOfCourse = ({ gaps }: { gaps: MappingGap[] }) => gaps.map(({ rule }) => rule);
    const ofList = mappingOf(listed, { ...details, sources: ['courses'] });
    assert.deepEqual([rulesOfCourse(ofList), ofList.holesToGain], [['course-not-mapped'], 9]);
    const found = (features: OsmFeature[]) => {
      const { inProgress } = findIn(features);
      return rulesOfCourse(mappingOf(inProgress.heads[0]!, inProgress.details(0)));
    };
    const course = sketchCourse(0, {});
    const without = (golf: string) => course.filter(({ tags }) => tags.golf !== golf);
    assert.deepEqual(found(course.slice(0, 1)), ['course-without-holes']);
    assert.deepEqual(found(without('fairway')), ['course-without-fairways']);
  });

  test('tasks are lines of GeoJSON with the object, for what imagery can settle', () => {
    const { inProgress } = findIn(
      sketchCourse(0, { 2: 'hole-reversed', 4: 'hole-without-par', 6: 'hole-without-green' }),
    );
    const { profile, gaps } = mappingOf(inProgress.heads[0]!, inProgress.details(0));
    const tasks = toMappingTasks(profile, gaps).map(({ rule, collection }) => [rule, JSON.parse(collection)]);
    assert.deepEqual(
      tasks.map(([rule, { type, features }]) => [
        rule,
        type,
        features[0].properties['@id'],
        features[0].geometry.type,
      ]),
      [
        ['hole-reversed', 'FeatureCollection', 'way/1012', 'LineString'],
        ['hole-without-green', 'FeatureCollection', 'way/1016', 'LineString'],
      ],
    );
  });
});
