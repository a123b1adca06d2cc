import type { Server } from 'node:http';
import { promisify } from 'node:util';
import type { Registry } from 'prom-client';
import type { Serving } from '../serving.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { createMetrics, type Reading } from './create-metrics.ts';

/** Numbers of the process that the server itself doesn't know. */
export type ProcessReadings = { logFailures: () => number };

/** Everything there is to measure about a server, for Prometheus. `docs/operations.md` says what to watch. */
export function createServingMetrics(serving: Serving, { logFailures }: ProcessReadings): Registry {
  const { follower, traffic } = serving;
  return createMetrics({
    traffic,
    counters: countersOf(serving, logFailures),
    gauges: gaugesOf(serving),
    datasetVersion: () => follower.current()?.version ?? null,
  });
}

function countersOf({ traffic }: Serving, logFailures: () => number): Reading[] {
  const { statuses } = traffic.routes.api;
  return [
    {
      name: 'fairway_quota_refusals_total',
      help: 'Requests refused with 429, because their client had sent too many.',
      read: () => statuses[429]!,
    },
    {
      name: 'fairway_http_broken_requests_total',
      help: 'Requests given up before they were whole: malformed, too large or too slow.',
      read: () => traffic.refused.broken,
    },
    {
      name: 'fairway_connections_refused_total',
      help: 'Connections refused because there were MAX_CONNECTIONS already.',
      read: () => traffic.refused.connections,
    },
    {
      name: 'fairway_page_cache_hits_total',
      help: 'Pages that were kept and sent again.',
      read: () => traffic.pageCache.hits,
    },
    {
      name: 'fairway_page_cache_misses_total',
      help: 'Pages that had to be made.',
      read: () => traffic.pageCache.misses,
    },
    {
      name: 'fairway_log_failures_total',
      help: 'How often the log could not be written.',
      read: logFailures,
    },
  ];
}

function gaugesOf({ server, follower, website, notReady }: Serving): Reading[] {
  return [
    {
      name: 'fairway_ready',
      help: '1 while /readyz says so.',
      read: () => (notReady() === null ? 1 : 0),
      together: 'min',
    },
    { name: 'fairway_connections', help: 'Open connections.', read: () => countConnections(server) },
    {
      name: 'fairway_page_cache_bytes',
      help: 'Bytes of finished pages that are kept.',
      read: () => website?.keptBytes() ?? null,
    },
    {
      name: 'fairway_dataset_courses',
      help: 'Courses of the dataset.',
      read: () => follower.current()?.courses.length ?? null,
      together: 'max',
    },
    {
      name: 'fairway_dataset_updated_timestamp_seconds',
      help: 'When the youngest source of the dataset was read: time() minus this is its age.',
      read: () => updatedAt(follower.current()),
      together: 'min',
    },
    {
      name: 'fairway_dataset_failing',
      help: '1 while the published dataset is not what is served, or its file is damaged or gone.',
      read: () => (follower.failure() === null ? 0 : 1),
      together: 'max',
    },
  ];
}

function countConnections(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}

/** Seconds since 1970. */
function updatedAt(dataset: Dataset | null): number | null {
  const text = dataset?.memo('updatedAt', () =>
    dataset.read((file) => file.prepare("SELECT value FROM meta WHERE key = 'updated_at'").get()?.value),
  );
  return typeof text === 'string' ? Date.parse(text) / 1000 : null;
}
