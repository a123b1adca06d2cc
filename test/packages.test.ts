import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './source-files.ts';

type Entry = {
  link?: boolean;
  integrity?: string;
  license?: unknown;
  optionalDependencies?: Record<string, string>;
};

const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages }: { packages: Record<string, Entry> } = JSON.parse(lock);

test('the lock file names every platform’s optional packages (npm install from the public registry writes them)', () => {
  const names = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  );
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  assert.ok(wanted.length > 20);
  assert.deepEqual(
    wanted.filter((name) => !names.has(name)),
    [],
  );
});

test('every package of the lock file has its integrity hash', () => {
  const lacking = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path !== '' && !link && !/^sha512-/.test(integrity ?? ''),
  );
  assert.deepEqual(
    lacking.map(([path]) => path),
    [],
  );
});

test('the lock file has no download addresses', () => {
  assert.doesNotMatch(lock, /https?:\/\/[^"]*\.tgz/);
});

/** No more than a notice is required, or they cover fonts and data. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Weak copyleft, used unchanged: what a build or test runs, and the library that draws shared pictures. */
const USED_UNCHANGED = [
  { packages: /^(lightningcss|axe-core$)/, licences: ['MPL-2.0'] },
  { packages: /^@img\/sharp-/, licences: ['LGPL-3.0-or-later'] },
];

/** The alternatives in an SPDX licence expression, each a list of licences that all hold. */
function alternatives(expression: string): string[][] {
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .map((all) => all.split(/\s+AND\s+/));
}

function isAllowed(name: string, expression: string): boolean {
  const further = USED_UNCHANGED.find(({ packages }) => packages.test(name))?.licences ?? [];
  return alternatives(expression).some((all) =>
    all.every((one) => ALLOWED.has(one) || further.includes(one)),
  );
}

function licenceOf(path: string, entry: Entry): string | null {
  if (typeof entry.license === 'string') return entry.license;
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return null;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: string | { type?: string } };
  return typeof license === 'string' ? license : (license?.type ?? 'none named');
}

test('every package comes under a licence that this project may pass on', () => {
  const refused = Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .map(([path, entry]) => [path.replace(/^.*node_modules\//, ''), licenceOf(path, entry)] as const)
    // Other platforms' packages have the licence of the one they belong to.
    .filter(([, licence]) => licence !== null)
    .filter(([name, licence]) => !isAllowed(name, licence!))
    .map(([name, licence]) => `${name}: ${licence}`);
  assert.deepEqual(refused, []);
});
