import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type OperationId, type OperationPath, operationPaths } from '#lib/contract/operation-paths.ts';
import type { Contract } from '#lib/contract/operations/contract.ts';
import { tags } from '#lib/contract/operations.ts';
import { openApiDocument } from './openapi-document.ts';
import { parameterExamples } from './parameter-examples.ts';

type Described = {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  example?: unknown;
  schema: { examples?: unknown[] };
};

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

test('a tuple says what is in it, for readers that know no prefixItems', () => {
  const { items } = schemas.Bbox as { items?: unknown };
  assert.deepEqual(items, { type: 'number' });
});

test('every operation describes its answer, and what a wrong path or method gets', () => {
  for (const [path, { get }] of Object.entries(document.paths)) {
    const { responses } = get as unknown as {
      responses: Record<string, { $ref?: string; content?: Record<string, { schema: { $ref?: string } }> }>;
    };
    const schema = responses['200']?.content?.['application/json']?.schema;
    if (schema && path !== '/openapi.json') assert.match(String(schema.$ref), /Answer$/, path);
    assert.match(String(responses['404']?.$ref), /NotFound|NoSuchPath/, path);
    assert.match(String(responses['405']?.$ref), /MethodNotAllowed/, path);
  }
});

test('every parameter has an example that is accepted, which tools fill in only if the example request sends it', () => {
  const unused = new Set(Object.keys(parameterExamples));
  for (const { contracts } of tags) {
    for (const [id, { example: request, query = {} }] of Object.entries<Contract>(contracts)) {
      const { path }: OperationPath = operationPaths[id as OperationId];
      const { parameters = [] } = document.paths[path]!.get as { parameters?: Described[] };
      for (const { name, in: place, required, example, schema } of parameters) {
        const isSent = place === 'path' || new URL(request, 'http://example').searchParams.has(name);
        assert.equal(example !== undefined, isSent, `${id}: ${name}`);
        assert.equal(schema.examples?.length ?? 0, isSent ? 0 : 1, `${id}: ${name}`);
        assert.ok(isSent || !required, `${id}: ${name}`);
        if (isSent) continue;
        assert.notEqual(schema.examples![0], undefined, `${id}: ${name}`);
        const parsed = query[name]!.safeParse(schema.examples![0]);
        assert.ok(parsed.success, `${id}: ${name}`);
        assert.deepEqual(parsed.data, schema.examples![0]);
        unused.delete(name);
      }
    }
  }
  assert.deepEqual([...unused], []);
});
