import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { serveFixture } from '#testing/served-fixture.ts';
import { createServingMetrics } from './metrics.ts';

/** https://prometheus.io/docs/practices/naming */
describe('metrics are named by the rules of Prometheus', () => {
  const fixture = serveFixture();
  const ours = async () => {
    const metrics = await createServingMetrics(fixture.serving(), {
      logFailures: () => 0,
      fetching: { isFailing: () => false, upToDateAt: () => 0 },
    }).getMetricsAsJSON();
    return metrics.filter(({ name }) => !/^(process|nodejs)_/.test(name));
  };

  test('in small letters, after the application', async () => {
    const metrics = await ours();
    assert.ok(metrics.length >= 14);
    for (const { name } of metrics) assert.match(name, /^fairway(_[a-z]+)+$/);
  });

  test('counters end in total and nothing else does; what has a unit ends in its base unit', async () => {
    for (const { name, type } of await ours()) {
      assert.equal(name.endsWith('_total'), String(type) === 'counter', name);
      assert.doesNotMatch(name, /milli|kilo|mega|_ms|_kb|_mb|minutes|percent/);
      if (/duration|timestamp/.test(name)) assert.match(name, /_seconds$/);
    }
  });

  test('each with a sentence of help, and few labels of few values', async () => {
    for (const { name, help, values } of await ours()) {
      assert.match(help, /^[A-Z1].*\.$/, name);
      assert.ok(values.length <= 7 * 19, `${name} has ${values.length} series`);
    }
  });
});
