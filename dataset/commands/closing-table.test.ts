import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BuildReport } from '../build-dataset.ts';
import { noTotals } from '../file/write/dataset-contents.ts';
import { closingTable } from './closing-table.ts';

const report: BuildReport = {
  manifest: {
    version: '0123456789abcdef',
    file: 'dataset-0123456789abcdef.sqlite',
    size: 1000,
    sha256: '0'.repeat(64),
    previous: null,
  },
  totals: noTotals(),
  tallies: [],
  changes: null,
  restoredIds: 0,
  retired: 0,
  remade: [],
  costs: [],
};
const tally = { key: 'courses', itemsRead: 3, itemsKept: 1, itemsRejected: 0, findings: [] };
const finding = { source: 'courses', place: 'a.ndjson:1', value: null, action: 'quarantined' } as const;

test('a build says how often each rule left something out, waiting or not', () => {
  const findings = [
    { ...finding, rule: 'name-without-golf' },
    { ...finding, rule: 'name-without-golf' },
    { ...finding, rule: 'driving-range', action: 'rejected' as const },
    { ...finding, rule: 'course-doubled', action: 'mended' as const },
  ];
  const table = closingTable({ ...report, tallies: [{ ...tally, findings }] });
  assert.match(table, /courses: name-without-golf +2\n/);
  assert.match(table, /courses: driving-range +1\n/);
  assert.doesNotMatch(table, /course-doubled/);
});

test('the last lines name files without a licence, tiles without a course and how many courses are gone', () => {
  const source = { name: 'A list', licence: 'ODbL-1.0', url: null, attribution: null };
  const files = [
    { name: 'silent.ndjson', source: null, itemsKept: 1 },
    { name: 'stated.ndjson', source, itemsKept: 1 },
  ];
  const idle = {
    ...finding,
    rule: 'tile-without-course',
    place: 'N42E001.hgt',
    value: '1° to 2° E',
    action: 'noted' as const,
  };
  const table = closingTable({ ...report, tallies: [{ ...tally, files, findings: [idle] }], retired: 2 });
  assert.match(table, /silent\.ndjson doesn't say whose it is/);
  assert.doesNotMatch(table, /stated\.ndjson/);
  assert.match(table, /No course is on the elevation tile N42E001\.hgt \(1° to 2° E\)/);
  assert.match(table, /now retired: 2\./);
});
