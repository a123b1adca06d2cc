import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parse } from 'yaml';
import { toYaml } from './to-yaml.ts';

test('YAML is in blocks, with texts as JSON has them', () => {
  const document = {
    openapi: '3.1.0',
    servers: [{ url: 'https://example.com/v2', tags: ['a', ['b']] }],
    responses: { '200': { $ref: '#/x', on: true, text: 'one\n"two"' } },
    nothing: null,
    empty: { list: [], record: {} },
  };
  const expected = `openapi: "3.1.0"
servers:
  - url: "https://example.com/v2"
    tags:
      - "a"
      - - "b"
responses:
  "200":
    $ref: "#/x"
    "on": true
    text: "one\\n\\"two\\""
nothing: null
empty:
  list: []
  record: {}
`;
  assert.equal(toYaml(document), expected);
});

test("a YAML reader finds what was written, by either version's rules", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const written = JSON.parse(JSON.stringify(value));
      for (const version of ['1.1', '1.2'] as const) {
        assert.deepEqual(parse(toYaml(written), { version }), written);
      }
    }),
  );
});
