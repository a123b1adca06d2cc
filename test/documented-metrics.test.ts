import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createServingMetrics } from '#server/observe/metrics.ts';
import { createMetricsOfWorkers } from '#server/observe/serve-metrics.ts';
import { serveFixture } from '#testing/served-fixture.ts';
import { assertNone, documents } from './documents.ts';

describe('the documents and /metrics', () => {
  const fixture = serveFixture();

  /** What one process shows, and what a supervisor adds to that. */
  const shown = async () => {
    const registry = createServingMetrics(fixture.serving(), { logFailures: () => 0 });
    const text = `${await registry.metrics()}\n${await createMetricsOfWorkers().text()}`;
    return new Set([...text.matchAll(/^(?:# TYPE )?(\w+)(?:\{| )/gm)].map(([, name]) => name!));
  };

  test('every metric that the documents name is one that a server has', async () => {
    const known = await shown();
    const written = documents.filter(({ path }) => path.endsWith('.md'));
    const named = written.flatMap(({ path, text: words }) =>
      [...words.matchAll(/\b(?:fairway|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => ({ path, name })),
    );
    assert.ok(named.length >= 10);
    assertNone(
      named.filter(({ name }) => !known.has(name)).map(({ path, name }) => `${path}: ${name}`),
      'No server shows these metrics; server/observe/metrics.ts lists our own:',
    );
  });

  test('docs/operations.md describes every metric we define', async () => {
    const operations = documents.find(({ path }) => path === 'docs/operations.md')?.text ?? '';
    // Of a histogram the documents name what they use.
    const names = [...(await shown())].filter((name) => !/_(?:sum|count|bucket)$/.test(name));
    assertNone(
      names.filter((name) => name.startsWith('fairway_') && !operations.includes(name)),
      'Say in docs/operations.md what these are for:',
    );
  });
});
