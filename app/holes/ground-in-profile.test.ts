import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MappedCourse, ringsOf } from '#components/drawing/course-shapes.ts';
import { corridorOf } from '#components/drawing/hole-layout.ts';
import { boxAround, planeAround } from '#components/drawing/plane.ts';
import { wrapLongitude } from '#lib/geo/longitude.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { groundInProfile } from './ground-in-profile.ts';

type Position = [lon: number, lat: number];

/** As much as a profile has, with names that look like JSON. Millionths of a degree, as profiles have them. */
function inventProfile([lon, lat]: Position, seed: number) {
  const random = seededRandom(seed);
  const near = (spread: number): Position => [
    wrapLongitude(Number((lon + (random() - 0.5) * spread).toFixed(6))),
    Number((lat + (random() - 0.5) * spread).toFixed(6)),
  ];
  const area = () => {
    const [x, y] = near(0.03);
    const corner = (east: number, north: number): Position => [
      wrapLongitude(Number((x + east * 0.0004).toFixed(6))),
      Number((y + north * 0.0003).toFixed(6)),
    ];
    const ring = [corner(0, 0), corner(1, 0), corner(1, random()), corner(0, 0)];
    if (random() < 0.1) return { type: 'LineString' as const, coordinates: ring };
    if (random() < 0.2)
      return { type: 'MultiPolygon' as const, coordinates: [[ring], [[near(0.01), ...ring]]] };
    return { type: 'Polygon' as const, coordinates: [ring] };
  };
  const holes = Array.from({ length: 9 }, (_, index) => ({
    hole_id: `7-h${index + 1}`,
    number: index === 4 ? null : index + 1,
    loop: null,
    name: 'The "hazards":[{ \\',
    line: index === 8 ? null : { coordinates: [near(0.02), near(0.02), near(0.02)] },
  }));
  return {
    name: 'Ha"rd\\',
    scorecards: [{ holes: [{ hole_id: '7-h1', par: 4 }] }],
    character: { bearings: [0.5, 0.25, -1, 3], walk: [7], similar: [] },
    holes,
    hazards: Array.from({ length: 120 }, (_, index) => ({
      hazard_id: `x]}${index}`,
      type: 'bunker' as const,
      area: 3.5,
      hole_ids: [`7-h${index % 9}`],
      geometry: area(),
    })),
    surfaces: Array.from({ length: 120 }, (_, index) => ({
      surface_id: `s${index}`,
      type: index % 20 === 0 ? ('outline' as const) : ('green' as const),
      hole_ids: [],
      geometry: area(),
    })),
    origin: null,
  };
}

/** The same of a parsed profile. */
function groundNear(course: MappedCourse, holeId: string): MappedCourse {
  const hole = course.holes.find(({ hole_id }) => hole_id === holeId)!;
  const line = hole.line!.coordinates;
  const toPlane = planeAround(line[0]!);
  const isNear = corridorOf(line.map(toPlane));
  const touches = ({ geometry }: MappedCourse['hazards'][number] | MappedCourse['surfaces'][number]) =>
    isNear(boxAround(ringsOf(geometry).flatMap((ring) => ring.map(toPlane))));
  return {
    holes: [hole],
    hazards: course.hazards.filter(touches),
    surfaces: course.surfaces.filter((surface) => surface.type !== 'outline' && touches(surface)),
  };
}

const places: [string, Position][] = [
  ['west', [-86.282824, 41.710673]],
  ['east and south', [151.2, -33.9]],
  ['on the antimeridian', [179.999, -17.8]],
  ['on the meridian of Greenwich and the equator', [0.00001, -0.00001]],
];

for (const [place, middle] of places) {
  test(`what is near a hole is found in the bytes of its profile, ${place}`, () => {
    let [kept, all] = [0, 0];
    for (let seed = 1; seed <= 8; seed++) {
      const course = inventProfile(middle, seed);
      const json = Buffer.from(JSON.stringify({ data: course }));
      const holeIds = ['7-h1', '7-h5', '7-h9', '7-h10'];
      const grounds = groundInProfile(json, { holeIds, longitude: middle[0] });
      // The ninth has no line, and there's no tenth.
      assert.deepEqual([...grounds.keys()], ['7-h1', '7-h5']);
      for (const [id, ground] of grounds) {
        const expected = groundNear(course, id);
        assert.deepEqual(ground, { label: id === '7-h1' ? '1' : 'A', ...expected });
        kept += expected.hazards.length;
        all += course.hazards.length;
      }
    }
    assert.ok(kept > 0 && kept < all / 2, `${kept} of ${all}`);
  });
}

test('a course without mapped holes has no ground', () => {
  const course = { ...inventProfile([10, 50], 1), holes: [], hazards: [], surfaces: [] };
  const json = Buffer.from(JSON.stringify({ data: course }));
  assert.equal(groundInProfile(json, { holeIds: ['7-h1'], longitude: 10 }).size, 0);
});
