import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Serving } from '../serving.ts';
import type { Dataset } from '../store/open-dataset.ts';

export type ProcessReadings = {
  logFailures: () => number;
  /** Null without DATASET_URL. */
  fetching: { isFailing: () => boolean; upToDateAt: () => number } | null;
};

/** Adds to what is counted of answers what is read when somebody asks. `docs/operations.md` says what to watch. */
export function createServingMetrics(serving: Serving, { logFailures, fetching }: ProcessReadings): Registry {
  const { follower, traffic } = serving;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'fairway_dataset_info',
    help: 'The dataset being served, by its version; always 1.',
    labelNames: ['version'],
    registers: [registry],
    collect() {
      this.reset();
      const version = follower.current()?.version;
      if (version !== undefined) this.set({ version }, 1);
    },
  });
  for (const reading of countersOf(serving, logFailures)) addCounter(registry, reading);
  const gauges = [...gaugesOf(serving), ...(fetching ? gaugesOfFetching(fetching) : [])];
  for (const reading of gauges) addGauge(registry, reading);
  return Registry.merge([traffic.registry, registry]);
}

function countersOf({ website }: Serving, logFailures: () => number): Reading[] {
  return [
    {
      name: 'fairway_renders_total',
      help: 'Pages that Next has made.',
      read: () => website?.figures()?.rendered ?? null,
    },
    {
      name: 'fairway_renders_refused_total',
      help: "Pages answered with 503 because too many were waiting, or Next couldn't make them.",
      read: () => website?.figures()?.refused ?? null,
    },
    {
      name: 'fairway_next_replaced_total',
      help: 'How often Next died, hung or outgrew its memory, and was started again.',
      read: () => website?.figures()?.replaced ?? null,
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
      name: 'fairway_next_ready',
      help: '1 while Next can be asked for pages.',
      read: () => website?.figures()?.ready ?? null,
    },
    {
      name: 'fairway_renders_waiting',
      help: 'Pages that wait for their turn.',
      read: () => website?.figures()?.waiting ?? null,
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
type Reading = {
  name: string;
  help: string;
  read: () => number | null | Promise<number>;
};

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
