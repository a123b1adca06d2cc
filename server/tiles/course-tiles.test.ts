import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VectorTile } from '@mapbox/vector-tile';
import fc from 'fast-check';
import { PbfReader } from 'pbf';
import { NO_FILTER } from '#lib/golf/course-filter.ts';
import { type TileCourse, tileCourses } from '#testing/tile-courses.ts';
import { COURSE_TILES_MAX_ZOOM, createCourseTiles } from './course-tiles.ts';

const tilesOf = (courses: readonly TileCourse[]) => createCourseTiles(tileCourses(courses), NO_FILTER, true);

const place: fc.Arbitrary<Partial<TileCourse>> = fc.oneof(
  fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  }),
  fc.record({
    longitude: fc.constantFrom(179.99, -179.99, 180, -180, 178.4),
    latitude: fc.double({ min: -18, max: -17, noNaN: true }),
  }),
);

const courses = fc.array(place, { minLength: 1, maxLength: 120 }).map((places) =>
  places.map(
    (each, index): TileCourse => ({
      golf_id: index + 1,
      slug: `course-${index + 1}`,
      name: `Course ${index + 1}`,
      name_latin: index % 5 === 0 ? `Kosu ${index + 1}` : null,
      country_code: index % 5 === 0 ? 'JP' : null,
      latitude: 0,
      longitude: 0,
      hole_count: index % 3 === 0 ? null : 18,
      par: index % 4 === 0 ? null : 72,
      has_geometry: index % 2 === 0,
      access: 'unknown',
      ...each,
    }),
  ),
);

function onTile(body: Uint8Array, extent = 4096) {
  const { layers } = new VectorTile(new PbfReader(body));
  return ['cluster', 'course'].flatMap((name) => {
    const layer = layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer!.feature(index))
      .filter((feature) => {
        const { x, y } = feature.loadGeometry()[0]![0]!;
        return x >= 0 && x < extent && y >= 0 && y < extent;
      })
      .map(({ id, properties }) => ({ name, id, properties }));
  });
}

test('the counts of clusters and single courses add up to all courses at every zoom', () => {
  fc.assert(
    fc.property(courses, fc.integer({ min: 0, max: 3 }), (all, z) => {
      const tile = tilesOf(all);
      let sum = 0;
      for (let x = 0; x < 2 ** z; x++) {
        for (let y = 0; y < 2 ** z; y++) {
          for (const { properties } of onTile(tile(z, x, y))) sum += Number(properties.count ?? 1);
        }
      }
      // A course exactly on the antimeridian's western side is on the map's last column, which ends there.
      const onSeam = all.filter(({ longitude }) => longitude === 180).length;
      assert.ok(sum === all.length || all.length - sum <= onSeam, `${sum} of ${all.length}`);
    }),
    { numRuns: 60 },
  );
});

test('on the closest tiles a course is on its own, with what is known about it', () => {
  const course: TileCourse = {
    golf_id: 77,
    slug: 'royal-example',
    name: '<b>Royal</b> Example',
    name_latin: null,
    country_code: null,
    latitude: 56.34,
    longitude: -2.8,
    hole_count: 18,
    par: null,
    has_geometry: true,
    access: 'unknown',
  };
  const tile = tilesOf([course, { ...course, golf_id: 78, slug: 'other', latitude: 56.3401 }]);
  const z = COURSE_TILES_MAX_ZOOM;
  const x = Math.floor(((course.longitude + 180) / 360) * 2 ** z);
  const sin = Math.sin((course.latitude * Math.PI) / 180);
  const y = Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** z);
  const found = onTile(tile(z, x, y));
  assert.equal(found.length, 2);
  const { name, properties } = found.find(({ id }) => id === 77)!;
  assert.equal(name, 'course');
  assert.deepEqual(
    { ...properties },
    { slug: 'royal-example', name: '<b>Royal</b> Example', holes: 18, map: 1 },
  );
});

const COURSE: TileCourse = {
  golf_id: 1,
  slug: 'a',
  name: 'x',
  name_latin: null,
  country_code: null,
  latitude: 0,
  longitude: 10,
  hole_count: null,
  par: null,
  has_geometry: false,
  access: 'unknown',
};

test('a cluster says at which zoom it splits up', () => {
  const tile = tilesOf([COURSE, { ...COURSE, golf_id: 2, slug: 'b', longitude: 10.5 }]);
  const [cluster] = onTile(tile(0, 0, 0));
  assert.equal(cluster?.properties.count, 2);
  const expand = Number(cluster?.properties.expand);
  assert.ok(expand > 1 && expand <= COURSE_TILES_MAX_ZOOM);
  const [, x] = [0, Math.floor(((10.25 + 180) / 360) * 2 ** expand)];
  const together = [x - 1, x, x + 1]
    .flatMap((column) => [2 ** expand / 2 - 1, 2 ** expand / 2].map((row) => [column, row] as const))
    .flatMap(([column, row]) => onTile(tile(expand, column, row)));
  assert.ok(together.every(({ name }) => name === 'course'));
});

test('dots are each course on its own at every zoom, named unless the tile is crowded', () => {
  const crowd = (count: number) =>
    Array.from({ length: count }, (_, i): TileCourse => {
      const place = { latitude: 10 + (i % 60) / 100, longitude: 20 + i / 10_000 };
      return { ...COURSE, ...place, golf_id: i + 1, slug: `course-${i}`, has_geometry: i === 0 };
    });
  const dotsOf = (count: number) => {
    const dots = onTile(createCourseTiles(tileCourses(crowd(count)), NO_FILTER, false)(0, 0, 0));
    const [first, second] = [1, 2].map((golfId) => dots.find(({ id }) => id === golfId)!.properties);
    return { count: dots.length, first: { ...first }, second: { ...second } };
  };
  const few = dotsOf(40);
  assert.deepEqual([few.count, few.first.slug, few.second.name], [40, 'course-0', 'x']);
  assert.deepEqual(dotsOf(4001), { count: 4001, first: { map: 1 }, second: { map: 0 } });
});

test('a tile without courses has no bytes', () => {
  assert.equal(tilesOf([])(3, 1, 1).length, 0);
});
