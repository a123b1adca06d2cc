import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CourseDetails, nothingKnown } from '../course/course-in-progress.ts';
import { profileWith } from '../fixtures/profile-with.ts';
import { straightHole } from '../fixtures/tiny-courses.ts';

function grade(more: Partial<CourseDetails>) {
  return profileWith({ ...nothingKnown(), ...more }).data_quality;
}

test('what no source could say has no grade, and doesn’t lower the score', () => {
  const { grades, score } = grade({ sources: ['courses'] });
  assert.deepEqual(grades, { identity: 100, card: null, ground: null, contact: null });
  assert.equal(score, 100);
});

test('what a source could have said and did not is graded 0', () => {
  const { grades, score } = grade({ sources: ['osm'], phone: '+351 281 950 950' });
  assert.deepEqual(grades, { identity: 100, card: null, ground: 0, contact: 30 });
  assert.equal(score, 43);
});

test('the agreement of two sources is graded where there are two', () => {
  const agreement = { position: false, par: true, hole_count: null };
  assert.equal(grade({ sources: ['osm', 'courses'], agreement }).grades.identity, 70);
  const agreed = { ...agreement, position: true };
  assert.equal(grade({ sources: ['osm', 'courses'], agreement: agreed }).grades.identity, 100);
});

test('refused values are listed and not scored', () => {
  const finding = {
    source: 'courses',
    place: 'c:1',
    rule: 'phone-malformed',
    value: null,
    action: 'nulled',
  } as const;
  const refused = grade({ sources: ['courses'], findings: [finding] });
  assert.equal(refused.score, 100);
  assert.deepEqual(
    refused.checks
      .filter(({ id, passed }) => id === 'values-accepted' && !passed)
      .map(({ detail }) => detail),
    ['1 value was left out: phone-malformed'],
  );
});

test('what only a source could know that the build wasn’t given doesn’t lower the score', () => {
  const holes = Array.from({ length: 9 }, (_, i) =>
    straightHole([-7.5, 37.2], i + 1, { strokeIndex: i + 1 }),
  );
  const contact = { phone: '+351 281 950 950', website: 'https://example.org', email: 'golf@example.org' };
  const bunker = { type: 'Polygon' as const, coordinates: [ring] };
  const details = {
    ...nothingKnown(),
    ...contact,
    address: 'Rua 1',
    sources: ['osm'],
    holes,
    hazards: [{ key: 'way/9', type: 'bunker' as const, name: null, geometry: bunker, holeKeys: [] }],
  };
  const score = (given: string[]) => profileWith(details, { given }).data_quality.score;
  assert.equal(score(['osm', 'places']), 100);
  assert.equal(score(['osm', 'elevation', 'places']), 95);
  assert.ok(score(['osm', 'elevation', 'scorecards', 'places']) < 95);
});

const ring: [number, number][] = [
  [-7.5, 37.2],
  [-7.499, 37.2],
  [-7.499, 37.201],
  [-7.5, 37.2],
];
