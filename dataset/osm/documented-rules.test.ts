import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** Places in the code where a rule is named: a finding, an exclusion, an attribute, something unassembled. */
const namings = [
  /(?:osmFinding|rejectPart)\(\s*[^,]+,\s*'([a-z0-9-]+)'/g,
  /rule: '([a-z0-9-]+)'/g,
  /\? '([a-z]+-[a-z-]+)' : '([a-z]+-[a-z-]+)'/g,
  /'([a-z-]+-(?:malformed|not-a-number))'/g,
];

test('every rule of the OSM import is explained in the documents', () => {
  const documented = readFileSync(join(root, 'docs/data-sources.md'), 'utf8');
  const sources = globSync('dataset/{courses,osm}/*.ts', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const rules = new Set(
    sources.flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return namings.flatMap((pattern) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1)));
    }),
  );
  assert.ok(rules.size > 35, `${rules.size}`);
  assert.deepEqual(
    [...rules].filter((rule) => !documented.includes(`\`${rule}\``)),
    [],
  );
});
