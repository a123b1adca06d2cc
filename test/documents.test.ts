import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { assertNone, codeIn, documents, named } from './documents.ts';
import { root } from './source-files.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** The files of the project, without what is built or installed. */
const files = globSync('**/*', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|\.next|\.cache|data|\.git)$/.test(path),
});

test('every npm script that the documents name exists', () => {
  const calls = named(/npm (?:run )?(start\b|test\b|(?<=run )[a-z0-9:-]+)/g);
  assert.ok(calls.length >= 8);
  assertNone(
    calls
      .filter(({ found }) => !(found in scripts))
      .map(({ document, found }) => `${document}: npm run ${found}`),
    'package.json has no such script; name one that it has:',
  );
});

test('the documents name every npm script', () => {
  const known = new Set(named(/npm (?:run )?([a-z0-9:-]+)/g).map(({ found }) => found));
  assertNone(
    Object.keys(scripts).filter((name) => !known.has(name)),
    'No document mentions these scripts; say in README.md or CONTRIBUTING.md what they are for:',
  );
});

test('every file and folder that the documents name exists', () => {
  const topLevel = new Set(files.map((path) => path.split('/')[0]));
  const baseNames = new Set(files.map((path) => basename(path)));
  const missing = documents.flatMap((document) =>
    codeIn(document)
      .flatMap((code) => code.split(/[\s'"=]+/))
      .filter((word) => /^[\w.[\]/-]+$/.test(word))
      .filter((word) => {
        const isPath =
          word.includes('/') && topLevel.has(word.split('/')[0] ?? '') && !word.startsWith('data/');
        const isSourceFile = /^[\w-]+(\.[\w-]+)*\.(ts|tsx|mjs|md|css)$/.test(word) && word !== 'llm.md';
        return (isPath && !existsSync(join(root, word))) || (isSourceFile && !baseNames.has(word));
      })
      .map((word) => `${document.path}: ${word}`),
  );
  assertNone(missing, 'There is no such file or folder (any more); name where the thing is now:');
});

test('ARCHITECTURE.md says of every folder of the project, the library, the server and the builder what it is for', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const folders = new Set(
    files
      .filter((path) => /^(lib|server|dataset|[a-z0-9]+)\//.test(path))
      .flatMap((path) => {
        const [top = '', inner = ''] = dirname(path).split('/');
        return ['lib', 'server', 'dataset'].includes(top) && inner ? [top, `${top}/${inner}`] : [top];
      }),
  );
  assertNone(
    [...folders].filter((folder) => !text.includes(`\`${folder}/\``) && !/fixtures|^public$/.test(folder)),
    'Say in ARCHITECTURE.md what these folders hold and what they must not depend on:',
  );
});

test('every relative link in the documents leads to a file, and to a heading that it has', () => {
  const dead = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]+)?\)/g)]
      .filter(([, target = '', heading]) => {
        const file = target === '' ? path : join(dirname(path), target);
        if (!existsSync(join(root, file))) return true;
        return heading !== undefined && !headingsOf(file).includes(heading);
      })
      .map(([link]) => `${path}: ${link}`),
  );
  assertNone(dead, 'These links lead nowhere:');
});

test('every document is named by a link in another', () => {
  const linked = new Set(
    documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)]
        .map(([, target = '']) => join(dirname(path), target))
        .filter((target) => target !== path),
    ),
  );
  assertNone(
    documents
      .map(({ path }) => path)
      .filter((path) => path.endsWith('.md') && path !== 'README.md' && !linked.has(path)),
    'Nobody finds these documents; link them, for instance from the README:',
  );
});

test('figures in the README have the date on which they were measured', () => {
  const numbers =
    /^## Numbers$([\s\S]*?)^## /m.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';
  assert.match(numbers, /Measured on 20\d\d-\d\d-\d\d/);
});

const records = documents
  .filter(({ path }) => /^docs\/decisions\/\d/.test(path))
  .map(({ path, text }) => ({ path, text, file: path.slice('docs/decisions/'.length) }));

test('a decision record is called by its number and what was decided', () => {
  assert.ok(
    records.length > 0 && records.length <= 30,
    `${records.length} records: rewrite or remove one for each new one.`,
  );
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

test('a decision record gives context, decision and consequences in at most 40 lines', () => {
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

function headingsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')}`,
  );
}
