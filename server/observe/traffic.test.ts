import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMetrics } from './metrics.ts';
import { createTraffic } from './traffic.ts';

test('the metrics show what was counted, times in cumulative buckets by kind of route', async () => {
  const traffic = createTraffic();
  traffic.count('api', 200, 0.05, true);
  traffic.count('api', 200, 3, true);
  traffic.count('api', 429, 30_000, true);
  traffic.count('page', 200, 1, false);
  const registry = createMetrics({ traffic, counters: [], gauges: [], datasetVersion: () => 'v"1' });
  const text = await registry.metrics();
  for (const line of [
    'fairway_http_requests_total{route="api",status="200"} 2',
    'fairway_http_requests_total{route="api",status="429"} 1',
    'fairway_http_aborted_total{route="page"} 1',
    'fairway_http_request_duration_seconds_bucket{le="0.0001",route="api"} 1',
    'fairway_http_request_duration_seconds_bucket{le="0.0025",route="api"} 1',
    'fairway_http_request_duration_seconds_bucket{le="0.005",route="api"} 2',
    'fairway_http_request_duration_seconds_bucket{le="10",route="api"} 2',
    'fairway_http_request_duration_seconds_bucket{le="+Inf",route="api"} 3',
    'fairway_http_request_duration_seconds_count{route="api"} 3',
    'fairway_dataset_info{version="v\\"1"} 1',
  ]) {
    assert.ok(text.split('\n').includes(line), line);
  }
  assert.match(text, /^# TYPE fairway_http_request_duration_seconds histogram$/m);
  assert.match(text, /^process_resident_memory_bytes \d+$/m);
});

test('a number that is kept elsewhere is shown as it is when somebody asks', async () => {
  let value: number | null = null;
  const registry = createMetrics({
    traffic: createTraffic(),
    counters: [{ name: 'seen_total', help: 'Seen.', read: () => 7 }],
    gauges: [{ name: 'level', help: 'Level.', read: () => value }],
    datasetVersion: () => null,
  });
  assert.doesNotMatch(await registry.metrics(), /^level \d/m);
  value = 3;
  for (let i = 0; i < 2; i++) assert.match(await registry.metrics(), /^seen_total 7$/m);
  assert.match(await registry.metrics(), /^level 3$/m);
});
