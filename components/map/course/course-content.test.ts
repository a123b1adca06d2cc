import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Position } from 'geojson';
import type { GolfProfile } from '#lib/api/records.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { courseFeatures } from './course-content.ts';

const whole = fixtureCourses(40)
  .map(fixtureProfile)
  .find(({ holes }) => holes.length === 3)!;

/** A fairway and a hole from one side of the antimeridian to the other, of a course on `longitude`. */
function courseAcross(longitude: number): GolfProfile {
  const [hole] = whole.holes;
  const line: [number, number][] = [
    [179.999, -17],
    [-179.999, -17],
    [-179.998, -17.001],
  ];
  const [green] = whole.surfaces;
  return {
    ...whole,
    location: { ...whole.location, longitude, latitude: -17 },
    hazards: [],
    surfaces: [
      { ...green!, type: 'fairway', geometry: { type: 'Polygon', coordinates: [[...line, line[0]!]] } },
    ],
    holes: [
      {
        ...hole!,
        line: { type: 'LineString', coordinates: line },
        tee: { type: 'Point', coordinates: line[0]! },
        green: { type: 'Point', coordinates: line[2]! },
      },
    ],
    teeboxes: [],
  };
}

test('a course across the antimeridian is drawn in one piece, next to its point', () => {
  for (const longitude of [179.998, -179.998]) {
    const { ground, holes, points } = courseFeatures(courseAcross(longitude));
    const positions = [...ground.features, ...holes.features, ...points.features].flatMap(({ geometry }) =>
      'coordinates' in geometry ? positionsOf(geometry.coordinates) : [],
    );
    assert.ok(positions.length > 10);
    for (const [lon = 0] of positions) assert.ok(Math.abs(lon - longitude) < 0.01, `${lon}`);
  }
});

function positionsOf(coordinates: Position | Position[] | Position[][] | Position[][][]): Position[] {
  return typeof coordinates[0] === 'number'
    ? [coordinates as Position]
    : (coordinates as Position[][]).flatMap(positionsOf);
}
