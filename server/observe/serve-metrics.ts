import cluster, { type Worker } from 'node:cluster';
import { createServer, type Server } from 'node:http';
import {
  AggregatorRegistry,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';
import { withinDeadline } from '../within-deadline.ts';

export type MetricsText = { contentType: string; text: () => Promise<string> };

/** A separate server, so that the site's port doesn't show `/metrics`. The caller listens. */
export function createMetricsServer({ contentType, text }: MetricsText): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The metrics: /metrics\n');
      return;
    }
    text().then(
      (body) => response.writeHead(200, { 'Content-Type': contentType }).end(body),
      () => response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('No metrics.\n'),
    );
  });
}

type Metrics = MetricObjectWithValues<MetricValue<string>>[];
type Question = { kind: 'metrics'; id: number };
type Answer = { kind: 'measured'; id: number; metrics: Metrics };

/** Prometheus itself waits ten seconds. */
const DEADLINE_MILLISECONDS = 3_000;

export function shareMetrics(registry: Registry): void {
  process.on('message', async (message: unknown) => {
    if (!isOf<Question>(message, 'metrics')) return;
    const metrics: Metrics = await registry.getMetricsAsJSON();
    const answer: Answer = { kind: 'measured', id: message.id, metrics };
    if (process.connected) process.send?.(answer);
  });
}

/** Merges the workers that answer in time, and counts those that do and don't. */
export function createMetricsOfWorkers(): MetricsText {
  const waiting = new Map<string, (metrics: Metrics) => void>();
  let lastId = 0;
  cluster.on('message', (worker, message: unknown) => {
    if (isOf<Answer>(message, 'measured')) waiting.get(`${worker.id} ${message.id}`)?.(message.metrics);
  });
  const ask = async (worker: Worker, id: number): Promise<Metrics | null> => {
    const key = `${worker.id} ${id}`;
    const answered = new Promise<Metrics>((resolve) => waiting.set(key, resolve));
    const question: Question = { kind: 'metrics', id };
    worker.send(question, () => {});
    const outcome = await withinDeadline(answered, DEADLINE_MILLISECONDS);
    waiting.delete(key);
    return outcome.kind === 'answer' ? outcome.value : null;
  };
  return {
    contentType: AggregatorRegistry.PROMETHEUS_CONTENT_TYPE,
    async text() {
      const id = ++lastId;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
      const answers = await Promise.all(workers.map((worker) => ask(worker!, id)));
      const said = answers.filter((answer) => answer !== null);
      const registry = AggregatorRegistry.aggregate(said);
      const gauge = (name: string, help: string, value: number) =>
        new Gauge({ name, help, registers: [registry] }).set(value);
      gauge('fairway_workers', 'Processes that share the port.', answers.length);
      gauge(
        'fairway_workers_silent',
        "Of these, the ones that didn't report their numbers.",
        answers.length - said.length,
      );
      return registry.metrics();
    },
  };
}

function isOf<Message extends { kind: string }>(message: unknown, kind: Message['kind']): message is Message {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;
}
