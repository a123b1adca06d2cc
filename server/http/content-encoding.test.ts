import assert from 'node:assert/strict';
import { test } from 'node:test';
import { negotiateEncoding } from './content-encoding.ts';

const preference = ['br', 'zstd', 'gzip'] as const;

test('the preferred of the encodings with the highest weight is taken', () => {
  for (const [header, encoding] of [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'zstd'],
    ['identity', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['deflate', 'identity'],
    ['br;q=nonsense', 'identity'],
    [',,;;=,', 'identity'],
  ] as const) {
    assert.equal(negotiateEncoding(header, preference), encoding, String(header));
  }
});
