import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LonLat } from '#lib/geo/ruler.ts';
import { type FramedCourse, frameOf } from './frame.ts';

const many = (count: number, [lon, lat]: LonLat, within: string | null = null): FramedCourse[] =>
  Array.from({ length: count }, (_, i) => ({
    at: [lon + (i % 10) / 10, lat + Math.floor(i / 10) / 10],
    within,
  }));

const britain = many(60, [-4, 54]);

test('two courses on an island 3,000 km away are counted beyond the frame, by the name of their region', () => {
  const { bbox, beyond } = frameOf([...britain, ...many(2, [32.7, 34.6], 'Akrotiri')]);
  assert.deepEqual(bbox, [-4, 54, -3.1, 54.5]);
  assert.deepEqual(beyond, [{ name: 'Akrotiri', course_count: 2, latitude: 34.6, longitude: 32.75 }]);
});

test('what lies beyond the frame is counted by region', () => {
  const far = [
    ...many(1, [-25.5, 37.7], 'Azores'),
    ...many(1, [-27, 38.7], 'Azores'),
    ...many(1, [-17, 32.7], 'Madeira'),
  ];
  const { beyond } = frameOf([...britain, ...far]);
  assert.deepEqual(
    beyond.map(({ name, course_count, longitude }) => [name, course_count, longitude]),
    [
      ['Azores', 2, -26.25],
      ['Madeira', 1, -17],
    ],
  );
});

test('islands a ferry away stay in the frame', () => {
  const { bbox, beyond } = frameOf([...britain, ...many(1, [-3, 57.4]), ...many(1, [-1.2, 60.3])]);
  assert.deepEqual([bbox, beyond], [[-4, 54, -1.2, 60.3], []]);
});

test('a country of two coasts is framed with both', () => {
  const { bbox, beyond } = frameOf([...many(30, [151, -34]), ...many(10, [116, -32])]);
  assert.deepEqual([bbox[0], bbox[2], beyond], [116, 151.9, []]);
});

test('a lonely course within the box is not beyond it', () => {
  const { beyond } = frameOf([...many(30, [151, -34]), ...many(30, [116, -24]), ...many(1, [134, -28])]);
  assert.deepEqual(beyond, []);
});

test('a frame across the antimeridian is narrow', () => {
  const { bbox, beyond } = frameOf([...many(20, [178.5, -17.8]), ...many(4, [-179.9, -16.9])]);
  assert.ok(bbox[0] === 178.5 && bbox[2] < 0, String(bbox));
  assert.deepEqual(beyond, []);
});

test('a few courses are all in the frame, however far apart', () => {
  assert.deepEqual(frameOf([...many(1, [-25, 37]), ...many(1, [-9, 38])]).bbox, [-25, 37, -9, 38]);
});
