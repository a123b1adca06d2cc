import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entityTag, namesAnswer } from './entity-tag.ts';

test('tags differ by name and encoding, and each names the answer in every encoding', () => {
  const names = ['a-1', 'b-1', 'a-2'];
  const all = names.flatMap((name) =>
    (['identity', 'br', 'gzip', 'zstd'] as const).map((encoding) => entityTag(name, encoding)),
  );
  assert.equal(new Set(all).size, 12);
  for (const tag of all) {
    const named = names.filter((name) => namesAnswer(tag, name));
    assert.deepEqual(named, [tag.slice(1, 4)]);
  }
});

test('a list of tags names an answer by any of them, weak or strong', () => {
  for (const known of ['"a-1"', 'W/"a-1"', '"x" , W/"a-1-br"', 'W/"x","a-1"']) {
    assert.ok(namesAnswer(known, 'a-1'), known);
  }
  for (const other of [undefined, '', '"x", "a-1-br', 'xa-1"', 'a-1', '"b-1-br"', '"a-1-x"', '*']) {
    assert.ok(!namesAnswer(other, 'a-1'), other);
  }
});
