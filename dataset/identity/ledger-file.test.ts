import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { LedgerEntry } from './ledger.ts';
import { appendToLedgerFile, readLedgerFile } from './ledger-file.ts';

const entry = (golf_id: number): LedgerEntry => ({
  golf_id,
  slug: `course-${golf_id}`,
  former_slugs: [],
  status: 'live',
  merged_into: null,
  source_ids: ['way/1'],
  former_source_ids: [],
  wikidata: null,
  name_key: 'dunes oitavos',
  position: [-9.4, 38.7],
  box: null,
});

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ledger-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('the ledger’s file', () => {
  it('is empty before the first build and grows by what is appended', () => {
    assert.equal(readLedgerFile(directory).size, 0);
    appendToLedgerFile(directory, [entry(1)]);
    appendToLedgerFile(directory, [entry(2)]);
    assert.deepEqual([...readLedgerFile(directory).values()], [entry(1), entry(2)]);
  });

  it('survives a build that was killed while it wrote a line', () => {
    appendToLedgerFile(directory, [entry(1)]);
    appendFileSync(join(directory, 'ids.ndjson'), '{"golf_id":2,"sl');
    assert.deepEqual([...readLedgerFile(directory).keys()], [1]);
    appendToLedgerFile(directory, [entry(3)]);
    assert.deepEqual([...readLedgerFile(directory).keys()], [1, 3]);
    assert.equal(readFileSync(join(directory, 'ids.ndjson'), 'utf8').split('\n').length, 3);
  });
});
