import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { SourceError } from '../errors.ts';
import { sourceFolder } from './fixtures/source-folder.ts';
import { parseCsvLine, readLines } from './read-lines.ts';

const folder = sourceFolder();
after(() => folder.remove());

async function linesOf(path: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const { place, text } of readLines(path)) lines.push(`${place} ${text}`);
  return lines;
}

const failure = async (path: string) => {
  const error = await linesOf(path).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof SourceError, String(error));
  return error.message;
};

describe('readLines', () => {
  it('numbers lines from 1 and skips empty ones', async () => {
    const path = folder.write('a.ndjson', 'one\r\n\n  \ntwo');
    assert.deepEqual(await linesOf(path), ['a.ndjson:1 one', 'a.ndjson:4 two']);
    assert.deepEqual(await linesOf(folder.write('empty.csv', '')), []);
  });

  it('reads gzip by any file name', async () => {
    assert.deepEqual(await linesOf(folder.write('b.ndjson', gzipSync('eins\nzwei\n'))), [
      'b.ndjson:1 eins',
      'b.ndjson:2 zwei',
    ]);
  });

  it('keeps letters whole that fall between two chunks', async () => {
    const text = 'ø'.repeat(100_001);
    assert.deepEqual(await linesOf(folder.write('c.txt', `x${text}`)), [`c.txt:1 x${text}`]);
  });

  it('says what is wrong with a file that it cannot read', async () => {
    assert.equal(await failure('/nowhere/none.csv'), 'none.csv: there is no such file');
    assert.match(await failure('/tmp'), /a folder, not a file/);
    const cut = gzipSync('line\n'.repeat(10_000)).subarray(0, 40);
    assert.equal(
      await failure(folder.write('cut.gz', cut)),
      'cut.gz: the gzip file is cut off; fetch it again',
    );
    const bent = gzipSync('a line of text\n'.repeat(100));
    bent.fill(255, 12, 30);
    assert.match(await failure(folder.write('bent.gz', bent)), /the gzip file is (damaged|cut off)/);
    assert.equal(
      await failure(folder.write('latin.csv', Buffer.from('good\nGolfb\xe6ne\n', 'latin1'))),
      'latin.csv:1: not UTF-8 text; save the file as UTF-8',
    );
    assert.match(
      await failure(folder.write('long.bin', 'x'.repeat(4_100_000))),
      /long\.bin:1: this line is longer than 4 MB/,
    );
  });
});

const format = (fields: string[]) =>
  fields.map((field) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');

describe('parseCsvLine', () => {
  it('splits at commas outside quotes', () => {
    assert.deepEqual(parseCsvLine('way/1,"Smith, J.",5,'), ['way/1', 'Smith, J.', '5', '']);
    assert.deepEqual(parseCsvLine('"say ""hi""",""'), ['say "hi"', '']);
    assert.deepEqual(parseCsvLine(''), ['']);
  });

  it('refuses quotes that are open or misplaced', () => {
    for (const line of ['"open', 'a,"b', '"a"b,c', 'a"b', '"', '"""'])
      assert.equal(parseCsvLine(line), null, line);
  });

  it('reads back any fields that were written', () => {
    const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', 'é', "'") });
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 6 }), (fields) => {
        assert.deepEqual(parseCsvLine(format(fields)), fields);
      }),
    );
  });

  it('handles any line, with fields or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', 'x') }), (line) => {
        const fields = parseCsvLine(line);
        assert.ok(fields === null || fields.length >= 1);
      }),
      { numRuns: 1000 },
    );
  });
});
