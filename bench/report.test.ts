import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSection } from './report.ts';

const report = `# Results

## Pages

<!-- begin pages -->

old

<!-- end pages -->

Why that is so.
`;

test('new measurements replace those between the marks, and nothing else', () => {
  const changed = withSection(report, { name: 'pages', title: 'Pages', text: 'new $& text\n' });
  assert.equal(
    changed,
    report.replace('old', () => 'new $& text'),
  );
});

test('a section that is new comes at the end, with its heading', () => {
  const changed = withSection(report, { name: 'tiles', title: 'Map tiles', text: '| a |' });
  assert.ok(changed.startsWith(report));
  assert.ok(changed.endsWith('\n\n## Map tiles\n\n<!-- begin tiles -->\n\n| a |\n\n<!-- end tiles -->\n'));
});
