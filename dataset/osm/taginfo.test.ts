import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { classify } from './rules/golf-kind.ts';
import { toTaginfo } from './taginfo.ts';

const file = JSON.parse(readFileSync(new URL('../../taginfo.json', import.meta.url), 'utf8'));

test('taginfo.json says what the rules read; npm run taginfo writes it', () => {
  assert.deepEqual(file, toTaginfo());
});

test('taginfo.json has the form that taginfo reads, each tag once', () => {
  const { data_format, project, tags } = toTaginfo();
  assert.equal(data_format, 1);
  for (const text of Object.values(project)) assert.ok(text.length > 0);
  assert.equal(new Set(tags.map(({ key, value }) => `${key}=${value}`)).size, tags.length);
  for (const { key, description, object_types = [] } of tags) {
    assert.match(key, /^[a-z_:]+$/);
    assert.ok(description.length > 5);
    for (const type of object_types) assert.ok(['node', 'way', 'area', 'relation'].includes(type));
  }
});

test('every tag of taginfo.json with a value is one that the rules know', () => {
  for (const { key, value } of toTaginfo().tags) {
    if (value !== undefined) assert.notEqual(classify({ [key]: value }).kind, null, `${key}=${value}`);
  }
});
