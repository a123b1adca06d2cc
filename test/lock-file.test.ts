import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './source-files.ts';

type Entry = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };

test('the lock file names every platform’s optional packages (npm run lock adds them)', () => {
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

test('the lock file has no download addresses', () => {
  assert.doesNotMatch(text, /https?:\/\/[^"]*\.tgz/);
});
