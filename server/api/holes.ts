import type { HoleFacts } from '#lib/contract/hole-facts.ts';
import { limits } from '#lib/contract/limits.ts';
import { type FoundHole, type HoleQuery, holes } from '#lib/contract/operations/holes.ts';
import type { ReadBy } from '#lib/contract/operations.ts';
import { columnRange, HOLE_COLUMNS, type HoleColumnName } from '#lib/dataset-file/hole-columns.ts';
import { conditionsOf } from '#lib/dataset-file/hole-conditions.ts';
import { holeShapes } from '#lib/golf/hole-shapes.ts';
import { numberSources } from '#lib/golf/number-sources.ts';
import { parSources } from '#lib/golf/par-by-length.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { type Answers, fail, foundData } from '../operation.ts';
import { ofKind } from '../store/course-table.ts';
import type { HoleRequest } from '../store/hole-search.ts';
import type { HoleTable } from '../store/hole-table.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { findContinent, findCountry, findCurrentRegion } from './find-area.ts';

type Query = ReadBy<'searchHoles'>;

export const holeAnswers = {
  searchHoles: {
    answer(dataset, query) {
      checkTogether(query);
      const area = findCourses(dataset, query);
      const place = placeOf(query);
      const { skip, limit } = query;
      const { coverage, total, holes } = dataset.searchHoles({
        ...conditionsOf(query),
        courses: coursesOfKind(dataset, area.courses, query.kind),
        place,
        sort: sortOf(query.sort),
        skip,
        limit,
      });
      const items = holes.map(({ index, distance }) => toFoundHole(dataset, index, distance));
      const hasMore = items.length > 0 && skip + items.length < total;
      return foundData({
        query: { ...asSent(query), region: area.region, max_distance: place?.maxDistance ?? null },
        coverage,
        holes: {
          items_length: items.length,
          total,
          has_more: hasMore,
          items,
        },
      });
    },
  },
} satisfies Answers;

/** All parameters, null where one wasn't sent. */
function asSent(query: Query): HoleQuery {
  const names = Object.keys(holes.searchHoles.query) as (keyof Query)[];
  return Object.fromEntries(names.map((name) => [name, query[name] ?? null])) as HoleQuery;
}

/** Refuses mistakes that only show when several parameters are seen together. */
function checkTogether({ lat, long, max_distance, sort, continent, country, region }: Query): void {
  if ((lat === undefined) !== (long === undefined)) {
    const absent = lat === undefined ? 'lat' : 'long';
    fail('latWithoutLong', 'Send both lat and long, or neither.', absent);
  }
  if (lat === undefined && max_distance !== undefined) {
    fail('invalidParameter', 'max_distance needs lat and long.', 'max_distance');
  }
  if (lat === undefined && /^-?distance$/.test(sort)) {
    const message = 'Sorting by distance needs a point: send its latitude and longitude, too.';
    fail('invalidParameter', message, 'sort');
  }
  if (continent !== undefined && country !== undefined) {
    fail('invalidParameter', 'Send continent or country, not both.', 'continent');
  }
  if (country === undefined && region !== undefined) {
    fail('invalidParameter', 'Send region together with its country.', 'region');
  }
}

/** The courses of the area, or null for all. If several regions have replaced a former one, it's all courses of its country. */
function findCourses(
  dataset: Dataset,
  { continent, country: countrySlug, region: slug }: Query,
): { courses: Int32Array | null; region: string | null } {
  const { lists } = dataset;
  if (continent !== undefined) {
    const { countries } = findContinent(dataset, continent, 'continent');
    const courses = Int32Array.from(countries.flatMap(({ id }) => [...lists.ofCountry.of(id)]));
    return { courses, region: null };
  }
  if (countrySlug === undefined) return { courses: null, region: null };
  const country = findCountry(dataset, countrySlug, 'country');
  const region = slug === undefined ? null : findCurrentRegion(dataset, country, slug);
  return {
    courses: region ? lists.ofRegion.of(region.id) : lists.ofCountry.of(country.id),
    region: region?.record.slug ?? null,
  };
}

/** The courses of the area that are of this kind; null for all. */
function coursesOfKind(
  { courses, lists }: Dataset,
  area: Int32Array | null,
  kind: Query['kind'],
): Int32Array | null {
  const isOfKind = ofKind(courses, kind);
  if (!isOfKind) return area;
  return area ? area.filter(isOfKind) : lists.byId(kind);
}

function placeOf({ lat, long, max_distance }: Query): HoleRequest['place'] {
  if (lat === undefined || long === undefined) return null;
  return { point: [long, lat], maxDistance: max_distance ?? limits.radius.usual };
}

function sortOf(sort: Query['sort']): HoleRequest['sort'] {
  const by = sort.replace('-', '');
  const column = by === 'forced_carry' ? 'carry_length' : (by as HoleRequest['sort']['by']);
  return { by: column, isDescending: sort.startsWith('-') };
}

function toFoundHole(dataset: Dataset, index: number, distance: number | null): FoundHole {
  const { courses } = dataset;
  const holes = dataset.holes();
  const course = holes.courseOf(index);
  const value = (name: HoleColumnName) => valueAt(holes, name, index);
  const { id, anchor } = holes.namesOf(index);
  const [numberSource, parSource] = [value('number_source'), value('par_source')];
  return {
    hole_id: `${courses.golfIds[course]}-${id}`,
    number: value('number'),
    number_source: numberSource === null ? null : numberSources[numberSource]!,
    par: value('par'),
    par_source: parSource === null ? null : parSources[parSource]!,
    length: value('length'),
    length_traced: value('length_traced'),
    elevation_change: value('elevation_change'),
    facts: factsAt(value),
    course: courses.rowOf(course),
    url: `${pagePath.course(courses.slugs[course]!)}#hole-${anchor ?? value('number')}`,
    distance: distance === null ? null : Math.round(distance * 10) / 10,
  };
}

function valueAt({ columns }: HoleTable, name: HoleColumnName, index: number): number | null {
  const value = columns[name][index]!;
  return value === columnRange(name).unknown ? null : value / HOLE_COLUMNS[name].times;
}

function factsAt(value: (name: HoleColumnName) => number | null): HoleFacts {
  const flag = (name: HoleColumnName) => (value(name) === null ? null : value(name) === 1);
  const shape = value('shape');
  const [start, length] = [value('carry_start'), value('carry_length')];
  const [area, depth, width] = [value('green_area'), value('green_depth'), value('green_width')];
  return {
    turn: value('turn'),
    shape: shape === null ? null : holeShapes[shape]!,
    forced_carry: start === null || length === null ? null : { start, end: start + length },
    island_green: flag('island_green'),
    greenside_bunkers: value('greenside_bunkers'),
    fairway_bunkers: value('fairway_bunkers'),
    water_in_play: flag('water_in_play'),
    green: area === null || depth === null || width === null ? null : { area, depth, width },
  };
}
