import { type Aggregator, Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { ROUTES, type Traffic } from './traffic.ts';
import { createTrafficHistogram } from './traffic-histogram.ts';

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
