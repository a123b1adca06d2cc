import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LonLat } from '#lib/geo/ruler.ts';
import { detailsWith, headWith } from '../../fixtures/tiny-courses.ts';
import type { Place } from '../../places/place.ts';
import { nameRanks } from './course-tables.ts';
import type { CourseEntry } from './dataset-contents.ts';
import { toDirectory } from './directory.ts';

const named = (name: string) => ({ name, slug: name.toLowerCase() });

function entry(golfId: number, path: string, name = 'x'): CourseEntry {
  const [continent, country, region, city] = path.split('/');
  const place: Place = {
    continent: named(continent!),
    country: { ...named(country!), code: country!.slice(0, 2).toUpperCase(), continent: named(continent!) },
    region: named(region!),
    city: city ? named(city) : null,
    timezone: null,
    elevation: null,
    elevationTown: null,
  };
  return { golfId, slug: `${name}-${golfId}`, name, latin: null, place, index: golfId - 1 };
}

const entries = [
  entry(1, 'Europe/Portugal/Faro/Lagos'),
  entry(2, 'Europe/Portugal/Faro/Lagos'),
  entry(3, 'Europe/Portugal/Faro'),
  entry(4, 'Europe/Portugal/Porto/Lagos'),
  entry(5, 'Africa/Nigeria/Lagos/Lagos'),
];
const positions: LonLat[] = [
  [-8, 37],
  [-8.2, 37.2],
  [-8.1, 37.1],
  [-8.6, 41],
  [3.4, 6.5],
];
const positionOf = ({ index }: CourseEntry) => positions[index]!;

test('every place counts its courses and its parts', () => {
  const { continents, countries, regions, cities } = toDirectory(entries, positionOf);
  const counts = (nodes: typeof cities) =>
    nodes.map((node) => [node.slug, node.courseCount, node.childCount]);
  assert.deepEqual(counts(continents), [
    ['africa', 1, 1],
    ['europe', 4, 1],
  ]);
  assert.deepEqual(counts(countries), [
    ['nigeria', 1, 1],
    ['portugal', 4, 2],
  ]);
  assert.deepEqual(counts(regions), [
    ['lagos', 1, 1],
    ['faro', 3, 1],
    ['porto', 1, 1],
  ]);
  assert.deepEqual(
    cities.map((city) => [city.slug, city.parentId, city.courseCount]),
    [
      ['lagos', 1, 1],
      ['lagos', 2, 2],
      ['lagos', 3, 1],
    ],
  );
});

test('places are numbered by their names in any order of the courses', () => {
  const there = toDirectory(entries, positionOf);
  const back = toDirectory(entries.toReversed(), positionOf);
  const withoutOrder = ({ idsOf: _, ...directory }: typeof there) => directory;
  assert.deepEqual(withoutOrder(back).cities, withoutOrder(there).cities);
  assert.deepEqual(back.idsOf.toReversed(), there.idsOf);
  assert.deepEqual(there.idsOf[2], { countryId: 2, regionId: 2, districtId: null, cityId: null });
});

test('districts count their courses next to the cities of a region', () => {
  const inDistricts = entries.map((each, index) =>
    index < 2 ? { ...each, place: { ...each.place, district: named('Barlavento') } } : each,
  );
  const { regions, districts, idsOf } = toDirectory(inDistricts, positionOf);
  assert.deepEqual(
    districts.map(({ slug, parentId, courseCount }) => [slug, parentId, courseCount]),
    [['barlavento', 2, 2]],
  );
  assert.deepEqual(
    regions.map(({ districtCount, childCount }) => [districtCount, childCount]),
    [
      [0, 1],
      [1, 1],
      [0, 1],
    ],
  );
  assert.deepEqual(
    idsOf.map(({ districtId }) => districtId),
    [1, 1, null, null, null],
  );
});

test('regions are listed unless they hold little more than a course each, or are the country itself', () => {
  const inRegions = (country: string, ...regions: string[]) =>
    regions.map((region, index) => entry(index + 1, `Europe/${country}/${region}`));
  const lists = (courses: CourseEntry[]) => {
    const { countries } = toDirectory(courses, () => [0, 50]);
    return countries[0]!.listsRegions;
  };
  assert.equal(lists(inRegions('Latvia', 'A', 'B', 'C', 'A', 'D')), false);
  assert.equal(lists(inRegions('Latvia', 'A', 'B', 'A', 'B', 'C', 'C')), true);
  assert.equal(lists(inRegions('Latvia', 'A', 'B', 'C')), true);
  assert.equal(lists(inRegions('Monaco', 'Monaco', 'Monaco')), false);
  assert.equal(lists(inRegions('Jersey', 'Monaco', 'Monaco')), true);
  const many = Array.from({ length: 101 }, (_, index) => `R${Math.floor(index / 1.4)}`);
  assert.equal(lists(inRegions('Latvia', ...many)), true, 'too many for one list');
});

test('names are ranked as a reader sorts them, namesakes by golf_id and practice courses last', () => {
  const names = ['Zebra', 'Ålesund', 'zebra', 'Alba', 'Ömer', 'Alba'];
  const ranked = names.map((name, index) => entry(index + 1, 'Europe/Norway/Viken', name));
  const ranks = nameRanks({
    entries: ranked,
    inProgress: {
      heads: ranked.map((_, index) =>
        headWith({ sourceIds: [], position: [0, 0], kind: index === 3 ? 'practice' : 'course' }),
      ),
      details: () => detailsWith(),
    },
  });
  const order = ranked.toSorted((a, b) => ranks[a.index]! - ranks[b.index]!);
  assert.deepEqual(
    order.map(({ name, golfId }) => `${name} ${golfId}`),
    ['Alba 6', 'Ålesund 2', 'Ömer 5', 'zebra 3', 'Zebra 1', 'Alba 4'],
  );
});
