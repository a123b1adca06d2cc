import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const documents = read('docs/data-formats.md', 'docs/data-sources.md').map(({ text }) => text);
const files = read('dataset/**/*.ts').filter(({ path }) => !path.includes('/demo/'));
const isProof = ({ path }: { path: string }) => /\.test\.ts$|\/fixtures\//.test(path);
const product = files.filter((file) => !isProof(file));
const proofs = [
  ...files.filter(isProof).filter(({ path }) => !path.endsWith('documented-rules.test.ts')),
  ...read('dataset/**/fixtures/*.{opl,ndjson}'),
];

/** In the first column of the tables of findings. */
const documented = new Set(
  documents.flatMap((text) =>
    [...text.matchAll(/^\| (`[a-z0-9-]+`(?:, `[a-z0-9-]+`)*(?: and the like)?) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([a-z0-9]+(?:-[a-z0-9]+)+)`/g)].map(([, rule]) => rule!),
    ),
  ),
);

const made = new Set(
  product.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /(?:\brule: |findingAt\([\w.!]+, |\bfound\(|refuse\('\w+', |badLine\('\w+', [\w.]+, )'([a-z0-9]+(?:-[a-z0-9]+)+)'/g,
      ),
    ].map(([, rule]) => rule!),
  ),
);

/** Rules that their tests know by what they do. */
const BY_DEED: Readonly<Record<string, string>> = {
  'outline-too-small': 'withheld',
  'slug-remade': 'remade',
  'invalid-ring': 'invalidRings',
};

test('every rule that makes a finding is in the documents', () => {
  assert.ok(made.size > 50);
  assert.deepEqual(
    [...made].filter((rule) => !documented.has(rule)),
    [],
  );
});

test('every documented finding is made by some rule, and has a test or an input of its own', () => {
  assert.ok(documented.size > 90);
  const isIn = (some: readonly { text: string }[], rule: string) =>
    some.some(({ text }) => text.includes(rule));
  assert.deepEqual(
    [...documented].filter((rule) => !isIn(product, rule)),
    [],
    'no code',
  );
  assert.deepEqual(
    [...documented].filter((rule) => !isIn(proofs, BY_DEED[rule] ?? rule)),
    [],
    'no test',
  );
});
