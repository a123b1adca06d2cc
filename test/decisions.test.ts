import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertNone, documents } from './documents.ts';
import { root } from './source-files.ts';

const records = documents
  .filter(({ path }) => /^docs\/decisions\/\d/.test(path))
  .map(({ path, text }) => ({ path, text, file: path.slice('docs/decisions/'.length) }));

test('a decision record is called by its number and what was decided', () => {
  assert.ok(records.length >= 30);
  assertNone(
    records.filter(({ file }) => !/^\d{3}(-[a-z0-9]+)+\.md$/.test(file)).map(({ file }) => file),
    'Name a record NNN-what-was-decided.md:',
  );
  assertNone(
    records.filter(({ file, text }) => !text.startsWith(`# ${file.slice(0, 3)}: `)).map(({ file }) => file),
    'Begin a record with its number and a title: "# 021: An identity ledger …". These begin otherwise:',
  );
  const numbers = records.map(({ file }) => file.slice(0, 3));
  assertNone(
    numbers.filter((number, i) => numbers.indexOf(number) !== i),
    'Two records have these numbers; give one of them the next that is free:',
  );
});

test('a decision record tells context, decision and consequences in at most 40 lines', () => {
  for (const { path, text } of records) {
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    assert.deepEqual(
      headings.filter((heading) => heading !== 'Considered'),
      ['Context', 'Decision', 'Consequences'],
      `${path} has the headings ${headings.join(', ')}; give it Context, Decision, (Considered,) Consequences.`,
    );
    const lines = text.trimEnd().split('\n').length;
    assert.ok(lines <= 40, `${path} has ${lines} lines; say it in 40, or decide less at once.`);
  }
});

test('the index lists every decision record under its title', () => {
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const wanted = records.map(({ file, text }) => {
    const [, number, title] = /^# (\d{3}): (.*)$/m.exec(text) ?? [];
    return `| [${number}](${file}) | ${title} |`;
  });
  const listed = index.split('\n').filter((line) => /^\| \[\d/.test(line));
  assertNone(
    wanted.filter((line) => !listed.includes(line)),
    'Add these lines to docs/decisions/README.md, in the order of their numbers:',
  );
  assertNone(
    listed.filter((line) => !wanted.includes(line)),
    'Take these lines out of docs/decisions/README.md: no record has that number and title.',
  );
  assert.deepEqual(listed, wanted);
});
