import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { Counter, collectDefaultMetrics, Gauge, type Histogram, Registry } from 'prom-client';
import type { Serving } from '../serving.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { ROUTES, type Route, TIME_BOUNDS, type Traffic } from './traffic.ts';

export type ProcessReadings = {
  logFailures: () => number;
  /** Null without DATASET_URL. */
  fetching: { isFailing: () => boolean; upToDateAt: () => number } | null;
};

/** `docs/operations.md` says what to watch. */
export function createServingMetrics(serving: Serving, { logFailures, fetching }: ProcessReadings): Registry {
  const { follower, traffic } = serving;
  return createMetrics({
    traffic,
    counters: countersOf(serving, logFailures),
    gauges: [...gaugesOf(serving), ...(fetching ? gaugesOfFetching(fetching) : [])],
    datasetVersion: () => follower.current()?.version ?? null,
  });
}

function countersOf({ traffic, website }: Serving, logFailures: () => number): Reading[] {
  const { statuses } = traffic.routes.api;
  return [
    {
      name: 'fairway_quota_refusals_total',
      help: 'Requests refused with 429 because their client had sent too many.',
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
      name: 'fairway_renders_total',
      help: 'Pages that renderers have made.',
      read: () => website?.renderers()?.rendered ?? null,
    },
    {
      name: 'fairway_renders_refused_total',
      help: 'Pages answered with 503 because too many were waiting, or no renderer could make them.',
      read: () => website?.renderers()?.refused ?? null,
    },
    {
      name: 'fairway_renderers_replaced_total',
      help: 'Renderers that died, hung or outgrew their memory, and were replaced.',
      read: () => website?.renderers()?.replaced ?? null,
    },
    {
      name: 'fairway_log_failures_total',
      help: "How often the log couldn't be written.",
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
    },
    { name: 'fairway_connections', help: 'Open connections.', read: () => countConnections(server) },
    {
      name: 'fairway_page_cache_bytes',
      help: 'Bytes of finished pages that are kept.',
      read: () => website?.keptBytes() ?? null,
    },
    {
      name: 'fairway_renderers',
      help: 'Renderers that can take a page.',
      read: () => website?.renderers()?.ready ?? null,
    },
    {
      name: 'fairway_renders_waiting',
      help: 'Pages that wait for a renderer.',
      read: () => website?.renderers()?.waiting ?? null,
    },
    {
      name: 'fairway_renderers_resident_bytes',
      help: 'Memory of all renderers.',
      read: () => website?.renderers()?.residentBytes ?? null,
    },
    {
      name: 'fairway_dataset_courses',
      help: 'Courses of the dataset.',
      read: () => follower.current()?.courses.length ?? null,
    },
    {
      name: 'fairway_dataset_updated_timestamp_seconds',
      help: 'When the newest source of the dataset was read: time() minus this is its age.',
      read: () => updatedAt(follower.current()),
    },
    {
      name: 'fairway_dataset_failing',
      help: "1 while the published dataset isn't the one being served, or its file is damaged or gone.",
      read: () => (follower.failure() === null ? 0 : 1),
    },
  ];
}

function gaugesOfFetching({ isFailing, upToDateAt }: NonNullable<ProcessReadings['fetching']>): Reading[] {
  return [
    {
      name: 'fairway_dataset_fetch_failing',
      help: "1 while what's published at DATASET_URL can't be fetched.",
      read: () => (isFailing() ? 1 : 0),
    },
    {
      name: 'fairway_dataset_fetch_timestamp_seconds',
      help: "When what's published at DATASET_URL was last fetched, or found to be here; 0 for never.",
      read: () => upToDateAt() / 1000,
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

/** A number kept elsewhere and read on request; null while there isn't one. */
export type Reading = {
  name: string;
  help: string;
  read: () => number | null | Promise<number>;
};

export type MetricsSources = {
  traffic: Traffic;
  /** These only grow. */
  counters: readonly Reading[];
  gauges: readonly Reading[];
  datasetVersion: () => string | null;
};

/** Reading the registry takes some milliseconds. */
export function createMetrics({ traffic, counters, gauges, datasetVersion }: MetricsSources): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Counter({
    name: 'fairway_http_requests_total',
    help: 'Answers by kind of route and status.',
    labelNames: ['route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const route of ROUTES) {
        traffic.routes[route].statuses.forEach((count, status) => {
          if (count > 0) this.inc({ route, status }, count);
        });
      }
    },
  });
  new Counter({
    name: 'fairway_http_aborted_total',
    help: 'Requests whose client had gone before the answer was sent, by kind of route.',
    labelNames: ['route'],
    registers,
    collect() {
      this.reset();
      for (const route of ROUTES) this.inc({ route }, traffic.routes[route].aborted);
    },
  });
  registry.registerMetric(durations(traffic));
  new Gauge({
    name: 'fairway_dataset_info',
    help: 'The dataset being served, by its version; always 1.',
    labelNames: ['version'],
    registers,
    collect() {
      this.reset();
      const version = datasetVersion();
      if (version !== null) this.set({ version }, 1);
    },
  });
  for (const reading of counters) addCounter(registry, reading);
  for (const reading of gauges) addGauge(registry, reading);
  return registry;
}

/** Reports as prom-client's histogram does; the registry asks for no more than that. */
function durations({ routes }: Traffic): Histogram {
  const name = 'fairway_http_request_duration_seconds';
  const help = 'Seconds from the head of a request to the end of its answer, by kind of route.';
  const valuesOf = (route: Route) => {
    const { times, seconds } = routes[route];
    let count = 0;
    const buckets = Array.from(times, (answers, place) => {
      count += answers;
      const labels = { le: TIME_BOUNDS[place] ?? '+Inf', route };
      return { metricName: `${name}_bucket`, labels, value: count };
    });
    const total = (what: string, value: number) => ({
      metricName: `${name}_${what}`,
      labels: { route },
      value,
    });
    return [...buckets, total('sum', seconds), total('count', count)];
  };
  const get = async () => ({
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    values: ROUTES.flatMap(valuesOf),
  });
  return { name, get } as unknown as Histogram;
}

function addCounter(registry: Registry, { name, help, read }: Reading): void {
  new Counter({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      this.reset();
      this.inc(value ?? 0);
    },
  });
}

function addGauge(registry: Registry, { name, help, read }: Reading): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}
