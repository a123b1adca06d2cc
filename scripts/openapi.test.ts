import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { DOCUMENT_FILE, documentText } from './openapi.ts';

test('docs/openapi.json says what the contract says', async () => {
  assert.equal(
    await readFile(DOCUMENT_FILE, 'utf8'),
    await documentText(),
    'The contract has changed: run `npm run openapi` and commit what it writes.',
  );
});
