import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { root } from './source-files.ts';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...globSync('docs/**/*.md', { cwd: root }).sort(),
].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

/** Everything in a document that matches, as 'document: match'. */
function matches(pattern: RegExp): { document: string; found: string }[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, found = '']) => ({ document: path, found })),
  );
}

test('every npm script named in the documents exists', () => {
  const named = matches(/`?npm (?:run )?(start|test|(?<=run )[a-z0-9:-]+)/g);
  assert.ok(named.length >= 8);
  assert.deepEqual(
    named.filter(({ found }) => !scripts.includes(found)),
    [],
  );
});

test('every file or folder of the project named in the documents exists', () => {
  const topLevel = 'app|bench|components|dataset|docs|e2e|lib|public|scripts|server|test|tools';
  const named = matches(new RegExp(`\`((?:${topLevel})/[a-zA-Z0-9_.{}\\[\\]/-]*)\``, 'g'));
  assert.ok(named.length >= 10);
  assert.deepEqual(
    named.filter(({ found }) => !existsSync(join(root, found))),
    [],
  );
});

test('every relative link in the documents leads to a file', () => {
  const dead = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  assert.deepEqual(dead, []);
});

test('a decision record is at most 40 lines', () => {
  const records = documents.filter(({ path }) => path.startsWith('docs/decisions/'));
  assert.ok(records.length >= 5);
  assert.deepEqual(
    records.filter(({ text }) => text.trimEnd().split('\n').length > 40).map(({ path }) => path),
    [],
  );
});
