import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationPaths } from '#lib/contract/operation-paths.ts';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument('https://example.org/v2');
const schemas = document.components.schemas as Record<string, { type?: unknown; properties?: object }>;

test('every operation is in the document at its path, in the order of the table', () => {
  assert.deepEqual(
    Object.entries(document.paths).map(([path, { get }]) => [get.operationId, path]),
    Object.entries(operationPaths).map(([operationId, { path }]) => [operationId, path]),
  );
});

test('no named record is itself nullable, and each is written out once', () => {
  for (const [name, schema] of Object.entries(schemas)) {
    assert.ok(schema.type !== undefined && !JSON.stringify(schema.type).includes('null'), name);
  }
});

test('a record or null is described so that null satisfies it', () => {
  const properties = schemas.CourseRow?.properties;
  assert.deepEqual(properties && 'city' in properties && properties.city, {
    anyOf: [{ $ref: '#/components/schemas/NamedSlug' }, { type: 'null' }],
  });
});

test('a tuple has a fixed length', () => {
  const { minItems, maxItems } = schemas.Bbox as { minItems?: number; maxItems?: number };
  assert.deepEqual([minItems, maxItems], [4, 4]);
});

test('integers have only the bounds that the contract gives them', () => {
  assert.ok(!JSON.stringify(document).includes(String(Number.MAX_SAFE_INTEGER)));
});
