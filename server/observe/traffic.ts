import { Counter, Histogram, Registry } from 'prom-client';
import { DOWNLOADS } from '#lib/dataset-file/exported-files.ts';

export const ROUTES = ['api', 'mcp', 'file', 'tile', 'page', 'asset', 'probe'] as const;
export type Route = (typeof ROUTES)[number];

/** The kind of what is at a path, as metrics name it. */
export function routeOf(path: string): Route {
  if (path === '/v2' || path.startsWith('/v2/')) return 'api';
  if (path === '/mcp' || path === '/mcp/') return 'mcp';
  if (path.startsWith('/_next/') || path.startsWith(DOWNLOADS)) return 'asset';
  if (path.startsWith('/tiles/') || path.startsWith('/basemap/')) return 'tile';
  if (path === '/healthz' || path === '/readyz') return 'probe';
  return FILES.test(path) ? 'file' : 'page';
}

const FILES =
  /^\/(llms(-full)?\.txt|openapi\.(json|yaml)|changes\.atom|\.well-known\/.+|golfs\/.+\/llm\.md|data\/tasks\/.+)$/;

export type Answered = {
  route: Route;
  status: number;
  seconds: number;
  /** False if its client had gone before it was sent. */
  isComplete: boolean;
  /** Whether a page was kept already or had to be made. */
  cache?: 'hit' | 'miss' | undefined;
};

export type Traffic = ReturnType<typeof createTraffic>;

/** What is counted of answers, in a registry of its own. `docs/operations.md` says what to watch. */
export function createTraffic() {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const requests = new Counter({
    name: 'fairway_http_requests_total',
    help: 'Answers by kind of route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const aborted = new Counter({
    name: 'fairway_http_aborted_total',
    help: 'Requests whose client had gone before the answer was sent, by kind of route.',
    labelNames: ['route'],
    registers,
  });
  const durations = new Histogram({
    name: 'fairway_http_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its answer, by kind of route.',
    labelNames: ['route'],
    registers,
  });
  const quotaRefusals = counter(
    'fairway_quota_refusals_total',
    'Requests refused with 429 because their client had sent too many.',
  );
  const hits = counter('fairway_page_cache_hits_total', 'Pages that were kept and sent again.');
  const misses = counter('fairway_page_cache_misses_total', 'Pages that had to be made.');
  for (const route of ROUTES) durations.zero({ route });
  return {
    registry,
    brokenRequests: counter(
      'fairway_http_broken_requests_total',
      'Requests given up before they were whole: malformed, too large or too slow.',
    ),
    connectionsRefused: counter(
      'fairway_connections_refused_total',
      'Connections refused because there were MAX_CONNECTIONS already.',
    ),
    count({ route, status, seconds, isComplete, cache }: Answered) {
      if (cache === 'hit') hits.inc();
      if (cache === 'miss') misses.inc();
      if (!isComplete) return aborted.inc({ route });
      requests.inc({ route, status });
      durations.observe({ route }, seconds);
      if (route === 'api' && status === 429) quotaRefusals.inc();
    },
  };
}
