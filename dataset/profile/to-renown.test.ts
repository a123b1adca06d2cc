import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseKind } from '#lib/golf/course-kinds.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { toRenown } from './to-renown.ts';

const fixture = fixtureProfile(fixtureCourses(1)[0]!);
const unknown = {
  kind: 'course' as CourseKind,
  wikipedia: null,
  wikidata: null,
  names: {},
  review_count: 0,
  teeboxes: [],
  data_quality: {
    ...fixture.data_quality,
    grades: { identity: 100, card: null, ground: null, contact: null },
  },
};
const mapped = {
  ...unknown.data_quality,
  grades: { ...unknown.data_quality.grades, ground: 100 },
};
const named = { is_named: true, has_card: false };
const article = { wikipedia: 'https://en.wikipedia.org/wiki/Golf', wikidata: 'Q1' };

test('a course that everything is known of has 100, a mere point with a name 10', () => {
  const teeboxes = [{ ...fixture.teeboxes[0]!, ratings: [{ course_rating: 72 } as never] }];
  const names = { en: 'A', de: 'B', fr: 'C', es: 'D', ja: 'E', ko: 'F', pt: 'G' };
  const known = { ...unknown, ...article, teeboxes, names, review_count: 5000, data_quality: mapped };
  assert.equal(toRenown(known, { is_named: true, has_card: true }), 100);
  assert.equal(toRenown(unknown, named), 10);
});

test('each fact makes a course better known', () => {
  const facts = [
    article,
    { wikidata: 'Q1' },
    { names: { en: 'A', de: 'B' } },
    { review_count: 9 },
    { data_quality: mapped },
  ];
  for (const fact of facts) assert.ok(toRenown({ ...unknown, ...fact }, named) > 10, JSON.stringify(fact));
  assert.equal(toRenown(unknown, { ...named, has_card: true }), 18);
  assert.equal(toRenown({ ...unknown, names: { en: 'A' } }, named), 10);
});

test('an article outweighs a fully mapped course with a card, which has no article', () => {
  const detailed = { ...unknown, data_quality: mapped };
  assert.ok(toRenown({ ...unknown, ...article }, named) > toRenown(detailed, { ...named, has_card: true }));
});

test('short courses, pitch and putt, unnamed courses and practice grounds come after all others, in this order', () => {
  const known = { ...unknown, ...article, data_quality: mapped };
  const of = (kind: CourseKind) => toRenown({ ...known, kind }, named);
  const all = [
    of('course'),
    of('short'),
    of('pitch_and_putt'),
    toRenown(known, { ...named, is_named: false }),
  ];
  assert.deepEqual([...all, of('practice')], [57, 5, 3, 1, 0]);
  assert.ok(toRenown({ ...unknown, kind: 'pitch_and_putt' }, named) > 1);
});
