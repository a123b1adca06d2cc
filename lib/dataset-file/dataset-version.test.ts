import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { openDatasetFile } from './dataset-version.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-atlas-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Files of the folder that this process has open. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd')
    .map(readLink)
    .filter((path) => path.startsWith(folder));
}

function readLink(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}

test('a refused file isn’t left open, whether it’s another database or no database at all', () => {
  const other = join(folder, 'other.sqlite');
  const database = new DatabaseSync(other);
  database.exec('CREATE TABLE course (golf_id INTEGER)');
  database.close();
  const damaged = join(folder, 'damaged.sqlite');
  writeFileSync(damaged, Buffer.alloc(8192, 'golf'));
  assert.throws(() => openDatasetFile(other), /is not a dataset of this program/);
  assert.throws(() => openDatasetFile(damaged), /is not a SQLite file that can be read/);
  assert.deepEqual(openFiles(), []);
});
