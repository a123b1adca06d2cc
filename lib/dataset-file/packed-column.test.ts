import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { readColumn, storeColumns } from './packed-column.ts';
import { DATASET_SCHEMA } from './schema.ts';

test('columns are read as they were stored last, and a missing one is named', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(DATASET_SCHEMA);
  storeColumns(database, 'word', { starts: Uint32Array.of(0, 2, 70_000) });
  storeColumns(database, 'hole', { turn: Int16Array.of(7), par: Uint8Array.of(3) });
  storeColumns(database, 'hole', { turn: Int16Array.of(-5, 900).subarray(1) });
  assert.deepEqual(readColumn(database, 'word', 'starts', Uint32Array), Uint32Array.of(0, 2, 70_000));
  assert.deepEqual(readColumn(database, 'hole', 'turn', Int16Array), Int16Array.of(900));
  assert.throws(
    () => readColumn(database, 'hole', 'par', Uint8Array),
    /The dataset has no column par of its holes\./,
  );
});
