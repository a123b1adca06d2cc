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
  /** UTF-8. */
  row_doc: Uint8Array;
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

type ValuesOf<Names extends readonly (keyof Row)[]> = { [At in keyof Names]: Row[Names[At]] };
/** Of a row, in the order of `columns`: an object for each row would take as long as all the rest of reading it. */
type Values = ValuesOf<typeof columns>;

const ROWS_PER_STEP = 500;

export function* readCourseTable(database: DatabaseSync): Generator<void, CourseTable, void> {
  const table = emptyTable(Number(database.prepare('SELECT count(*) AS n FROM course').get()?.n));
  // Thousands of courses have the same time.
  const times = new Map<string, string>();
  const shared = (time: string | null) => {
    if (time !== null && !times.has(time)) times.set(time, time);
    return time && times.get(time)!;
  };
  const selected = columns.map((name) => (name === 'row_doc' ? 'CAST(row_doc AS BLOB)' : name));
  const statement = database.prepare(`SELECT ${selected.join()} FROM course ORDER BY golf_id`);
  statement.setReturnArrays(true);
  let index = 0;
  for (const values of statement.iterate() as Iterable<unknown> as Iterable<Values>) {
    setCourse(table, index, values);
    table.updatedAt[index] = shared(table.updatedAt[index]!);
    if (++index % ROWS_PER_STEP === 0) yield;
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

function setCourse(table: CourseTable, index: number, values: Values): void {
  const [
    golfId,
    slug,
    latitude,
    longitude,
    countryId,
    regionId,
    districtId,
    cityId,
    nameRank,
    bestRank,
    weightedAverage,
    reviewCount,
    hasGeometry,
    isNamed,
    hasCard,
    holeCount,
    par,
    length,
    slope,
    access,
    kind,
    row,
    updatedAt,
    profileHash,
    summaryHash,
  ] = values;
  table.golfIds[index] = golfId;
  table.slugs[index] = slug;
  table.latitudes[index] = latitude;
  table.longitudes[index] = longitude;
  table.countryIds[index] = countryId;
  table.regionIds[index] = regionId ?? -1;
  table.districtIds[index] = districtId ?? -1;
  table.cityIds[index] = cityId ?? -1;
  table.nameRanks[index] = nameRank;
  table.bestRanks[index] = bestRank ?? 0;
  table.weightedAverages[index] = weightedAverage ?? Number.NaN;
  table.reviewCounts[index] = reviewCount;
  table.hasGeometry[index] = hasGeometry;
  table.isNamed[index] = isNamed;
  table.hasCard[index] = hasCard;
  table.holeCounts[index] = holeCount ?? 0;
  table.pars[index] = par ?? 0;
  table.lengths[index] = length ?? 0;
  table.slopes[index] = slope ?? 0;
  table.accesses[index] = accesses.indexOf(access);
  table.kinds[index] = courseKinds.indexOf(kind);
  table.rows[index] = withoutBrace(row);
  table.updatedAt[index] = updatedAt;
  table.profileHashes[index] = profileHash;
  table.summaryHashes[index] = summaryHash;
  table.indexBySlug.set(slug, index);
}

function withoutBrace({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1', 0, byteLength - 1);
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
