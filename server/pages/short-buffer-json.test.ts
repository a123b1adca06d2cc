import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortenBufferJson } from './short-buffer-json.ts';

test('JSON of a large buffer is short, and that of a small one can be read back', () => {
  const { toJSON } = Buffer.prototype;
  shortenBufferJson();
  try {
    const small = Buffer.from('fairway');
    assert.deepEqual(Buffer.from(JSON.parse(JSON.stringify(small))), small);
    assert.ok(JSON.stringify({ payload: Buffer.alloc(100_000) }).length < 100);
  } finally {
    Buffer.prototype.toJSON = toJSON;
  }
});
