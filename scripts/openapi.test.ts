import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { DOCUMENT_FILE, documentText, TYPES_FILE, typesText } from './openapi.ts';

test('docs/openapi.json says what the contract says', async () => {
  assert.equal(
    await readFile(DOCUMENT_FILE, 'utf8'),
    await documentText(),
    'The contract has changed: run `npm run openapi` and commit what it writes.',
  );
});

test("lib/api's types are those of docs/openapi.json", async () => {
  assert.equal(
    await readFile(TYPES_FILE, 'utf8'),
    await typesText(await readFile(DOCUMENT_FILE, 'utf8')),
    'The types are stale: run `npm run openapi` and commit what it writes.',
  );
});
