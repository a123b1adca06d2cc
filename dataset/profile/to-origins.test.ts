import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingKnown } from '../course/course-in-progress.ts';
import { profileWith } from '../fixtures/profile-with.ts';
import { headWith, straightHole } from '../fixtures/tiny-courses.ts';
import { courseOrigin } from './to-origins.ts';

test('a merged course says which values are tagged, listed, from cards, traced and worked out', () => {
  const head = headWith({ sourceIds: ['way/1', 'x:7'], name: 'Monte Rei', position: [-7.5, 37.2] });
  const holes = [straightHole([-7.5, 37.2], 1, { key: 'way/9' })];
  const card = { number: 1, position: 1, par: 4, strokeIndex: null };
  const details = {
    ...nothingKnown(),
    sources: ['osm', 'courses', 'scorecards'],
    holes,
    phone: '+351 281 950 950',
    scorecards: [{ name: null, gender: 'all' as const, loops: [], holes: [card], place: 'cards.ndjson:3' }],
    origins: [
      { value: 'position', place: 'way/1' },
      { value: 'name', place: 'way/1' },
      { value: 'phone', place: 'courses.ndjson:7' },
    ],
  };
  const { origin: ofCourse, origins, holes: published } = profileWith(details, { head });
  const of = (path: string) => {
    const origin = origins.find(({ paths }) => paths.includes(path));
    return origin && `${origin.source} ${origin.id} ${origin.how}`;
  };
  assert.deepEqual(ofCourse, { source: 'osm', id: 'way/1' });
  assert.deepEqual(published[0]!.origin, { source: 'osm', id: 'way/9' });
  assert.equal(of('name'), 'osm way/1 tagged');
  assert.equal(of('contact.phone'), 'courses courses.ndjson:7 declared');
  assert.equal(of('scorecards.0'), 'scorecards cards.ndjson:3 card');
  assert.equal(of('holes.0'), 'osm way/9 traced');
  assert.equal(of('holes.*.length'), 'osm null worked_out');
  assert.equal(of('location.country'), 'places null worked_out');
  assert.equal(of('contact.email'), undefined);
});

test('each teebox comes from its own card’s line, even if two cards have one of its name', () => {
  const lengths = Array.from({ length: 9 }, (_, i) => ({ number: i + 1, length: 300 }));
  const brancas = (scorecardIndex: number, totalLength: number) => ({
    name: 'Brancas',
    color: null,
    colorHex: null,
    measuredIn: 'm' as const,
    lengths,
    totalLength,
    ratings: [],
    scorecardIndexes: [scorecardIndex],
    place: `cards.ndjson:${scorecardIndex + 1}`,
  });
  const details = {
    ...nothingKnown(),
    sources: ['scorecards'],
    teeboxes: [brancas(0, 2700), brancas(1, 2800)],
  };
  const { teeboxes, origins } = profileWith(details);
  assert.deepEqual(
    teeboxes.map(({ length }, i) => [
      length,
      origins.find(({ paths }) => paths.includes(`teeboxes.${i}`))?.id,
    ]),
    [
      [2800, 'cards.ndjson:2'],
      [2700, 'cards.ndjson:1'],
    ],
  );
});

test('a file whose name begins with demo isn’t the invented world', () => {
  const head = headWith({ sourceIds: ['x:7'], position: [-7.5, 37.2] });
  const originOf = (place: string) => {
    const origins = [{ value: 'position', place }];
    return courseOrigin({ head, details: { ...nothingKnown(), sources: ['courses'], origins } });
  };
  assert.deepEqual(originOf('demo-courses.ndjson:7'), { source: 'courses', id: 'demo-courses.ndjson:7' });
  assert.deepEqual(originOf('demo:7'), { source: 'demo', id: 'demo:7' });
});

test('a course that only a list has comes from its line', () => {
  const head = headWith({ sourceIds: ['x:7'], position: [-7.5, 37.2] });
  const listed = [{ value: 'position', place: 'courses.ndjson:7' }];
  const from = (origins: typeof listed) =>
    courseOrigin({ head, details: { ...nothingKnown(), sources: ['courses'], origins } });
  assert.deepEqual(from(listed), { source: 'courses', id: 'courses.ndjson:7' });
  assert.deepEqual(from([]), { source: 'courses', id: 'x:7' });
});
