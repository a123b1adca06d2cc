import assert from 'node:assert/strict';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { packColumn, unpackColumn } from '#lib/dataset-file/packed-column.ts';
import { buildTiny } from '../../fixtures/build-tiny.ts';
import { hashDocument } from '../write/course-content.ts';
import { noTotals } from '../write/dataset-contents.ts';
import type { CourseDocuments } from './check-course.ts';
import { checkCourses } from './check-courses-worker.ts';
import { openHoleColumns } from './check-hole-columns.ts';
import { digestOf, type Seal } from './seal.ts';

let folder: string;
let good: string;
let seals: Map<number, Seal>;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seal-'));
  good = join(folder, (await buildTiny(folder)).manifest.file);
  seals = sealsOf(good);
});
after(() => rm(folder, { recursive: true, force: true }));

test('courses that are in the file as they were sealed pass', () => {
  assert.deepEqual(faultsIn(good), []);
  assert.ok(seals.size > 3);
});

test('any difference between the file and its seals is found', async () => {
  const similar = (from: string, to: string) => (database: DatabaseSync) =>
    changeJson(database, (json) => json.replace(from, to));
  const cases: [change: string | ((database: DatabaseSync) => void), fault: RegExp][] = [
    [
      (database) => changeJson(database, (json) => json.replace('"par":', '"par" :')),
      /differs from what was checked/,
    ],
    ["UPDATE course SET slug = 'other' WHERE golf_id = 1", /differs from what was checked/],
    ["UPDATE course SET row_doc = row_doc || ' ' WHERE golf_id = 1", /differs from what was checked/],
    ["UPDATE summary SET doc = doc || ' ' WHERE golf_id = 1", /differs from what was checked/],
    [
      'UPDATE profile SET body = (SELECT body FROM profile WHERE golf_id = 2) WHERE golf_id = 1',
      /differs from what was checked/,
    ],
    [changeHoles, /differs from what was checked/],
    ["UPDATE profile SET body = x'00ff' WHERE golf_id = 1", /isn’t JSON in brotli/],
    [similar('"similar":[', '"similar":["x"'), /the similar courses break the contract/],
    [similar(']}}}', ']}}'), /the similar courses break the contract/],
  ];
  for (const [change, fault] of cases) {
    const path = join(folder, 'changed.sqlite');
    await copyFile(good, path);
    const database = new DatabaseSync(path);
    if (typeof change === 'string') database.exec(change);
    else change(database);
    database.close();
    const faults = faultsIn(path);
    assert.ok(
      faults.some((each) => each.startsWith('Course 1: ') && fault.test(each)),
      `${change}: ${faults.join(' | ')}`,
    );
  }
});

function faultsIn(path: string): string[] {
  const lastGolfId = Math.max(...seals.keys());
  return checkCourses({ path, next: new SharedArrayBuffer(4), lastGolfId, seals }).faults;
}

/** As the builder would give them for this very file. */
function sealsOf(path: string): Map<number, Seal> {
  const database = new DatabaseSync(path, { readOnly: true });
  const holes = openHoleColumns(database);
  const rows = database
    .prepare(
      `SELECT golf_id, slug, body, row_doc, doc AS summary_doc
       FROM course JOIN profile USING (golf_id) JOIN summary USING (golf_id)`,
    )
    .all() as CourseDocuments[];
  const found = rows.map(({ golf_id: golfId, slug, body, row_doc: rowDoc, summary_doc }): [number, Seal] => {
    const json = brotliDecompressSync(body).toString();
    const open = json.slice(0, json.lastIndexOf('"similar":[') + '"similar":['.length);
    const [openHash, summaryHash] = [hashDocument(open), hashDocument(summary_doc)];
    const content = { golfId, slug, openHash, summaryHash, rowDoc, holes: holes.read(golfId)! };
    return [golfId, { digest: digestOf(content), totals: noTotals() }];
  });
  database.close();
  return new Map(found);
}

function changeJson(database: DatabaseSync, change: (json: string) => string): void {
  const row = database.prepare('SELECT body FROM profile WHERE golf_id = 1').get();
  const json = brotliDecompressSync(row!.body as Uint8Array).toString();
  const body = brotliCompressSync(change(json));
  database.prepare('UPDATE profile SET body = ? WHERE golf_id = 1').run(body);
}

function changeHoles(database: DatabaseSync): void {
  const row = database.prepare("SELECT bytes FROM packed_column WHERE name = 'par'").get();
  const pars = unpackColumn(row!.bytes as Uint8Array, Uint8Array);
  pars[0]! += 1;
  database.prepare("UPDATE packed_column SET bytes = ? WHERE name = 'par'").run(packColumn(pars));
}
