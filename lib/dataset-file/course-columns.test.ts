import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { constants, zstdCompressSync } from 'node:zlib';
import { faultOfCourseColumns, fillCourseColumns, hashAt, readCourseColumns } from './course-columns.ts';
import { doAtOnce } from './do-at-once.ts';
import { unpackBytes } from './packed-column.ts';
import { DATASET_SCHEMA } from './schema.ts';
import { storedColumns } from './stored-columns.ts';

/** More than fit into one part. */
const COURSES = 2050;

function openFilled(): DatabaseSync {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  database.exec(`${DATASET_SCHEMA} BEGIN`);
  const insert =
    database.prepare(`INSERT INTO course (golf_id, slug, name, name_rank, latitude, longitude, country_id,
      region_id, par, kind, has_geometry, is_named, has_card, access, review_count, row_doc, profile_hash, summary_hash,
      updated_at)
    VALUES (?, ?, 'Golf', ?, 54.5, -1.25, 7, ?, ?, ?, 0, 1, ?, 'resort', ?, ?, ?, ?, ?)`);
  for (let id = 1; id <= COURSES; id++) {
    const isOdd = id % 2 === 1;
    insert.run(
      id,
      `course-${id}`,
      COURSES + 1 - id,
      isOdd ? null : 3,
      isOdd ? null : 72,
      id === 1 ? 'practice' : 'course',
      Number(id === 2),
      id === 3 ? 12 : 0,
      JSON.stringify({ golf_id: id, name: 'Vestmannaeyjavöllur\n골프장' }),
      id.toString(16).padStart(16, '0'),
      'f'.repeat(16),
      isOdd ? null : '2026-05-11T00:00:00Z',
    );
  }
  fillCourseColumns(database);
  return database;
}

const read = (database: DatabaseSync) => doAtOnce(readCourseColumns(storedColumns(database)));

test('columns say what the table of courses says, part by part', () => {
  const columns = read(openFilled());
  assert.equal(columns.length, COURSES);
  for (const index of [0, 1023, 1024, COURSES - 1]) {
    const id = index + 1;
    assert.equal(columns.golfIds[index], id);
    assert.equal(columns.slugs.at(index), `course-${id}`);
    assert.equal(columns.regionIds[index], id % 2 === 1 ? -1 : 3);
    assert.equal(columns.pars[index], id % 2 === 1 ? 0 : 72);
    assert.equal(columns.updatedAt.at(index), id % 2 === 1 ? '' : '2026-05-11T00:00:00Z');
    assert.equal(hashAt(columns.profileHashes, index), id.toString(16).padStart(16, '0'));
    assert.deepEqual(JSON.parse(Buffer.from(`${columns.rows.at(index)}}`, 'latin1').toString()), {
      golf_id: id,
      name: 'Vestmannaeyjavöllur\n골프장',
    });
  }
  assert.ok(Number.isNaN(columns.weightedAverages[0]));
});

test('rows are the same whether they were asked for or unpacked before', () => {
  const asked = read(openFilled());
  const unpacked = read(openFilled());
  assert.equal([...unpacked.rows.unpack()].length, 3);
  for (let index = 0; index < COURSES; index++) assert.equal(asked.rows.at(index), unpacked.rows.at(index));
});

test('prominence puts practice last, and courses with a card or reviews first, most reviews before others', () => {
  const { prominenceRanks } = read(openFilled());
  assert.deepEqual([...prominenceRanks.subarray(0, 3)], [COURSES, 2, 1]);
  // The rest goes by name, and the last course's name comes first.
  assert.equal(prominenceRanks[COURSES - 1], 3);
});

test('a change to the table shows until the columns are filled again', () => {
  const database = openFilled();
  assert.equal(faultOfCourseColumns(database), null);
  database.exec('UPDATE course SET par = 71 WHERE golf_id = 2');
  assert.match(String(faultOfCourseColumns(database)), /the column pars/);
  fillCourseColumns(database);
  assert.equal(faultOfCourseColumns(database), null);
});

test('columns hold whichever way they are compressed, but not if they can’t be unpacked', () => {
  const database = openFilled();
  const packed = database.prepare("SELECT bytes FROM packed_column WHERE name = 'pars'").get()!.bytes;
  const replace = database.prepare("UPDATE packed_column SET bytes = ? WHERE name = 'pars'");
  const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_checksumFlag]: 1 };
  const otherwise = zstdCompressSync(unpackBytes(packed as Uint8Array), { params });
  assert.notDeepEqual(otherwise, Buffer.from(packed as Uint8Array));
  replace.run(otherwise);
  assert.equal(faultOfCourseColumns(database), null);
  replace.run(otherwise.subarray(0, -8));
  assert.match(String(faultOfCourseColumns(database)), /the column pars/);
});
