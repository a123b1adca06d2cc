import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { type ExportedFiles, exportFolderName, readExportedFiles } from '#lib/dataset-file/exported-files.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';
import { buildCourses } from '../fixtures/build-tiny.ts';
import { tinyCourses } from '../fixtures/tiny-courses.ts';
import { exportDataset, exportEdition } from './export-dataset.ts';
import { splitProfile } from './split-profile.ts';

const COUNT = 300;
const profiles = new Map(
  fixtureCourses(COUNT).map((course) => [String(course.golfId), fixtureProfile(course)]),
);
const sumOf = (count: (profile: GolfProfile) => number) =>
  [...profiles.values()].reduce((sum, profile) => sum + count(profile), 0);

type Row = Record<string, unknown>;

function documentedQueries(): string[] {
  const document = readFileSync(new URL('../../docs/downloads.md', import.meta.url), 'utf8');
  return [...document.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql]) => sql!);
}

describe('the files of an edition', () => {
  let dataDir = '';
  let folder = '';
  let exported: ExportedFiles;
  let duck: DuckDBConnection;
  before(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'fairway-export-'));
    publishFixtureDataset(dataDir, COUNT);
    exported = await exportDataset(dataDir, () => {});
    folder = join(dataDir, exportFolderName(exported.version));
    duck = await (await DuckDBInstance.create()).connect();
  });
  after(() => {
    duck?.closeSync();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const query = async (sql: string): Promise<Row[]> =>
    (await duck.runAndReadAll(sql.replaceAll('FILES', folder))).getRowObjectsJS() as Row[];
  const read = (file: string) => readFileSync(join(folder, file));

  test('the list names every file with its size, digest, rows and licence', () => {
    assert.deepEqual(
      exported.files.map(({ file }) => file).toSorted(),
      readdirSync(folder)
        .filter((name) => name !== 'files.json')
        .toSorted(),
    );
    for (const { file, bytes, sha256, licence, attribution } of exported.files) {
      assert.equal(read(file).length, bytes);
      assert.equal(createHash('sha256').update(read(file)).digest('hex'), sha256, file);
      assert.ok(licence && attribution);
    }
    const rowsOf = (name: string) => exported.files.find(({ file }) => file === name)!.rows;
    assert.deepEqual(['courses.csv.gz', 'courses.parquet', 'profiles.ndjson.gz'].map(rowsOf), [
      COUNT,
      COUNT,
      COUNT,
    ]);
    assert.equal(
      rowsOf('holes.parquet'),
      sumOf(({ holes }) => holes.length),
    );
    assert.equal(
      rowsOf('hazards.parquet'),
      sumOf(({ hazards }) => hazards.length),
    );
    assert.equal(
      rowsOf('surfaces.parquet'),
      sumOf(({ surfaces }) => surfaces.length),
    );
    assert.equal(
      rowsOf('teeboxes.parquet'),
      sumOf(({ teeboxes }) => teeboxes.length),
    );
  });

  test('made again, each file is the same to the byte', async () => {
    const first = exported.files.map(({ file, sha256 }) => `${file} ${sha256}`);
    const again = await exportDataset(dataDir, () => {});
    assert.deepEqual(
      again.files.map(({ file, sha256 }) => `${file} ${sha256}`),
      first,
    );
  });

  test('DuckDB reads every table, and 1,000 rows at random are those of the profiles', async () => {
    const random = seededRandom(7);
    const pick = (rows: Row[]) =>
      Array.from({ length: 200 }, () => rows[Math.floor(random() * rows.length)]!);
    const profileOf = (row: Row) => profiles.get(String(row.golf_id))!;
    const same = (row: Row, of: Row, names: readonly string[]) => {
      for (const name of names)
        assert.deepEqual(row[name] ?? null, of[name] ?? null, `${name} of ${row.golf_id}`);
    };
    for (const row of pick(await query("SELECT * FROM 'FILES/courses.parquet'"))) {
      const profile = profileOf(row);
      same(row, profile, ['slug', 'name', 'club_name', 'kind', 'hole_count', 'par', 'review_count', 'url']);
      same(row, profile.location, ['latitude', 'longitude', 'country_code']);
      assert.equal(row.country, profile.location.country.slug);
    }
    for (const row of pick(await query("SELECT * FROM 'FILES/holes.parquet'"))) {
      const hole = profileOf(row).holes.find(({ hole_id }) => hole_id === row.hole_id)!;
      same(row, hole, ['number', 'loop', 'name', 'length', 'bearing', 'elevation_change']);
      same(row, hole.facts, ['turn', 'shape', 'island_green', 'greenside_bunkers', 'water_in_play']);
      const [card] = profileOf(row).scorecards;
      assert.equal(row.par, card!.holes.find(({ hole_id }) => hole_id === row.hole_id)!.par);
    }
    for (const row of pick(await query("SELECT * FROM 'FILES/hazards.parquet'"))) {
      const hazard = profileOf(row).hazards.find(({ hazard_id }) => hazard_id === row.hazard_id)!;
      same(row, hazard, ['type', 'name', 'area']);
      assert.equal(row.hole_id, hazard.hole_ids[0]);
    }
    for (const row of pick(await query("SELECT * FROM 'FILES/surfaces.parquet'"))) {
      const surface = profileOf(row).surfaces.find(({ surface_id }) => surface_id === row.surface_id)!;
      same(row, surface, ['type', 'area']);
    }
    for (const row of pick(await query("SELECT * FROM 'FILES/teeboxes.parquet'"))) {
      const teebox = profileOf(row).teeboxes.find(({ teebox_id }) => teebox_id === row.teebox_id)!;
      same(row, teebox, ['name', 'color', 'length', 'slope', 'course_rating']);
      assert.deepEqual(JSON.parse(String(row.holes)), teebox.holes);
    }
  });

  test('they are GeoParquet 1.1: WKB that lies in its own box, and the licence next to it', async () => {
    const texts = await query(
      "SELECT key::VARCHAR AS key, decode(value) AS value FROM parquet_kv_metadata('FILES/hazards.parquet')",
    );
    const metadata = Object.fromEntries(texts.map(({ key, value }) => [String(key), String(value)]));
    const geo = JSON.parse(metadata.geo!);
    assert.deepEqual([geo.version, geo.primary_column], ['1.1.0', 'geometry']);
    const { encoding, geometry_types, covering, bbox } = geo.columns.geometry;
    assert.deepEqual([encoding, geometry_types, bbox.length], ['WKB', ['Polygon'], 4]);
    assert.deepEqual(covering.bbox.xmax, ['bbox', 'xmax']);
    assert.ok(metadata.licence && metadata.attribution);
    const [outside] = await query(
      `SELECT count(*) AS n FROM 'FILES/hazards.parquet'
       WHERE bbox.xmin > bbox.xmax OR bbox.ymin > bbox.ymax OR bbox.xmin < ${bbox[0]} OR bbox.ymax > ${bbox[3]}`,
    );
    assert.equal(Number(outside!.n), 0);
  });

  test('the longest par 5 of each country is a question that DuckDB answers', async () => {
    const [sql = ''] = documentedQueries();
    const answers = await query(sql.replaceAll("'holes.parquet'", "'FILES/holes.parquet'"));
    const longest = new Map<string, number>();
    for (const { holes, scorecards, location } of profiles.values()) {
      for (const hole of holes) {
        const par = scorecards[0]!.holes.find(({ hole_id }) => hole_id === hole.hole_id)!.par;
        const { slug } = location.country;
        if (par === 5) longest.set(slug, Math.max(longest.get(slug) ?? 0, hole.length ?? 0));
      }
    }
    assert.ok(longest.size > 1);
    assert.deepEqual(
      new Map(answers.map(({ country, metres }) => [String(country), Number(metres)])),
      longest,
    );
  });

  test('each line of the profiles is the answer of the API', () => {
    const lines = gunzipSync(read('profiles.ndjson.gz')).toString().trimEnd().split('\n');
    assert.equal(lines.length, COUNT);
    for (const line of lines) {
      const profile = JSON.parse(line);
      assert.deepEqual(profile, profiles.get(profile.golf_id));
    }
  });

  test('the CSV has a line for each course, and no name that a spreadsheet would run', () => {
    const rows: Record<string, string>[] = parse(gunzipSync(read('courses.csv.gz')), { columns: true });
    assert.equal(rows.length, COUNT);
    const hostile = rows.find(({ slug }) => slug === 'script-alert-links')!;
    assert.equal(hostile.name, profiles.get(hostile.golf_id!)!.name);
    for (const row of rows) assert.doesNotMatch(row.name!, /^[=+@-]/);
  });
});

test('a build that exports has the files ready when it publishes, and cleans up after a killed one', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-export-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'files-0123456789abcdef.new'));
  mkdirSync(join(folder, 'files-0123456789abcdef'));
  let manifestDuringExport: unknown;
  const report = await buildCourses(folder, tinyCourses(), {
    exportFiles: async (edition) => {
      manifestDuringExport = await readManifest(folder);
      await exportEdition(folder, edition, () => {});
    },
  });
  assert.equal(manifestDuringExport, null);
  const { version, file, size } = report.manifest;
  const files = readdirSync(folder).filter((name) => name.startsWith('files-'));
  assert.deepEqual(files, [exportFolderName(version)]);
  const listed = readExportedFiles(folder, version)!.files.find((each) => each.file === file)!;
  assert.equal(listed.bytes, size);
  const linesOf = (name: string): Row[] => {
    const bytes = readFileSync(join(folder, exportFolderName(version), name));
    return gunzipSync(bytes)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const whole = new Map(linesOf('profiles.ndjson.gz').map((line) => [line.golf_id, line]));
  const supplied = linesOf('supplied-cards.ndjson.gz');
  assert.ok(supplied.length > 0);
  for (const { golf_id, ...cards } of supplied) Object.assign(whole.get(golf_id)!, cards);
  const database = openDatasetFile(join(folder, file));
  t.after(() => database.close());
  const longest = new Map<string, number>();
  for (const { body } of database.prepare('SELECT body FROM profile').all()) {
    const data: GolfProfile = JSON.parse(brotliDecompressSync(body as Uint8Array).toString()).data;
    assert.deepEqual({ ...whole.get(data.golf_id), holes: data.holes }, data);
    const { slug } = data.location.country;
    for (const { par, length_traced: length } of data.holes) {
      if (par === 4) longest.set(slug, Math.max(longest.get(slug) ?? 0, length ?? 0));
    }
  }
  const duck = await (await DuckDBInstance.create()).connect();
  t.after(() => duck.closeSync());
  const query = documentedQueries()[1]!.replace('= 5', '= 4');
  const inFolder = query.replace(/'(?=supplied|holes)/g, `'${join(folder, exportFolderName(version))}/`);
  const answers = (await duck.runAndReadAll(inFolder)).getRowObjectsJS();
  assert.ok(longest.size > 0);
  assert.deepEqual(new Map(answers.map(({ country, metres }) => [country, metres])), longest);
});

test('what federations and members supplied is taken out of a profile, and adding it gives the profile back', () => {
  const whole = fixtureProfile(fixtureCourses(2)[1]!);
  const profile: GolfProfile = {
    ...whole,
    origins: [
      { source: 'osm', id: 'way/1', how: 'traced', date: null, paths: ['holes.0'] },
      {
        source: 'scorecards',
        id: 'cards.ndjson:3',
        how: 'card',
        date: null,
        paths: ['scorecards.0', 'teeboxes.0', 'par'],
      },
      {
        source: 'reviews',
        id: null,
        how: 'worked_out',
        date: null,
        paths: ['review_count', 'review_average'],
      },
    ],
  };
  const { open, cards, reviews } = splitProfile(profile);
  for (const key of [
    'scorecards',
    'teeboxes',
    'par',
    'review_count',
    'review_average',
    'review_distribution',
  ]) {
    assert.equal(key in open, false, key);
  }
  const ofLines = open.holes!.map(({ par, par_source, measured_from, length, length_traced }) => [
    ...[par, par_source, measured_from],
    length === length_traced,
  ]);
  assert.deepEqual(ofLines, Array(profile.holes.length).fill([null, null, null, true]));
  assert.deepEqual(Object.keys(cards!), ['scorecards', 'teeboxes', 'par']);
  assert.deepEqual({ ...open, ...cards, ...reviews, holes: profile.holes }, profile);
  assert.deepEqual(splitProfile(whole), { open: whole, cards: null, reviews: null });
});
