import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { unpackColumn } from '#lib/dataset-file/packed-column.ts';
import { isReadFailure } from './read-dataset-file.ts';

const DAMAGED = Buffer.from('these bytes are not compressed');

function thrownBy(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    return error;
  }
  return assert.fail('nothing was thrown');
}

test('a profile or a column that cannot be decompressed is a failure to read the file', () => {
  assert.ok(isReadFailure(thrownBy(() => brotliDecompressSync(DAMAGED))));
  assert.ok(isReadFailure(thrownBy(() => unpackColumn(DAMAGED, Uint8Array))));
});
