import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { latitude, pageLimit, skip } from '#lib/contract/operations/parameters.ts';
import { anyText } from '#testing/any-text.ts';
import { Refusal } from '../operation.ts';
import { createParameterReader } from './read-parameters.ts';

const read = createParameterReader({
  params: {},
  query: { limit: pageLimit, skip, lat: latitude.optional(), q: z.string().optional() },
});
const valuesOf = (query: string) => read({}, query);
/** The parameter at fault; null if the query is read. */
const refused = (query: string) => {
  try {
    read({}, query);
    return null;
  } catch (error) {
    assert.ok(error instanceof Refusal, String(error));
    return error.parameter;
  }
};

test('every integer within its bounds is read as it is, every other refused by name', () => {
  fc.assert(
    fc.property(fc.integer(), (limit) => {
      if (limit >= 1 && limit <= 100) assert.equal(valuesOf(`limit=${limit}`).limit, limit);
      else assert.equal(refused(`limit=${limit}`), 'limit');
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('an integer without an upper bound may have any length; one too large for a number becomes the largest that fits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), (value) => {
      const greatest = BigInt(Number.MAX_SAFE_INTEGER);
      assert.equal(valuesOf(`skip=${value}`).skip, Number(value < greatest ? value : greatest));
    }),
    { seed: 2 },
  );
});

test('a text is read as an integer only when it is digits', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 8 }), (text) => {
      const fault = refused(`limit=${encodeURIComponent(text.toWellFormed())}`);
      const isGood = /^-?[0-9]+$/.test(text) && Number(text) >= 1 && Number(text) <= 100;
      assert.equal(fault, isGood ? null : 'limit');
    }),
    { seed: 3, numRuns: 2000 },
  );
});

test('decimals are read in plain notation only', () => {
  for (const [text, value] of [
    ['1', 1],
    ['-89.5', -89.5],
    ['-0', 0],
    ['007.50', 7.5],
  ] as const) {
    assert.equal(valuesOf(`lat=${text}`).lat, value);
  }
  for (const text of ['1e1', '.5', '5.', '+5', '0x1', 'Infinity', 'NaN', '1,5', '--1', '1 ', '']) {
    assert.equal(refused(`lat=${text}`), 'lat', text);
  }
});

test('any text comes back as it was sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (q) => {
      assert.equal(valuesOf(`q=${encodeURIComponent(q)}`).q, q);
      assert.equal(valuesOf(new URLSearchParams({ q }).toString()).q, q);
    }),
    { seed: 4 },
  );
});

test('an empty, missing or repeated value is refused, in any order and however its name is written', () => {
  for (const query of [
    'limit=',
    'limit',
    'limit=5&limit=5',
    'limit=5&skip=1&limit=6',
    'limit=5&lim%69t=5',
    'limit=%FF',
  ]) {
    assert.equal(refused(query), 'limit', query);
  }
});

test('any query is read or refused', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 60 }), (query) => {
      refused(query);
    }),
    { seed: 5, numRuns: 3000 },
  );
});

test('defaults are taken for what is left out', () => {
  assert.deepEqual(valuesOf(''), { limit: 25, skip: 0 });
  assert.deepEqual(valuesOf('&&=&x'), { limit: 25, skip: 0 });
});
