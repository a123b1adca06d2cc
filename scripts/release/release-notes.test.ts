import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseNotes } from './release-notes.ts';

const changelog = `# Changelog

## Unreleased

- soon

## 0.2.0 – 2026-11-27

### Added

- maps

## 0.1.0 – 2026-01-01

- everything
`;

test('the notes of a release are its section of the changelog, up to the version before', () => {
  assert.equal(releaseNotes(changelog, '0.2.0'), '### Added\n\n- maps\n');
  assert.equal(releaseNotes(changelog, '0.1.0'), '- everything\n');
});

test('a version that the changelog has not cut or dated is refused by name', () => {
  assert.throws(() => releaseNotes(changelog, '0.3.0'), /no section "## 0\.3\.0/);
  assert.throws(() => releaseNotes('## 0.3.0\n\n- x\n', '0.3.0'), /YYYY-MM-DD/);
  assert.throws(() => releaseNotes('## 0.3.0 – 2026-12-01\n\n## 0.2.0 – 2026-11-27\n', '0.3.0'), /empty/);
});
