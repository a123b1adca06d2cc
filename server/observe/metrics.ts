import { promisify } from 'node:util';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Serving } from '../serving.ts';
import type { Dataset } from '../store/open-dataset.ts';

export type ProcessReadings = {
  logFailures: () => number;
  /** Null without DATASET_URL. */
  fetching: { isFailing: () => boolean; upToDateAt: () => number } | null;
};

/** All metrics: those counted for each answer, and those read when somebody asks. `docs/operations.md` says what to watch. */
export function createServingMetrics(serving: Serving, { logFailures, fetching }: ProcessReadings): Registry {
  const { server, follower, website, traffic, notReady } = serving;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'fairway_dataset_info',
    help: 'The dataset being served, by its version; always 1.',
    labelNames: ['version'],
    registers,
    collect() {
      this.reset();
      const version = follower.current()?.version;
      if (version !== undefined) this.set({ version }, 1);
    },
  });
  const { counter, gauge } = readingsIn(registers);
  const figures = () => website?.figures();
  counter('fairway_renders_total', 'Pages that Next has made.', () => figures()?.rendered);
  const refused = "Pages answered with 503 because too many were waiting, or Next couldn't make them.";
  counter('fairway_renders_refused_total', refused, () => figures()?.refused);
  const replaced = 'How often Next died, hung or outgrew its memory, and was started again.';
  counter('fairway_next_replaced_total', replaced, () => figures()?.replaced);
  counter('fairway_log_failures_total', "How often the log couldn't be written.", logFailures);
  gauge('fairway_ready', '1 while /readyz says so.', () => Number(notReady() === null));
  const connections = promisify(server.getConnections.bind(server));
  gauge('fairway_connections', 'Open connections.', () => connections());
  const keptBytes = () => website?.keptBytes();
  gauge('fairway_page_cache_bytes', 'Bytes of finished pages that are kept.', keptBytes);
  gauge('fairway_next_ready', '1 while Next can be asked for pages.', () => figures()?.ready);
  gauge('fairway_renders_waiting', 'Pages that wait for their turn.', () => figures()?.waiting);
  gauge('fairway_dataset_courses', 'Courses of the dataset.', () => follower.current()?.courses.length);
  const updated = 'When the newest source of the dataset was read: time() minus this is its age.';
  gauge('fairway_dataset_updated_timestamp_seconds', updated, () => updatedAt(follower.current()));
  const failing = "1 while the published dataset isn't the one being served, or its file is damaged or gone.";
  gauge('fairway_dataset_failing', failing, () => Number(follower.failure() !== null));
  if (fetching) {
    const notFetched = "1 while what's published at DATASET_URL can't be fetched.";
    gauge('fairway_dataset_fetch_failing', notFetched, () => Number(fetching.isFailing()));
    const fetched =
      "When what's published at DATASET_URL was last fetched, or found to be here; 0 for never.";
    gauge('fairway_dataset_fetch_timestamp_seconds', fetched, () => fetching.upToDateAt() / 1000);
  }
  return Registry.merge([traffic.registry, registry]);
}

/** Makers of metrics whose numbers are kept elsewhere, and read when somebody asks. */
function readingsIn(registers: Registry[]) {
  const counter = (name: string, help: string, read: () => number | undefined) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read() ?? 0);
      },
    });
  /** Has no value while there is nothing to read. */
  const gauge = (name: string, help: string, read: () => MaybeNumber | Promise<MaybeNumber>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  return { counter, gauge };
}

type MaybeNumber = number | undefined;

/** Seconds since 1970. */
function updatedAt(dataset: Dataset | null): number | undefined {
  const text = dataset?.memo(
    'updatedAt',
    () => dataset.prepare("SELECT value FROM meta WHERE key = 'updated_at'").get()?.value,
  );
  return typeof text === 'string' ? Date.parse(text) / 1000 : undefined;
}
