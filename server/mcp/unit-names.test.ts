import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { tools } from './tools.ts';
import { schemaWithUnits, withAllUnits } from './unit-names.ts';

test('a value and its schema get the same names, however deep they are', () => {
  const schema = z.object({ length: z.number(), facts: z.array(z.object({ turn: z.number() })) });
  assert.deepEqual(withAllUnits({ length: 1, facts: [{ turn: 2 }] }), {
    length_m: 1,
    facts: [{ turn_degrees: 2 }],
  });
  const { properties, required } = schemaWithUnits(schema, 'output');
  assert.deepEqual(
    [Object.keys(properties ?? {}), required],
    [
      ['length_m', 'facts'],
      ['length_m', 'facts'],
    ],
  );
});

type Described = { type?: string | string[]; description?: string; anyOf?: Described[] };

test('an agent reads the unit of a number in its name, and none in the name of a text', () => {
  const named: string[] = [];
  const texts: string[] = [];
  const look = (schema: unknown, name = '') => {
    if (typeof schema !== 'object' || schema === null) return;
    const { description = '', anyOf = [] } = schema as Described;
    const types = [schema as Described, ...anyOf].flatMap(({ type = [] }) => type);
    const isNumber = types.includes('number') || types.includes('integer');
    if (isNumber && /\b(metres|degrees)\b/i.test(description)) named.push(name);
    if (types.includes('string')) texts.push(name);
    for (const [key, inner] of Object.entries(schema)) look(inner, Array.isArray(schema) ? name : key);
  };
  for (const { input, output } of tools) {
    look(schemaWithUnits(input, 'input'));
    look(schemaWithUnits(output, 'output'));
  }
  assert.ok(named.length > 20);
  const hasUnit = (name: string) => /_(m|m2|degrees)$/.test(name);
  const withoutUnit = named.filter((name) => !hasUnit(name) && !/^(latitude|longitude)$/.test(name));
  assert.deepEqual(withoutUnit, []);
  assert.deepEqual(texts.filter(hasUnit), []);
});
