import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProgress, formatBytes, formatDuration, formatTable } from './progress.ts';

/** The clock is moved by hand. */
function setUp(isTTY: boolean) {
  const written: string[] = [];
  const clock = { ms: 0, bytes: 1e6 };
  const progress = createProgress(
    { isTTY, columns: 60, write: (text) => written.push(text) },
    { now: () => clock.ms, memoryBytes: () => clock.bytes },
  );
  return { written, clock, progress };
}

test('a log gets one plain line for a short phase, and nothing in between', () => {
  const { written, clock, progress } = setUp(false);
  progress.start('Reading');
  clock.ms = 2500;
  clock.bytes = 5e6;
  progress.update(10, 20);
  clock.ms = 4200;
  clock.bytes = 3e6;
  progress.start('Writing');
  clock.ms = 65_000;
  assert.deepEqual(progress.finish(), [
    { name: 'Reading', seconds: 4.2, peakBytes: 5e6 },
    { name: 'Writing', seconds: 60.8, peakBytes: 3e6 },
  ]);
  assert.deepEqual(written, ['Reading: 4.2 s\n', 'Writing: 1 min 1 s\n']);
});

test('a log gets a line every half minute of a long phase', () => {
  const { written, clock, progress } = setUp(false);
  progress.start('Reading');
  for (clock.ms = 1000; clock.ms <= 65_000; clock.ms += 1000) progress.update(clock.ms / 130_000, 1);
  progress.finish();
  assert.deepEqual(written, [
    'Reading: 23 %, 1 min 40 s left\n',
    'Reading: 46 %, 1 min 10 s left\n',
    'Reading: 1 min 6 s\n',
  ]);
});

test('a terminal gets a bar with counts and the time left, on one line', () => {
  const { written, clock, progress } = setUp(true);
  progress.start('Reading');
  clock.ms = 5000;
  progress.update(500, 2000);
  assert.equal(written.at(-1), '\r\u001b[2KReading █████░░░░░░░░░░░░░░░ 500 of 2,000, 15.0 s left');
  progress.update(501, 2000);
  assert.equal(written.length, 2, 'drawn again at once');
  clock.ms = 6000;
  progress.update(1234, null);
  assert.equal(written.at(-1), '\r\u001b[2KReading 1,234');
  progress.finish();
  assert.deepEqual(written.slice(-2), ['\r\u001b[2K', 'Reading: 6.0 s\n']);
});

test('columns of numbers are aligned right, others left', () => {
  const table = formatTable(
    ['source', 'read', 'name'],
    [
      ['osm', '1,234', 'x'],
      ['places', '5', 'yz'],
    ],
  );
  assert.equal(table, 'source   read  name\n──────  ─────  ────\nosm     1,234  x\nplaces      5  yz\n');
});

test('durations and sizes are written for people', () => {
  assert.deepEqual([0.04, 59.94, 59.96, 200].map(formatDuration), [
    '0.0 s',
    '59.9 s',
    '1 min 0 s',
    '3 min 20 s',
  ]);
  assert.deepEqual([123_456, 2.5e9].map(formatBytes), ['0.1 MB', '2.50 GB']);
});
