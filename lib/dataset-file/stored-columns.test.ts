import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { toColumn } from './packed-column.ts';
import { DATASET_SCHEMA } from './schema.ts';
import { columnsOf, shareColumns, storeColumns, storedColumns } from './stored-columns.ts';

function openFilled(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec(DATASET_SCHEMA);
  storeColumns(database, 'course', [
    { name: 'pars', column: Uint16Array.of(72, 71, 70) },
    { name: 'slugs', part: 0, column: Buffer.from('first\nsecond') },
    { name: 'slugs', part: 1, column: Buffer.from('third') },
  ]);
  storeColumns(database, 'hole', [{ name: 'turn', column: Int16Array.of(7) }]);
  storeColumns(database, 'hole', [{ name: 'turn', column: Int16Array.of(-5, 900) }]);
  return database;
}

const expectedBytes = [undefined, 1, 6, 600_000];

test('columns say the same whether they come from the file or from a thread', () => {
  const database = openFilled();
  for (const bytes of expectedBytes) {
    // As a thread posts them.
    const posted = structuredClone(shareColumns(database));
    for (const stored of [storedColumns(database), columnsOf(posted)]) {
      assert.deepEqual([...toColumn(stored('course', 'pars', 0, bytes), Uint16Array)], [72, 71, 70]);
      assert.equal(Buffer.from(stored('course', 'slugs', 1, bytes)).toString(), 'third');
      assert.deepEqual([...toColumn(stored('hole', 'turn', 0, bytes), Int16Array)], [-5, 900]);
      assert.throws(() => stored('course', 'pars', 1), /The dataset has no column pars of its courses\./);
      assert.throws(() => stored('hole', 'pars'), /The dataset has no column pars of its holes\./);
    }
  }
});

test('what a thread has unpacked is in shared memory, and let go once it is read', () => {
  const shared = shareColumns(openFilled());
  assert.ok(columnsOf(shared)('course', 'slugs').buffer instanceof SharedArrayBuffer);
  assert.deepEqual([...shared.keys()], ['course pars 0', 'course slugs 1', 'hole turn 0']);
});
