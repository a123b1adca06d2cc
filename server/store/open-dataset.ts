import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type CourseColumns, readCourseColumns } from '#lib/dataset-file/course-columns.ts';
import { doAtOnce } from '#lib/dataset-file/do-at-once.ts';
import { type StoredColumns, storedColumns } from '#lib/dataset-file/stored-columns.ts';
import type { CourseKind } from '#lib/golf/course-kinds.ts';
import {
  type CourseGroups,
  type CourseTable,
  groupCourses,
  indexSlugs,
  ofKind,
  orderByRank,
} from './course-table.ts';
import { type CityEntry, type Directory, readDirectory } from './directory.ts';
import { type FigureReader, figureReader } from './figure-reader.ts';
import { createHoleSearch, type HoleSearch } from './hole-search.ts';
import { type HoleTable, readHoleTable } from './hole-table.ts';
import { createNearestIndex, type NearestIndex } from './nearest-index.ts';
import { MissingDocument, openReadOnly } from './read-dataset-file.ts';
import { doStepwise, type StepOptions } from './stepwise.ts';
import { readTextIndex } from './text-index.ts';
import { type SearchText, textPages } from './text-pages.ts';

export type CourseLists = {
  byName: Int32Array;
  /** Of one kind where it is given. */
  byId: (kind: CourseKind | undefined) => Int32Array;
  ofCountry: CourseGroups;
  ofRegion: CourseGroups;
  ofDistrict: CourseGroups;
  ofCity: CourseGroups;
  /** Without courses that have no reviews. */
  best: Int32Array;
  bestOfCountry: CourseGroups;
  bestOfRegion: CourseGroups;
};

/** One version of the dataset. It never changes. */
export type Dataset = {
  version: string;
  /** Of its file. */
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
  /** Resolves once no search has to wait for anything to be read. */
  fullyRead: Promise<void>;
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
  /** For things that are made once for each version. */
  read: <Value>(reader: (database: DatabaseSync) => Value) => Value;
  readFigure: FigureReader;
  /** Computed once for this version: for answers without parameters. */
  memo: <Value>(key: string, make: () => Value) => Value;
  close: () => void;
};

/**
 * Reads what lists of all courses need into memory at once, and the rest in steps afterwards, or at once where it's asked for.
 * The file must have been checked.
 */
export function openDataset(path: string, version: string): Dataset {
  return doAtOnce(openDatasetInSteps(path, version));
}

export type OpenOptions = StepOptions & {
  /** Of this file, if they've been unpacked already. */
  columns?: StoredColumns;
};

/** The same in steps of some milliseconds, at 35,000 courses; StepOptions are for what's read afterwards. */
export function* openDatasetInSteps(
  path: string,
  version: string,
  options: OpenOptions = {},
): Generator<void, Dataset, void> {
  const database = openReadOnly(path);
  const stored = options.columns ?? storedColumns(database);
  let isOpened = false;
  try {
    const columns = yield* readCourseColumns(stored);
    yield;
    const lists = yield* toLists(columns);
    yield;
    const dataset = toDataset({ database, stored, columns }, { version, path, lists }, options);
    isOpened = true;
    return dataset;
  } finally {
    if (!isOpened) database.close();
  }
}

type Read = { database: DatabaseSync; stored: StoredColumns; columns: CourseColumns };

function toDataset(
  { database, stored, columns }: Read,
  parts: Pick<Dataset, 'version' | 'path' | 'lists'>,
  options: StepOptions,
): Dataset {
  // One after the other, so that requests are answered between any two steps.
  const slugs = doStepwise(indexSlugs(columns), options);
  const courses: CourseTable = {
    ...columns,
    indexOfSlug: (slug) => slugs.finish().get(slug),
    rowOf: (index) => JSON.parse(Buffer.from(`${columns.rows.at(index)}}`, 'latin1').toString()),
  };
  const directory = doStepwise(readDirectory(database), { ...options, after: slugs });
  const nearest = doStepwise(createNearestIndex(columns.longitudes, columns.latitudes), {
    ...options,
    after: directory,
  });
  const texts = doStepwise(unpackTexts(columns), { ...options, after: nearest });
  const text = doStepwise(readTextIndex(stored, courses), { ...options, after: texts });
  const holes = doStepwise(readHoles(stored, courses), { ...options, after: text });
  const stepwise = [slugs, directory, nearest, texts, text, holes];
  const memos = new Map<string, unknown>();
  return {
    ...parts,
    courses,
    get directory() {
      return directory.finish();
    },
    isDemo: database.prepare("SELECT value FROM meta WHERE key = 'kind'").get()?.value === 'demo',
    nearest: { find: (request) => nearest.finish().find(request) },
    holes: () => holes.finish().table,
    searchHoles: (request) => holes.finish().search(request),
    searchText: textPages(text, courses),
    fullyRead: Promise.all(stepwise.map(({ ended }) => ended)).then(() => {}),
    ...lookUps(database),
    readFigure: figureReader(database, courses),
    read: (reader) => reader(database),
    memo<Value>(key: string, make: () => Value): Value {
      if (!memos.has(key)) memos.set(key, make());
      return memos.get(key) as Value;
    },
    close() {
      for (const { stop } of stepwise) stop();
      database.close();
    },
  };
}

function* unpackTexts({ updatedAt, rows }: CourseColumns): Generator<void, void, void> {
  yield* updatedAt.unpack();
  yield* rows.unpack();
}

function* readHoles(
  stored: StoredColumns,
  courses: CourseTable,
): Generator<void, { table: HoleTable; search: HoleSearch }, void> {
  const table = yield* readHoleTable(stored);
  yield;
  return { table, search: yield* createHoleSearch(courses, table) };
}

function* toLists(courses: CourseColumns): Generator<void, CourseLists, void> {
  const byName = orderByRank(courses.nameRanks);
  const best = orderByRank(courses.bestRanks);
  yield;
  const byId = byIdOfKind(courses);
  yield;
  return {
    byName,
    byId,
    ofCountry: groupCourses(courses.countryIds, byName),
    ofRegion: groupCourses(courses.regionIds, byName),
    ofDistrict: groupCourses(courses.districtIds, byName),
    ofCity: groupCourses(courses.cityIds, byName),
    best,
    bestOfCountry: groupCourses(courses.countryIds, best),
    bestOfRegion: groupCourses(courses.regionIds, best),
  };
}

function byIdOfKind(courses: CourseColumns): CourseLists['byId'] {
  const all = new Int32Array(courses.length).map((_, index) => index);
  const lists = new Map<CourseKind | undefined, Int32Array>([[undefined, all]]);
  return (kind) => {
    const known = lists.get(kind) ?? all.filter(ofKind(courses, kind)!);
    lists.set(kind, known);
    return known;
  };
}

function lookUps(database: DatabaseSync) {
  const first = (sql: string) => {
    const statement: StatementSync = database.prepare(sql);
    return (...parameters: (string | number)[]) => statement.get(...parameters);
  };
  const profile = first('SELECT body FROM profile WHERE golf_id = ?');
  const summary = first('SELECT doc FROM summary WHERE golf_id = ?');
  const city = first('SELECT city_id, slug, name FROM city WHERE region_id = ? AND slug = ?');
  const regionsOfCity = database.prepare(`
    SELECT region.slug FROM city JOIN region USING (region_id)
    WHERE country_id = ?1 AND city.slug = ?2 AND EXISTS (SELECT 1 FROM former_region WHERE country_id = ?1)`);
  const formerRegion = first(
    'SELECT region.slug FROM former_region LEFT JOIN region USING (region_id) WHERE former_region.country_id = ? AND former_region.slug = ?',
  );
  const redirect = first('SELECT golf_id FROM redirect WHERE slug = ?');
  const merged = first('SELECT into_golf_id FROM merged_id WHERE golf_id = ?');
  return {
    readProfile(golfId: number) {
      const body = profile(golfId)?.body;
      if (body instanceof Uint8Array) return body;
      throw new MissingDocument(`The dataset has no profile of golf_id ${golfId}`);
    },
    readSummary(golfId: number) {
      const document = summary(golfId)?.doc;
      if (typeof document === 'string') return document;
      throw new MissingDocument(`The dataset has no summary of golf_id ${golfId}`);
    },
    findCity(regionId: number, slug: string): CityEntry | null {
      const row = city(regionId, slug);
      return row ? { id: Number(row.city_id), slug: String(row.slug), name: String(row.name) } : null;
    },
    findRegionOfCity(countryId: number, slug: string) {
      const [row, ...others] = regionsOfCity.all(countryId, slug);
      return row && others.length === 0 ? String(row.slug) : null;
    },
    findFormerRegion(countryId: number, slug: string) {
      const row = formerRegion(countryId, slug);
      if (!row) return undefined;
      return row.slug === null ? null : String(row.slug);
    },
    findRedirect(slug: string) {
      const row = redirect(slug);
      return row ? Number(row.golf_id) : null;
    },
    findMerged(golfId: number) {
      const row = merged(golfId);
      return row ? Number(row.into_golf_id) : null;
    },
  };
}
