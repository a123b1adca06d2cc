import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import type { CoursesInProgress } from '../course/course-in-progress.ts';
import { buildCourses } from '../fixtures/build-tiny.ts';
import { tinyCourses } from '../fixtures/tiny-courses.ts';
import { describeSuspects } from './suspects.ts';

/** As CSV. */
async function suspectsOf(t: TestContext, inProgress: CoursesInProgress): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'suspects-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const { manifest } = await buildCourses(folder, inProgress);
  const database = openDatasetFile(join(folder, manifest.file));
  try {
    return describeSuspects(database, true);
  } finally {
    database.close();
  }
}

test('suspects are named with what the rules noted about cards and ratings', async (t) => {
  const tiny = tinyCourses(1);
  const noted = [
    ['card-without-lines', 'North: 80 m off in the mean'],
    ['yards-for-metres', 'North: 1.094 of the lines over 9 holes'],
    ['rating-unlike-length', 'White (women): 69.9, 77.8 expected'],
    ['nines-unlike-total', '36 + 35, not 70'],
    ['card-without-last-holes', '17 holes with a sum of 68, par 72'],
    ['declared-par-unlike-sum', '72, the holes add up to 71'],
  ] as const;
  const findings = noted.map(([rule, value]) => ({
    source: 'scorecards',
    place: 'cards.ndjson:1',
    rule,
    value,
    action: 'noted' as const,
  }));
  const details = (index: number) => (index === 1 ? { ...tiny.details(1), findings } : tiny.details(index));
  const out = await suspectsOf(t, { heads: tiny.heads, details });
  const first = out.split('\r\n')[1]!;
  for (const [, value] of noted) assert.ok(first.includes(`(${value})`), value);
  assert.match(first, /^80,2,/);
});

test('words of driving ranges count as whole words', async (t) => {
  const tiny = tinyCourses(1);
  const doubtful = ['Elm Hill Golf Range', 'Academy of Elm Hill', 'Elm Park Golf (Kita)', '오크 연습장'];
  const clear = ['La Grange Country Club', 'Dominion Golf Club', 'Jackson Park Golf Course', 'Indooroopilly'];
  const unknown = tiny.details(3);
  const heads = [...doubtful, ...clear].map((name, i) => ({
    ...tiny.heads[3]!,
    sourceIds: [`x:${i}`],
    name,
    position: [10 + i, 50] as Position,
  }));
  const out = await suspectsOf(t, { heads, details: () => unknown });
  const named = out.split('\r\n').filter((line) => line.includes('sounds like a driving range'));
  assert.deepEqual(named.map((line) => line.split(',')[3]).toSorted(), doubtful.toSorted());
});

test('a name that a spreadsheet could run as a formula is guarded', async (t) => {
  const tiny = tinyCourses(1);
  const names = ['%A0 Golf Range', '|cmd Golf Range', '=1+1 Golf Range'];
  const heads = names.map((name, i) => ({
    ...tiny.heads[3]!,
    sourceIds: [`x:${i}`],
    name,
    position: [10 + i, 50] as Position,
  }));
  const out = await suspectsOf(t, { heads, details: () => tiny.details(3) });
  for (const name of names) assert.ok(out.includes(`,'${name},`), name);
});

test('courses in Korea and Japan are suspects if their names don’t say what they are', async (t) => {
  const tiny = tinyCourses(1);
  const renamed = ['구평골프클럽', '이스티힐', '경주CC'];
  const unknown = tiny.details(3);
  const heads = renamed.map((name, i) => ({
    ...tiny.heads[3]!,
    sourceIds: [`x:${i}`],
    name,
    position: [128 + i, 36.1] as Position,
  }));
  const out = await suspectsOf(t, { heads, details: () => unknown });
  const reasons = (name: string) => out.split('\r\n').find((line) => line.includes(name)) ?? '';
  assert.match(reasons('구평골프클럽'), /which driving ranges call themselves/);
  assert.match(reasons('이스티힐'), /no golf word/);
  assert.doesNotMatch(reasons('경주CC'), /which driving ranges|no golf word/);
});

test('courses withheld for their names are suspects without a number, with the line that they come from', async (t) => {
  const tiny = tinyCourses(1);
  const waiting = {
    source: 'courses',
    place: 'list.ndjson:7',
    rule: 'name-without-golf',
    value: 'Hotel: Nowhere: another use, and nothing of golf',
    action: 'quarantined',
  } as const;
  const details = (index: number) => ({ ...tiny.details(index), findings: index === 0 ? [waiting] : [] });
  const out = await suspectsOf(t, { heads: tiny.heads, details });
  const lines = out.split('\r\n').filter((line) => line.includes('waits'));
  assert.deepEqual(lines, ['30,,,Hotel: Nowhere,,"waits: another use, and nothing of golf (list.ndjson:7)"']);
});
