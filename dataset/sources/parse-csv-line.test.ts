import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseCsvLine } from './parse-csv-line.ts';

const format = (fields: string[]) =>
  fields.map((field) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');

describe('parseCsvLine', () => {
  it('splits at commas outside quotes', () => {
    assert.deepEqual(parseCsvLine('way/1,"Smith, J.",5,'), ['way/1', 'Smith, J.', '5', '']);
    assert.deepEqual(parseCsvLine('"say ""hi""",""'), ['say "hi"', '']);
    assert.deepEqual(parseCsvLine(''), ['']);
  });

  it('refuses quotes that are open or stand where none may', () => {
    for (const line of ['"open', 'a,"b', '"a"b,c', 'a"b', '"', '"""'])
      assert.equal(parseCsvLine(line), null, line);
  });

  it('reads back whatever fields were written', () => {
    const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', 'é', "'") });
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 6 }), (fields) => {
        assert.deepEqual(parseCsvLine(format(fields)), fields);
      }),
    );
  });

  it('ends on any line, with fields or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', 'x') }), (line) => {
        const fields = parseCsvLine(line);
        assert.ok(fields === null || fields.length >= 1);
      }),
      { numRuns: 1000 },
    );
  });
});
