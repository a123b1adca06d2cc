import type { HoleFacts } from '#lib/contract/hole-facts.ts';
import { limits } from '#lib/contract/limits.ts';
import type { FoundHole } from '#lib/contract/operations/holes.ts';
import type { ReadBy } from '#lib/contract/operations.ts';
import { columnRange, HOLE_COLUMNS, type HoleColumnName } from '#lib/dataset-file/hole-columns.ts';
import { conditionsOf } from '#lib/dataset-file/hole-conditions.ts';
import { holeShapes } from '#lib/golf/hole-shapes.ts';
import { numberSources } from '#lib/golf/number-sources.ts';
import { parSources } from '#lib/golf/par-by-length.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { type Answers, type Failure, failure, foundPage } from '../operation.ts';
import { ofKind } from '../store/course-table.ts';
import type { HoleRequest } from '../store/hole-search.ts';
import type { HoleTable } from '../store/hole-table.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { findContinent, findCountry, findCurrentRegion } from './find-area.ts';

type Query = ReadBy<'searchHoles'>;

export const holeAnswers = {
  searchHoles: {
    answer(dataset, query) {
      const refused = refuse(query);
      if (refused) return refused;
      const area = findCourses(dataset, query);
      if (area.kind === 'failure') return area;
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
      return foundPage(hasMore, {
        query: {
          par: query.par ?? null,
          number: query.number ?? null,
          min_length: query.min_length ?? null,
          max_length: query.max_length ?? null,
          min_change: query.min_change ?? null,
          max_change: query.max_change ?? null,
          over_water: query.over_water ?? null,
          island_green: query.island_green ?? null,
          no_water: query.no_water ?? null,
          min_carry: query.min_carry ?? null,
          shape: query.shape ?? null,
          min_turn: query.min_turn ?? null,
          min_bunkers: query.min_bunkers ?? null,
          max_bunkers: query.max_bunkers ?? null,
          min_greenside_bunkers: query.min_greenside_bunkers ?? null,
          min_green_area: query.min_green_area ?? null,
          max_green_area: query.max_green_area ?? null,
          holes_numbered: query.holes_numbered ?? null,
          kind: query.kind ?? null,
          continent: query.continent ?? null,
          country: query.country ?? null,
          region: area.region,
          lat: query.lat ?? null,
          long: query.long ?? null,
          max_distance: place?.maxDistance ?? null,
          sort: query.sort,
          limit,
          skip,
        },
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

/** Mistakes that only show when several parameters are seen together. */
function refuse({ lat, long, max_distance, sort, continent, country, region }: Query): Failure | null {
  if ((lat === undefined) !== (long === undefined)) {
    const absent = lat === undefined ? 'lat' : 'long';
    return failure('latWithoutLong', 'Send both lat and long, or neither.', absent);
  }
  if (lat === undefined && max_distance !== undefined) {
    return failure('invalidParameter', 'max_distance needs lat and long.', 'max_distance');
  }
  if (lat === undefined && /^-?distance$/.test(sort)) {
    return failure(
      'invalidParameter',
      'Sorting by distance needs a point: send its latitude and longitude, too.',
      'sort',
    );
  }
  if (continent !== undefined && country !== undefined) {
    return failure('invalidParameter', 'Send continent or country, not both.', 'continent');
  }
  if (country === undefined && region !== undefined) {
    return failure('invalidParameter', 'Send region together with its country.', 'region');
  }
  return null;
}

/** The courses of the area, null for all; of a former region that several have replaced, the country's. */
function findCourses(
  dataset: Dataset,
  { continent, country: countrySlug, region: slug }: Query,
): Failure | { kind: 'courses'; courses: Int32Array | null; region: string | null } {
  const { lists } = dataset;
  if (continent !== undefined) {
    const found = findContinent(dataset, continent, 'continent');
    if (found.kind === 'failure') return found;
    const lengths = found.entry.countries.map(({ id }) => lists.ofCountry.of(id));
    const courses = new Int32Array(lengths.reduce((total, { length }) => total + length, 0));
    let at = 0;
    for (const list of lengths) {
      courses.set(list, at);
      at += list.length;
    }
    return { kind: 'courses', courses, region: null };
  }
  if (countrySlug === undefined) return { kind: 'courses', courses: null, region: null };
  const country = findCountry(dataset, countrySlug, 'country');
  if (country.kind === 'failure') return country;
  const region = slug === undefined ? null : findCurrentRegion(dataset, country.entry, slug);
  if (region?.kind === 'failure') return region;
  const entry = region?.entry ?? null;
  return {
    kind: 'courses',
    courses: entry ? lists.ofRegion.of(entry.id) : lists.ofCountry.of(country.entry.id),
    region: entry?.record.slug ?? null,
  };
}

/** Those of a kind where it's given; null for all. */
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

const ORDERS = {
  length: 'length',
  elevation_change: 'elevation_change',
  turn: 'turn',
  forced_carry: 'carry_length',
  bunkers: 'bunkers',
  green_area: 'green_area',
  distance: 'distance',
} satisfies Record<string, HoleRequest['sort']['by']>;

function sortOf(sort: Query['sort']): HoleRequest['sort'] {
  const isDescending = sort.startsWith('-');
  return { by: ORDERS[sort.replace('-', '') as keyof typeof ORDERS], isDescending };
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
