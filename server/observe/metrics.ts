import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { type Aggregator, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Serving } from '../serving.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { ROUTES, type RouteTraffic, TIME_BOUNDS, type Traffic } from './traffic.ts';

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

/** A number that is kept elsewhere: `read` gives it when somebody asks; null while there is none. */
export type Reading = {
  name: string;
  help: string;
  read: () => number | null | Promise<number>;
  /** What several processes' values make together: their sum, unless it says otherwise. */
  together?: Aggregator;
};

/** What is measured beside the traffic: counters only ever grow, gauges are what is the case now. */
export type MetricsSources = {
  traffic: Traffic;
  counters: readonly Reading[];
  gauges: readonly Reading[];
  /** The dataset being served; null while there is none. */
  datasetVersion: () => string | null;
};

/** A registry of everything that this process measures. Reading it costs some milliseconds, nothing in between. */
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
    help: 'Requests whose client was gone before the answer was out, by kind of route.',
    labelNames: ['route'],
    registers,
    collect() {
      this.reset();
      for (const route of ROUTES) this.inc({ route }, traffic.routes[route].aborted);
    },
  });
  registry.registerMetric(createTrafficHistogram(traffic));
  new Gauge({
    name: 'fairway_dataset_info',
    help: 'The dataset being served, by its version; always 1.',
    labelNames: ['version'],
    registers,
    // Two processes with the same version are one and the same fact.
    aggregator: 'max',
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

function addGauge(registry: Registry, { name, help, read, together = 'sum' }: Reading): void {
  new Gauge({
    name,
    help,
    aggregator: together,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}

const NAME = 'fairway_http_request_duration_seconds';
const HELP = 'Seconds from the head of a request to the end of its answer, by kind of route.';

/** The answer times by kind of route as Prometheus wants them: cumulative buckets, sum and count. */
function createTrafficHistogram(traffic: Traffic): Histogram {
  const histogram = new Histogram({
    name: NAME,
    help: HELP,
    labelNames: ['route'],
    buckets: [...TIME_BOUNDS],
    registers: [],
  });
  // The counts are kept in plain arrays: they take the place of what was observed one by one, which is nothing.
  const read = async () => ({
    name: NAME,
    help: HELP,
    type: 'histogram' as const,
    aggregator: 'sum' as const,
    collect: () => {},
    values: ROUTES.flatMap((route) => samplesOf(route, traffic.routes[route])),
  });
  // The registry asks by the one for its text, by the other for JSON, from which several processes are summed up.
  return Object.assign(histogram, { get: read, getForPromString: read });
}

function samplesOf(route: string, { times, seconds }: RouteTraffic) {
  let count = 0;
  const buckets = [...times].map((answers, place) => {
    count += answers;
    const le = TIME_BOUNDS[place] ?? '+Inf';
    return { metricName: `${NAME}_bucket`, labels: { route, le }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels: { route }, value: seconds },
    { metricName: `${NAME}_count`, labels: { route }, value: count },
  ];
}
