import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertNone, documents } from './documents.ts';
import { listSourceFiles, root } from './source-files.ts';

/** Where the builder's code names a rule that something met. */
const NAMINGS = [
  /\b(?:findingAt|finding|refuse|read)\(\s*[^,()]+,\s*'([a-z0-9-]+-[a-z0-9-]+)'/g,
  /\bfound\(\s*'([a-z0-9-]+-[a-z0-9-]+)'/g,
  /\brule: '([a-z0-9-]+)'/g,
  /[?:] '([a-z0-9]+(?:-[a-z0-9]+)+)'/g,
  /return '([a-z0-9]+(?:-[a-z0-9]+){1,})';/g,
];

test('the documents explain every finding that a build can report', () => {
  const explained = documents.map(({ text }) => text).join('\n');
  const files = listSourceFiles().filter((file) =>
    /^dataset\/(courses|osm|sources|validate|elevation)\/[a-z/-]+\.ts$/.test(file),
  );
  const rules = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return NAMINGS.flatMap((naming) => [...text.matchAll(naming)].map(([, rule = '']) => ({ file, rule })));
  });
  assert.ok(rules.length > 60, `${rules.length}`);
  assertNone(
    rules
      .filter(({ rule }) => !explained.includes(`\`${rule}\``))
      .map(({ file, rule }) => `${file}: ${rule}`),
    'Say in docs/data-sources.md or docs/data-formats.md what these findings mean:',
  );
});
