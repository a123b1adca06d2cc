import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEntityTags } from './entity-tags.ts';

test('tags differ by version, revision and encoding', () => {
  const tags = [createEntityTags('a', '1'), createEntityTags('b', '1'), createEntityTags('a', '2')];
  const all = tags.flatMap((each) => (['identity', 'br', 'gzip', 'zstd'] as const).map(each.of));
  assert.equal(new Set(all).size, 12);
});

test('a list of tags matches by any of them, weak or strong', () => {
  const tags = createEntityTags('a', '1');
  assert.ok(tags.match(`"x" , W/${tags.of('br')}`));
  assert.ok(!tags.match('"x", "a-1-br'));
  assert.ok(!tags.match(createEntityTags('b', '1').of('br')));
});
