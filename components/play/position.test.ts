import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metresBetween, positionFrom } from '#components/geometry/metre-plane.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { gpsState, nowhere, type Place, settle } from './position.ts';

const origin: LonLat = [14, 50];
const placeAt = (east: number, north: number, second: number, accuracy = 5): Place => ({
  position: positionFrom(origin, [east, north]),
  accuracy,
  at: second * 1000,
});

test('a position is stale after ten seconds, inaccurate beyond 25 m, away beyond 1.5 km', () => {
  const known = {
    isDenied: false,
    isUnavailable: false,
    place: placeAt(0, 0, 0),
    metresToCourse: 100,
    now: 1000,
  };
  assert.equal(gpsState(known), 'ok');
  assert.equal(gpsState({ ...known, now: 10_001 }), 'stale');
  assert.equal(gpsState({ ...known, place: placeAt(0, 0, 0, 26) }), 'inaccurate');
  assert.equal(gpsState({ ...known, metresToCourse: 1501 }), 'away');
  assert.equal(gpsState({ ...known, place: null }), 'searching');
  assert.equal(gpsState({ ...known, isDenied: true }), 'denied');
  const unavailable = { ...known, isUnavailable: true };
  assert.equal(gpsState({ ...unavailable, place: null }), 'unavailable');
  assert.equal(gpsState({ ...unavailable, now: 14_000 }), 'stale', 'the last known place');
  assert.equal(gpsState({ ...unavailable, now: 16_000 }), 'unavailable');
  assert.equal(gpsState({ ...unavailable, isDenied: true }), 'denied');
});

test('while the player keeps still, the average is nearer the truth than most positions', () => {
  const random = seededRandom(5);
  let standing = nowhere;
  let worse = 0;
  for (let second = 0; second < 120; second++) {
    const place = placeAt(3 * (random() - 0.5), 3 * (random() - 0.5), second);
    standing = settle(standing, place);
    if (second < 20) continue;
    if (metresBetween(standing.shown!.position, origin) > metresBetween(place.position, origin)) worse += 1;
  }
  assert.ok(worse < 35, `${worse} of 100`);
});

test('standing still changes nothing on the screen most of the time', () => {
  const random = seededRandom(6);
  let standing = nowhere;
  let changes = 0;
  for (let second = 0; second < 600; second++) {
    const before = standing.shown?.position;
    standing = settle(standing, placeAt(2 * random(), 2 * random(), second));
    if (before !== standing.shown!.position) changes += 1;
  }
  assert.ok(changes < 60, `${changes} changes`);
});

test('a walk is followed at once, and so is a ball far from the last', () => {
  let standing = nowhere;
  for (let second = 0; second < 30; second++) standing = settle(standing, placeAt(0, 0, second));
  const far = placeAt(0, 80, 31);
  standing = settle(standing, far);
  assert.deepEqual(standing.shown!.position, far.position);
  for (let second = 32; second < 60; second++) {
    const walking = placeAt(0, 80 + 1.4 * (second - 31), second);
    standing = settle(standing, walking);
    assert.deepEqual(standing.shown!.position, walking.position);
  }
});
