import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { ledgerEntry } from './fixtures/ledger-entry.ts';
import { appendToLedgerFile, readLedgerFile } from './ledger-file.ts';

const entry = (golf_id: number) => ledgerEntry({ golf_id });

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
