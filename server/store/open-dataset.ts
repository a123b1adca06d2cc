import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { memoize } from '#lib/cache/memoize.ts';
import { readPlaces } from '#lib/dataset-file/course-places.ts';
import type { CourseKind } from '#lib/golf/course-kinds.ts';
import {
  type CourseGroups,
  type CourseTable,
  groupCourses,
  ofKind,
  orderByRank,
  readCourseTable,
} from './course-table.ts';
import { type CityEntry, type Directory, readDirectory } from './directory.ts';
import { type FigureReader, figureReader } from './figure-reader.ts';
import { createHoleSearch, type HoleSearch } from './hole-search.ts';
import { type HoleTable, readHoleTable } from './hole-table.ts';
import { createNearestIndex, type NearestIndex } from './nearest-index.ts';
import { MissingDocument, openReadOnly } from './read-dataset-file.ts';
import { readTextIndex } from './text-index.ts';
import { type SearchText, textPages } from './text-pages.ts';

export type CourseLists = {
  byName: Int32Array;
  /** All, or those of one kind. */
  byId: (kind: CourseKind | undefined) => Int32Array;
  ofCountry: CourseGroups;
  ofRegion: CourseGroups;
  ofDistrict: CourseGroups;
  ofCity: CourseGroups;
  /** Courses that have reviews, best first. */
  best: Int32Array;
  bestOfCountry: CourseGroups;
  bestOfRegion: CourseGroups;
};

/** One version of the dataset. It never changes. */
export type Dataset = {
  version: string;
  /** The path of its file. */
  path: string;
  isDemo: boolean;
  courses: CourseTable;
  directory: Directory;
  lists: CourseLists;
  nearest: NearestIndex;
  holes: () => HoleTable;
  searchHoles: HoleSearch;
  /** Best matches first; in one country if its id is given. */
  searchText: SearchText;
  /** Brotli of `{"data": GolfProfile}`. */
  readProfile: (golfId: number) => Uint8Array;
  /** `{"data": GolfSummary}`. */
  readSummary: (golfId: number) => string;
  findCity: (regionId: number, slug: string) => CityEntry | null;
  /** The slug of the only region with a city of this slug, in a country whose regions have changed. */
  findRegionOfCity: (countryId: number, slug: string) => string | null;
  /** The slug of the region that has the courses of a former one; null if several have, undefined if it never was. */
  findFormerRegion: (countryId: number, slug: string) => string | null | undefined;
  /** The golf_id of a former slug. */
  findRedirect: (slug: string) => number | null;
  /** The golf_id that a merged one was merged into. */
  findMerged: (golfId: number) => number | null;
  /** A query's statement, the same each time. */
  prepare: (sql: string) => StatementSync;
  /** Gives the file to a reader of `lib/dataset-file`. */
  read: <Value>(reader: (database: DatabaseSync) => Value) => Value;
  readFigure: FigureReader;
  /** Computed once for this version: for answers without parameters. */
  memo: <Value>(key: string, make: () => Value) => Value;
  close: () => void;
};

/**
 * Opens a file that has been checked. What lists and searches of courses need is read at once; the holes, the words of the
 * text search and the places are read when they're first asked for.
 */
export function openDataset(path: string, version: string): Dataset {
  const database = openReadOnly(path);
  try {
    return toDataset(database, { path, version });
  } catch (error) {
    database.close();
    throw error;
  }
}

function toDataset(database: DatabaseSync, file: Pick<Dataset, 'version' | 'path'>): Dataset {
  const courses = readCourseTable(database);
  const memos = new Map<string, unknown>();
  const memo = <Value>(key: string, make: () => Value): Value => {
    if (!memos.has(key)) memos.set(key, make());
    return memos.get(key) as Value;
  };
  const holes = () => memo('holes', () => readHoleTable(database));
  const nearest = () => memo('nearest', () => createNearestIndex({ ...courses, tree: readPlaces(database) }));
  const searchText = () => memo('words', () => textPages(readTextIndex(database, courses), courses));
  const searchHoles = () => memo('search for holes', () => createHoleSearch(courses, holes()));
  return {
    ...file,
    courses,
    directory: readDirectory(database),
    lists: toLists(courses),
    isDemo: database.prepare("SELECT value FROM meta WHERE key = 'kind'").get()?.value === 'demo',
    nearest: { find: (request) => nearest().find(request) },
    holes,
    searchHoles: (request) => searchHoles()(request),
    searchText: (request) => searchText()(request),
    ...lookUps(database),
    readFigure: figureReader(database, courses),
    prepare: memoize((sql: string) => database.prepare(sql)),
    read: (reader) => reader(database),
    memo,
    close: () => database.close(),
  };
}

function toLists(courses: CourseTable): CourseLists {
  const byName = orderByRank(courses.nameRanks);
  const best = orderByRank(courses.bestRanks);
  const all = new Int32Array(courses.length).map((_, index) => index);
  return {
    byName,
    byId: (kind) => (kind === undefined ? all : all.filter(ofKind(courses, kind)!)),
    ofCountry: groupCourses(courses.countryIds, byName),
    ofRegion: groupCourses(courses.regionIds, byName),
    ofDistrict: groupCourses(courses.districtIds, byName),
    ofCity: groupCourses(courses.cityIds, byName),
    best,
    bestOfCountry: groupCourses(courses.countryIds, best),
    bestOfRegion: groupCourses(courses.regionIds, best),
  };
}

/** Functions that look one value up. */
function lookUps(database: DatabaseSync) {
  /** Undefined where no row is found. */
  const lookUp = <Value>(sql: string) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return (...parameters: (string | number)[]) =>
      (statement.get(...parameters) as unknown as [Value] | undefined)?.[0];
  };
  const profile = lookUp<Uint8Array>('SELECT body FROM profile WHERE golf_id = ?');
  const summary = lookUp<string>('SELECT doc FROM summary WHERE golf_id = ?');
  const city = database.prepare(
    'SELECT city_id AS id, slug, name FROM city WHERE region_id = ? AND slug = ?',
  );
  const regionOfCity = lookUp<string | null>(`
    SELECT iif(count(*) = 1, region.slug, NULL) FROM city JOIN region USING (region_id)
    WHERE country_id = ?1 AND city.slug = ?2 AND EXISTS (SELECT 1 FROM former_region WHERE country_id = ?1)`);
  const redirect = lookUp<number>('SELECT golf_id FROM redirect WHERE slug = ?');
  const merged = lookUp<number>('SELECT into_golf_id FROM merged_id WHERE golf_id = ?');
  return {
    readProfile(golfId: number) {
      const body = profile(golfId);
      if (body instanceof Uint8Array) return body;
      throw new MissingDocument(`The dataset has no profile of golf_id ${golfId}`);
    },
    readSummary(golfId: number) {
      const document = summary(golfId);
      if (typeof document === 'string') return document;
      throw new MissingDocument(`The dataset has no summary of golf_id ${golfId}`);
    },
    findCity: (regionId: number, slug: string) => (city.get(regionId, slug) as CityEntry | undefined) ?? null,
    findRegionOfCity: (countryId: number, slug: string) => regionOfCity(countryId, slug) ?? null,
    findFormerRegion: lookUp<string | null>(
      `SELECT region.slug FROM former_region LEFT JOIN region USING (region_id)
      WHERE former_region.country_id = ? AND former_region.slug = ?`,
    ),
    findRedirect: (slug: string) => redirect(slug) ?? null,
    findMerged: (golfId: number) => merged(golfId) ?? null,
  };
}
