import type { DatabaseSync } from 'node:sqlite';
import { type Access, accesses } from '#lib/golf/access.ts';
import { type CourseKind, courseKinds } from '#lib/golf/course-kinds.ts';
import type { CourseTable } from './course-table.ts';

type Row = {
  golf_id: number;
  slug: string;
  latitude: number;
  longitude: number;
  country_id: number;
  region_id: number | null;
  district_id: number | null;
  city_id: number | null;
  name_rank: number;
  best_rank: number | null;
  weighted_average: number | null;
  review_count: number;
  has_geometry: number;
  is_named: number;
  has_card: number;
  hole_count: number | null;
  par: number | null;
  length: number | null;
  slope: number | null;
  access: Access;
  kind: CourseKind;
  row_doc: string;
  updated_at: string | null;
  profile_hash: string;
  summary_hash: string;
};

const columns = [
  'golf_id',
  'slug',
  'latitude',
  'longitude',
  'country_id',
  'region_id',
  'district_id',
  'city_id',
  'name_rank',
  'best_rank',
  'weighted_average',
  'review_count',
  'has_geometry',
  'is_named',
  'has_card',
  'hole_count',
  'par',
  'length',
  'slope',
  'access',
  'kind',
  'row_doc',
  'updated_at',
  'profile_hash',
  'summary_hash',
] as const satisfies readonly (keyof Row)[];

/** Only what is selected, so that using another column doesn't compile. */
type Selected = Pick<Row, (typeof columns)[number]>;

const ROWS_PER_STEP = 500;

export function* readCourseTable(database: DatabaseSync): Generator<void, CourseTable, void> {
  const table = emptyTable(Number(database.prepare('SELECT count(*) AS n FROM course').get()?.n));
  // Thousands of courses have the same time.
  const times = new Map<string, string>();
  const shared = (time: string | null) => {
    if (time !== null && !times.has(time)) times.set(time, time);
    return time && times.get(time)!;
  };
  const statement = database.prepare(`SELECT ${columns.join()} FROM course ORDER BY golf_id`);
  let index = 0;
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<Selected>) {
    setCourse(table, index, row);
    table.updatedAt[index++] = shared(row.updated_at);
    if (index % ROWS_PER_STEP === 0) yield;
  }
  rankByProminence(table);
  return table;
}

function emptyTable(length: number): CourseTable {
  return {
    length,
    golfIds: new Float64Array(length),
    slugs: new Array<string>(length),
    latitudes: new Float64Array(length),
    longitudes: new Float64Array(length),
    countryIds: new Int32Array(length),
    regionIds: new Int32Array(length),
    districtIds: new Int32Array(length),
    cityIds: new Int32Array(length),
    nameRanks: new Int32Array(length),
    prominenceRanks: new Int32Array(length),
    bestRanks: new Int32Array(length),
    weightedAverages: new Float64Array(length),
    reviewCounts: new Int32Array(length),
    hasGeometry: new Uint8Array(length),
    isNamed: new Uint8Array(length),
    hasCard: new Uint8Array(length),
    holeCounts: new Uint8Array(length),
    pars: new Uint16Array(length),
    lengths: new Uint16Array(length),
    slopes: new Uint8Array(length),
    accesses: new Uint8Array(length),
    kinds: new Uint8Array(length),
    updatedAt: new Array<string | null>(length),
    profileHashes: new Array<string>(length),
    summaryHashes: new Array<string>(length),
    rows: new Array<string>(length),
    indexBySlug: new Map(),
  };
}

function setCourse(table: CourseTable, index: number, row: Selected): void {
  table.golfIds[index] = row.golf_id;
  table.slugs[index] = row.slug;
  table.latitudes[index] = row.latitude;
  table.longitudes[index] = row.longitude;
  table.countryIds[index] = row.country_id;
  table.regionIds[index] = row.region_id ?? -1;
  table.districtIds[index] = row.district_id ?? -1;
  table.cityIds[index] = row.city_id ?? -1;
  table.nameRanks[index] = row.name_rank;
  table.bestRanks[index] = row.best_rank ?? 0;
  table.weightedAverages[index] = row.weighted_average ?? Number.NaN;
  table.reviewCounts[index] = row.review_count;
  table.hasGeometry[index] = row.has_geometry;
  table.isNamed[index] = row.is_named;
  table.hasCard[index] = row.has_card;
  table.holeCounts[index] = row.hole_count ?? 0;
  table.pars[index] = row.par ?? 0;
  table.lengths[index] = row.length ?? 0;
  table.slopes[index] = row.slope ?? 0;
  table.accesses[index] = accesses.indexOf(row.access);
  table.kinds[index] = courseKinds.indexOf(row.kind);
  table.rows[index] = withoutBrace(row.row_doc);
  table.profileHashes[index] = row.profile_hash;
  table.summaryHashes[index] = row.summary_hash;
  table.indexBySlug.set(row.slug, index);
}

/** Copied: a slice would keep the whole text, too. */
function withoutBrace(record: string): string {
  const bytes = Buffer.from(record);
  return bytes.toString('latin1', 0, bytes.length - 1);
}

function rankByProminence(table: CourseTable): void {
  const { length, isNamed, kinds, hasGeometry, hasCard, reviewCounts, nameRanks, prominenceRanks } = table;
  const practice = courseKinds.indexOf('practice');
  const known = Uint8Array.from(
    { length },
    (_, i) =>
      (kinds[i] === practice ? 0 : 8) +
      4 * isNamed[i]! +
      hasGeometry[i]! +
      hasCard[i]! +
      Number(reviewCounts[i]! > 0),
  );
  const order = Uint32Array.from({ length }, (_, index) => index).sort(
    (a, b) => known[b]! - known[a]! || reviewCounts[b]! - reviewCounts[a]! || nameRanks[a]! - nameRanks[b]!,
  );
  order.forEach((course, place) => {
    prominenceRanks[course] = place + 1;
  });
}
