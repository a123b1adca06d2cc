import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openApiDocument } from './open-api-document.ts';
import { operations } from './operations.ts';

const document = openApiDocument('https://example.org/v2');

test('every operation stands in the document under its operationId', () => {
  const ids = Object.values(document.paths ?? {}).map((path) => path.get?.operationId);
  assert.deepEqual(
    ids,
    operations.map((operation) => operation.operationId),
  );
});

test('no named record is itself nullable', () => {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    assert.ok(!JSON.stringify('type' in schema ? schema.type : '').includes('null'), name);
  }
});

test('a record or null is said so that null satisfies it', () => {
  const row = document.components?.schemas?.CourseRow;
  assert.deepEqual(row && 'properties' in row ? row.properties?.city : undefined, {
    anyOf: [{ $ref: '#/components/schemas/NamedSlug' }, { type: 'null' }],
  });
});

test('a tuple is as long as it says', () => {
  const bbox = document.components?.schemas?.Bbox;
  assert.ok(bbox && 'minItems' in bbox);
  assert.equal(bbox.minItems, 4);
  assert.equal(bbox.maxItems, 4);
});
