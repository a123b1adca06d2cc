import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { createServingMetrics } from '#server/observe/metrics.ts';
import { serveFixture } from '#testing/served-fixture.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const { groups } = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            for: z.string().regex(/^\d+[mh]$/),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('alerts.yaml')));
const rules = groups.flatMap((group) => group.rules);
const { panels } = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(read('dashboard.json')));

describe('the alert rules and the dashboard', () => {
  const fixture = serveFixture();

  test('ask only for metrics that a server has', async () => {
    const registry = createServingMetrics(fixture.serving(), {
      logFailures: () => 0,
      fetching: { isFailing: () => false, upToDateAt: () => 0 },
    });
    const names = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
    const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => [
      ...expr.matchAll(/\b(?:fairway|process|nodejs)_[a-z0-9_]+/g),
    ]);
    assert.ok(asked.length > 25);
    const unknown = asked.map(([name]) => name.replace(/_bucket$/, '')).filter((name) => !names.has(name));
    assert.deepEqual(unknown, []);
  });

  test('have names of their own, and the rules are the alerts of docs/operations.md', () => {
    for (const names of [rules.map(({ alert }) => alert), panels.map(({ title }) => title)]) {
      assert.equal(new Set(names).size, names.length);
    }
    const table = read('../../docs/operations.md').split('| alert | means | do |')[1]!;
    const alerts = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, alert]) =>
      [...alert!.matchAll(/`([^`]*[<=>][^`]*)`/g)].map(([, expr]) => expr!),
    );
    assert.deepEqual(alerts.sort(), rules.flatMap(({ expr }) => expr.split(' or ')).sort());
  });
});
