import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { assertNone } from './documents.ts';
import { importsOf, listSourceFiles, root } from './source-files.ts';

/** The file that a thread or another process runs, by its place next to the one that starts it. */
const STARTED = /\bnew URL\(\s*'([^']+\.(?:ts|tsx|mjs))',\s*import\.meta\.url\s*\)/g;

/** The files that each file loads or starts; what's only imported as a type isn't loaded. */
function readEdges(): Map<string, readonly string[]> {
  const files = new Set(listSourceFiles());
  return new Map(
    [...files].map((file) => {
      const loaded = importsOf(file).flatMap(({ specifier, isTypeOnly }) => (isTypeOnly ? [] : [specifier]));
      const text = readFileSync(join(root, file), 'utf8');
      const started = [...text.matchAll(STARTED)].map(([, path = '']) => join(dirname(file), path));
      return [file, [...loaded, ...started].filter((other) => files.has(other))];
    }),
  );
}

/** A circle through each file that is in one, as 'a → b → a'; files on a circle that's listed aren't repeated. */
function findCircles(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const other of edges.get(file) ?? []) visit(other);
    path.pop();
    done.add(file);
  };
  for (const file of edges.keys()) visit(file);
  return circles;
}

test('the scan sees what files import, and which threads they start', () => {
  const edges = readEdges();
  assert.ok(edges.get('lib/api/server.ts')!.includes('lib/api/create-api.ts'));
  assert.ok(edges.get('dataset/workers/do-job.ts')!.includes('dataset/workers/jobs.ts'));
  assert.ok(edges.get('server/store/current-dataset.ts')!.includes('server/store/check-thread.ts'));
});

test('a circle is found wherever the search enters it, and a file that two others import isn’t one', () => {
  const edges = new Map([
    ['a', ['b', 'd']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', []],
  ]);
  assert.deepEqual(findCircles(edges), ['b → c → b']);
});

test('no files import each other in a circle', () => {
  assertNone(
    findCircles(readEdges()),
    'Move what both ends need into a file of its own, or import only its type:',
  );
});
