import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { rollBack } from '../file/publish.ts';
import { buildCourses } from '../fixtures/build-tiny.ts';
import { tinyCourses } from '../fixtures/tiny-courses.ts';
import { ledgerEntry } from './fixtures/ledger-entry.ts';
import {
  appendToLedgerFile,
  formatLedgerEntry,
  type LedgerEntry,
  parseLedger,
  readLedger,
  readLedgerFile,
  resolveGolfId,
} from './ledger.ts';

const entry = ledgerEntry({ golf_id: 7, slug: 'oitavos-dunes' });

describe('parseLedger', () => {
  it('reads what formatLedgerEntry writes, and the last line for a golf_id counts', () => {
    const text = formatLedgerEntry(entry) + formatLedgerEntry({ ...entry, status: 'retired' });
    assert.deepEqual([...parseLedger(text, 'ids.ndjson').values()], [{ ...entry, status: 'retired' }]);
  });

  it('names file and line of anything that isn’t an entry', () => {
    const good = formatLedgerEntry(entry);
    assert.throws(() => parseLedger(`${good}{"golf`, 'ids.ndjson'), /ids\.ndjson:2: not JSON/);
    assert.throws(
      () => parseLedger(`${good}\n{"golf_id":0}\n`, 'ids.ndjson'),
      /ids\.ndjson:3: not an entry .*golf_id/,
    );
  });

  it('refuses a slug that changes', () => {
    const text = formatLedgerEntry(entry) + formatLedgerEntry({ ...entry, slug: 'other' });
    assert.throws(
      () => parseLedger(text, 'ids.ndjson'),
      /ids\.ndjson:2: golf_id 7 already has the slug 'oitavos-dunes'/,
    );
  });
});

describe('resolveGolfId', () => {
  it('follows mergers, and stops even if a ledger was tampered with', () => {
    const merged = (golf_id: number, merged_into: number): LedgerEntry => ({
      ...entry,
      golf_id,
      merged_into,
      status: 'merged',
    });
    const ledger = new Map(
      [entry, merged(8, 7), merged(9, 8), merged(10, 11), merged(11, 10)].map((e) => [e.golf_id, e]),
    );
    assert.equal(resolveGolfId(ledger, 9)?.golf_id, 7);
    assert.equal(resolveGolfId(ledger, 7)?.golf_id, 7);
    assert.equal(resolveGolfId(ledger, 12), undefined);
    assert.equal(resolveGolfId(ledger, 11)?.golf_id, 10);
  });
});

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ledger-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('the ledger’s file', () => {
  it('is empty before the first build and grows by what is appended', () => {
    assert.equal(readLedgerFile(directory).size, 0);
    appendToLedgerFile(directory, [ledgerEntry({ golf_id: 1 })]);
    appendToLedgerFile(directory, [ledgerEntry({ golf_id: 2 })]);
    assert.deepEqual(
      [...readLedgerFile(directory).values()],
      [ledgerEntry({ golf_id: 1 }), ledgerEntry({ golf_id: 2 })],
    );
  });

  it('survives a build that was killed while writing a line', () => {
    appendToLedgerFile(directory, [ledgerEntry({ golf_id: 1 })]);
    appendFileSync(join(directory, 'ids.ndjson'), '{"golf_id":2,"sl');
    assert.deepEqual([...readLedgerFile(directory).keys()], [1]);
    appendToLedgerFile(directory, [ledgerEntry({ golf_id: 3 })]);
    assert.deepEqual([...readLedgerFile(directory).keys()], [1, 3]);
    assert.equal(readFileSync(join(directory, 'ids.ndjson'), 'utf8').split('\n').length, 3);
  });
});

describe('the published copy of the ledger', () => {
  const file = () => join(directory, 'ids.ndjson');
  const build = () => buildCourses(directory, tinyCourses(), { kind: 'real' });
  const remade = (slug: string) => {
    const before = readLedgerFile(directory).get(1)!;
    return { ...before, slug, former_slugs: [before.slug] };
  };

  /** An edition, and one after it in which a course has another slug; the ledger's file as of the first. */
  async function publishTwice(): Promise<string> {
    await build();
    const backup = readFileSync(file(), 'utf8');
    appendToLedgerFile(directory, [remade('kawana')]);
    await build();
    return backup;
  }

  it('gives back what an old backup of the file lacks, of known courses too', async () => {
    writeFileSync(file(), await publishTwice());
    const expected = remade('kawana');
    const { ledger, restored } = await readLedger(directory);
    assert.deepEqual(ledger.get(1), expected);
    assert.deepEqual(restored, [expected]);
    await build();
    assert.deepEqual(readLedgerFile(directory).get(1), expected);
    assert.deepEqual((await readLedger(directory)).restored, []);
  });

  it('takes nothing back that the file has changed since, as after a rollback', async () => {
    await publishTwice();
    await rollBack(directory);
    const { ledger, restored } = await readLedger(directory);
    assert.equal(ledger.get(1)!.slug, 'kawana');
    assert.deepEqual(restored, []);
  });

  it('is refused where the file gives the course another slug instead of its published one', async () => {
    writeFileSync(file(), await publishTwice());
    appendToLedgerFile(directory, [remade('fuji')]);
    await assert.rejects(
      readLedger(directory),
      /dataset-\w+\.sqlite: golf_id 1 already has the slug 'fuji', which the entry for 'kawana' doesn't list/,
    );
  });
});
