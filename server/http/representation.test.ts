import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { compress, entityTag, matchTag, negotiateEncoding } from './representation.ts';

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

test('every encoding gives the body back, small and large', async () => {
  for (const times of [50, 50_000]) {
    const body = Buffer.from('fairway '.repeat(times));
    assert.deepEqual(brotliDecompressSync(await compress(body, 'br', 5)), body);
    assert.deepEqual(zstdDecompressSync(await compress(body, 'zstd')), body);
    assert.deepEqual(gunzipSync(await compress(body, 'gzip')), body);
    assert.equal(await compress(body, 'identity'), body);
  }
});

test('tags differ by name and encoding', () => {
  const names = ['a-1', 'b-1', 'a-2'];
  const all = names.flatMap((name) =>
    (['identity', 'br', 'gzip', 'zstd'] as const).map((encoding) => entityTag(name, encoding)),
  );
  assert.equal(new Set(all).size, 12);
  for (const tag of all)
    assert.deepEqual(
      names.filter((name) => matchTag(tag, entityTag(name, 'gzip')) === 'tag'),
      [tag.slice(1, 4)],
    );
});

test('a list of tags matches by any of them, weak or strong', () => {
  for (const tag of ['"a-1"', 'W/"a-1"', '"a-1-br"']) {
    for (const known of ['"a-1"', 'W/"a-1"', '"x" , W/"a-1-br"', 'W/"x","a-1"']) {
      assert.equal(matchTag(known, tag), 'tag', known);
    }
    for (const other of [undefined, '', '"x", "a-1-br', 'xa-1"', 'a-1', '"b-1-br"', '"a-1-x"']) {
      assert.equal(matchTag(other, tag), null, other);
    }
  }
});

test('a star matches any answer, which a list with a star doesn’t', () => {
  assert.equal(matchTag(' * ', '"a-1"'), 'any');
  assert.equal(matchTag('"x", *', '"a-1"'), null);
});
