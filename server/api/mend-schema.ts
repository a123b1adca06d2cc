type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Two shapes that the generator writes loosely, put right in a whole document:
 * - "a named record or null" comes out as `allOf: [$ref, {type: [object, null]}]`, which no null can satisfy;
 *   it becomes `anyOf: [$ref, {type: null}]`.
 * - a tuple comes out without its length (JSON Schema 2020-12: `prefixItems` alone asks for no items).
 */
export function mendSchema<Document>(document: Document): Document;
export function mendSchema(node: Json): Json {
  if (Array.isArray(node)) return node.map((item) => mendSchema(item));
  if (node === null || typeof node !== 'object') return node;
  const mended = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mendSchema(value)]));
  return mendTuple(mendNullableRecord(mended));
}

type JsonObject = { [key: string]: Json };

function mendNullableRecord(node: JsonObject): JsonObject {
  if (!Array.isArray(node.allOf) || node.allOf.length !== 2) return node;
  const [record, rest] = node.allOf;
  if (!isObject(record) || !('$ref' in record) || !isObject(rest)) return node;
  if (!Array.isArray(rest.type) || !rest.type.includes('null')) return node;
  const { type: _, ...annotations } = rest;
  return { anyOf: [record, { type: 'null' }], ...annotations };
}

function mendTuple(node: JsonObject): JsonObject {
  if (!Array.isArray(node.prefixItems) || 'minItems' in node) return node;
  const { length } = node.prefixItems;
  return { ...node, minItems: length, maxItems: length };
}

function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
