import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { documentText } from './openapi.ts';

/**
 * Redocly's recommended rules warn about what we want: literal segments next to parameters
 * (`/golfs/profile/{slug}`, `/golfs/{slug}/llm.md`), and a snapshot on localhost.
 */
const wanted = new Set(['no-ambiguous-paths', 'no-server-example.com']);

test("the OpenAPI document is valid under Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: await documentText(), config });
  assert.deepEqual(
    problems
      .filter(({ severity, ruleId }) => severity === 'error' || !wanted.has(ruleId))
      .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
    [],
  );
});
