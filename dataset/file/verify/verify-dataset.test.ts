import assert from 'node:assert/strict';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { packColumn, unpackColumn } from '#lib/dataset-file/packed-column.ts';
import { buildTiny } from '../../fixtures/build-tiny.ts';
import { verifyDataset } from './verify-dataset.ts';

let folder: string;
let good: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
  good = join(folder, (await buildTiny(folder)).manifest.file);
});
after(() => rm(folder, { recursive: true, force: true }));

async function verdictAfter(change: (database: DatabaseSync) => void): Promise<string[]> {
  const path = join(folder, 'changed.sqlite');
  await copyFile(good, path);
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  change(database);
  database.close();
  return verifyDataset(path, () => {});
}

test('a dataset as it was built breaks no rule', async () => {
  assert.deepEqual(await verifyDataset(good, () => {}), []);
});

test('each broken invariant of the tables is found and named', async () => {
  const cases: [sql: string, sentence: RegExp][] = [
    ['DELETE FROM country WHERE slug = (SELECT max(slug) FROM country)', /every reference meets its row/],
    ["INSERT INTO redirect VALUES ('gone', 99)", /meets its row \(1 times: redirect → course\)/],
    ['INSERT INTO summary VALUES (99, 1)', /meets its row \(1 times: summary 99 → course\)/],
    ['DELETE FROM profile WHERE golf_id = 2', /every course has a profile and a summary \(1 times: 2\)/],
    ['DELETE FROM summary WHERE golf_id = 2', /every course has a profile and a summary \(1 times: 2\)/],
    ["UPDATE course SET slug = 'Bad_Slug' WHERE golf_id = 2", /slugs of courses are well formed/],
    ["UPDATE course SET slug = '123' WHERE golf_id = 2", /not only digits \(1 times: 123\)/],
    [
      "UPDATE region SET slug = 'regions' WHERE region_id = 1",
      /slugs of places are well formed and not reserved/,
    ],
    ["UPDATE country SET slug = 'asia' WHERE country_id = 1", /no country has the slug of a continent/],
    ["INSERT INTO redirect VALUES ('penina', 2)", /a former slug is not in use \(1 times: penina\)/],
    [
      'INSERT INTO former_region SELECT country_id, slug, NULL FROM region WHERE region_id = 1',
      /a former region's slug is not in use/,
    ],
    ['INSERT INTO merged_id VALUES (3, 1)', /a merged golf_id is not in use/],
    ['UPDATE course SET region_id = 1 WHERE golf_id = 1', /is in a region of its country/],
    ['UPDATE region SET district_count = 9 WHERE region_id = 1', /district_count of each region/],
    ['UPDATE city SET course_count = 9 WHERE city_id = 1', /course_count of each city/],
    ['UPDATE country SET region_count = 9 WHERE country_id = 1', /region_count of each country/],
    ['UPDATE continent SET course_count = 9 WHERE continent_id = 1', /is the sum of its countries'/],
    ['UPDATE course SET name_rank = 99 WHERE name_rank = 3', /name_rank counts from 1 without a gap/],
    ['UPDATE course SET best_rank = 7 WHERE best_rank = 1', /best_rank counts the reviewed courses/],
    [
      'UPDATE course SET review_average = NULL WHERE golf_id = 1',
      /averages are there exactly where reviews are/,
    ],
    [
      'UPDATE review SET five = five + 1 WHERE golf_id = 1',
      /a course's reviews are counted as they are kept/,
    ],
    ['DELETE FROM ledger WHERE golf_id = 4', /every golf_id is in the ledger \(1 times: 4\)/],
    ["UPDATE meta SET value = 'x' WHERE key = 'kind'", /the kind is demo or real/],
    ["UPDATE meta SET value = '65' WHERE key = 'holes'", /the file states 65 holes and has 64/],
    ["UPDATE course SET name = 'Xyz' WHERE golf_id = 1", /found by the words of its name \(1 times: 1\)/],
    [
      "DELETE FROM packed_column WHERE name = 'postings'",
      /words can be read \(.* no column postings of its words/,
    ],
    [
      "DELETE FROM packed_column WHERE name = 'kdbush'",
      /courses can be found by their place \(The dataset has no column kdbush of its places/,
    ],
    ['UPDATE course SET latitude = 3 WHERE golf_id = 1', /courses are found where their rows say they are/],
    [
      'UPDATE course SET prominence_rank = NULL WHERE golf_id = 1',
      /prominence_rank counts from 1 in the order of prominence \(1 times: 1\)/,
    ],
    [
      "INSERT INTO hole_question (question, hole_count) VALUES ('longest-holes', 9)",
      /questions about holes have a page where enough holes answer them/,
    ],
    ["DELETE FROM packed_column WHERE name = 'par'", /the dataset has no column par of its holes/i],
    [
      "DELETE FROM figure WHERE figure = 'oldest'",
      /the figure oldest can be read \(The dataset has no figure oldest/,
    ],
    [
      "UPDATE figure SET figures = golf_ids WHERE figure = 'northernmost'",
      /northernmost has columns of one length/,
    ],
    [
      "UPDATE figure SET basis_docs = '[]' WHERE figure = 'northernmost'",
      /northernmost says what each value is based on/,
    ],
  ];
  for (const [sql, sentence] of cases) {
    const verdict = await verdictAfter((database) => database.exec(sql));
    assert.ok(
      verdict.some((line) => sentence.test(line)),
      `${sql}: ${verdict.join(' | ')}`,
    );
  }
});

test('columns of packed numbers that disagree with the profiles are found and named', async () => {
  const cases: [table: string, column: string, where: string, sentence: RegExp][] = [
    ['packed_column', 'bytes', "name = 'length'", /Course \d+: the search has another length of a hole/],
    ['packed_column', 'bytes', "name = 'holes_of_course'", /Course \d+: the search has other holes/],
    ['packed_column', 'bytes', "name = 'hole_ids'", /Course \d+: the search has other hole ids/],
    [
      'figure',
      'figures',
      "figure = 'northernmost'",
      /northernmost continues after place 1 in the order of its values/,
    ],
    ['figure', 'golf_ids', "figure = 'northernmost'", /the figure northernmost is of courses of the file/],
  ];
  for (const [table, column, where, sentence] of cases) {
    const verdict = await verdictAfter((database) => {
      const row = database.prepare(`SELECT ${column} AS bytes FROM ${table} WHERE ${where}`).get();
      const numbers = unpackColumn(row!.bytes as Uint8Array, Uint8Array);
      database
        .prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where}`)
        .run(packColumn(numbers.toReversed()));
    });
    assert.ok(
      verdict.some((line) => sentence.test(line)),
      `${where}: ${verdict.join(' | ')}`,
    );
  }
});

test('each contradiction within a profile is found and named', async () => {
  const cases: [change: (profile: GolfProfile) => void, sentence: RegExp][] = [
    [(p) => delete (p as Partial<GolfProfile>).url, /url: Invalid input/],
    [(p) => p.scorecards[0]!.holes.pop(), /hole_count is not the number of its holes/],
    [(p) => p.scorecards[0]!.par!--, /par is not the sum of the holes'/],
    [(p) => (p.scorecards[0]!.holes[0]!.stroke_index = 2), /a stroke index is there twice, or missing/],
    [(p) => (p.scorecards[0]!.holes[0]!.hole_id = 'x'), /hole x is named but doesn't exist/],
    [(p) => p.teeboxes.reverse(), /is longer than the one before it/],
    [(p) => (p.teeboxes[0]!.slope = 99), /doesn't copy its first rating/],
    [(p) => p.holes[0]!.hazard_ids.push('1-x'), /hazard 1-x is named but doesn't exist/],
    [(p) => (p.holes[1]!.hole_id = p.holes[0]!.hole_id), /two holes have the same id/],
    [(p) => (p.holes[0]!.carries[0]!.reach = 900), /a carry that begins after it ends/],
    [(p) => polygonOf(p).reverse(), /a ring runs the wrong way/],
    [(p) => polygonOf(p).pop(), /a ring is not closed/],
    [(p) => (polygonOf(p)[1]![0] += 1e-9), /more than seven decimals/],
    [(p) => (polygonOf(p)[1] = [181, 0]), /geometry.coordinates.0.1.0: Too big/],
    [(p) => (p.hazards[0]!.area += 1), /hazard_summary is not the sum/],
    [(p) => (p.review_distribution['5'] += 1), /are not those of the distribution/],
    [(p) => p.breadcrumbs.pop(), /breadcrumbs do not lead to the course/],
    [(p) => (p.name = 'Another'), /the list row is not that of the profile/],
    [(p) => (p.slug = 'another'), /the profile is of another course/],
  ];
  for (const [change, sentence] of cases) {
    const verdict = await verdictAfter((database) => changeProfile(database, 1, change));
    assert.ok(
      verdict.some((line) => sentence.test(line) && line.startsWith('Course 1: ')),
      `${change}: ${verdict.join(' | ')}`,
    );
  }
});

test('a profile that isn’t brotli is found, and a missing file reported', async () => {
  const broken = await verdictAfter((database) =>
    database.exec("UPDATE profile SET body = x'00ff' WHERE golf_id = 1"),
  );
  assert.ok(broken.some((line) => line === 'Course 1: the profile isn’t JSON in brotli.'));
  await assert.rejects(
    verifyDataset(join(folder, 'nowhere.sqlite'), () => {}),
    /does not exist/,
  );
});

function polygonOf(profile: GolfProfile) {
  const { geometry } = profile.hazards[0]!;
  assert.equal(geometry.type, 'Polygon');
  return geometry.coordinates[0] as [number, number][];
}

function changeProfile(database: DatabaseSync, golfId: number, change: (profile: GolfProfile) => void): void {
  const row = database.prepare('SELECT body FROM profile WHERE golf_id = ?').get(golfId);
  const document: { data: GolfProfile } = JSON.parse(
    brotliDecompressSync(row!.body as Uint8Array).toString(),
  );
  change(document.data);
  const body = brotliCompressSync(JSON.stringify(document));
  database.prepare('UPDATE profile SET body = ? WHERE golf_id = ?').run(body, golfId);
}
