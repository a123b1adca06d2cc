import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTraffic, routeOf } from './traffic.ts';

test('the metrics show what was counted, times in cumulative buckets by kind of route', async () => {
  const { registry, count } = createTraffic();
  const whole = { isComplete: true };
  count({ route: 'api', status: 200, seconds: 0.00005, ...whole });
  count({ route: 'api', status: 200, seconds: 0.008, ...whole });
  count({ route: 'api', status: 429, seconds: 30, ...whole });
  count({ route: 'page', status: 200, seconds: 0.001, isComplete: false });
  count({ route: 'page', status: 200, seconds: 0.001, cache: 'hit', ...whole });
  const text = await registry.metrics();
  for (const line of [
    'fairway_http_requests_total{route="api",status="200"} 2',
    'fairway_http_requests_total{route="api",status="429"} 1',
    'fairway_quota_refusals_total 1',
    'fairway_http_aborted_total{route="page"} 1',
    'fairway_page_cache_hits_total 1',
    'fairway_page_cache_misses_total 0',
    'fairway_http_request_duration_seconds_bucket{le="0.005",route="api"} 1',
    'fairway_http_request_duration_seconds_bucket{le="0.01",route="api"} 2',
    'fairway_http_request_duration_seconds_bucket{le="10",route="api"} 2',
    'fairway_http_request_duration_seconds_bucket{le="+Inf",route="api"} 3',
    'fairway_http_request_duration_seconds_count{route="api"} 3',
  ]) {
    assert.ok(text.split('\n').includes(line), line);
  }
  assert.match(text, /^# TYPE fairway_http_request_duration_seconds histogram$/m);
});

test('an address belongs to a kind of route', () => {
  for (const [path, route] of [
    ['/v2', 'api'],
    ['/v2/golfs', 'api'],
    ['/v20', 'page'],
    ['/mcp/', 'mcp'],
    ['/tiles/courses.json', 'tile'],
    ['/downloads/holes.parquet', 'asset'],
    ['/healthz', 'probe'],
    ['/llms-full.txt', 'file'],
    ['/golfs/old-course/llm.md', 'file'],
    ['/.well-known/security.txt', 'file'],
    ['/data/tasks/france/hole-without-line.geojsonl', 'file'],
    ['/data', 'page'],
    ['/golfs/old-course', 'page'],
  ] as const) {
    assert.equal(routeOf(path), route, path);
  }
});
