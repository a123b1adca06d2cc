import { type ServerProcess, startApi, startBareServer, startClient } from './child.ts';
import { type Endpoint, type Sample, toEndpoints } from './endpoints.ts';
import type { LoadResult } from './load.ts';
import { record } from './record.ts';
import { type Spread, spreadOf } from './spread.ts';
import { askUsage } from './usage.ts';

/** An endpoint's rates in requests a second, over the rounds, with quota counting off and on, beside the bare server's. */
export type EndpointRates = {
  endpoint: Endpoint;
  bare: Spread;
  off: Spread;
  on: Spread;
  /** Median over the rounds of the share in the same round. */
  shareOff: number;
  shareOn: number;
  /** Processor time of the server in microseconds a request. */
  processor: { bare: number; off: number; on: number };
  p50: { bare: number; on: number };
  p99: { bare: number; on: number };
  failures: number;
};

export type RateSettings = { rounds: number; milliseconds: number; connections: number };
export type RatesReport = { rates: EndpointRates[]; residentBytes: number };

/** Measures every endpoint of the API over a dataset beside a bare server that sends the same bytes, round by round. */
export async function measureRates(dataDir: string, settings: RateSettings): Promise<RatesReport> {
  const off = await startApi(dataDir, { RATE_LIMIT_PER_SECOND: '0' });
  // Each caller sends a few requests a second of the thousand it may: all are counted, none refused.
  const on = await startApi(dataDir, { RATE_LIMIT_PER_SECOND: '1000', TRUSTED_PROXY_HOPS: '1' });
  const client = startClient();
  const rates: EndpointRates[] = [];
  for (const endpoint of toEndpoints(await readSample(off.port))) {
    const bare = await startBareServer(await record(on.port, endpoint.targets, endpoint.headers));
    rates.push(await measureEndpoint(endpoint, { bare, off, on }, client.load, settings));
    bare.child.kill();
    console.error(`  ${endpoint.name}: ${(rates.at(-1)!.shareOn * 100).toFixed(0)} % of bare`);
  }
  const { residentBytes } = await askUsage(on.child);
  client.stop();
  off.child.kill();
  on.child.kill();
  return { rates, residentBytes };
}

type Load = ReturnType<typeof startClient>['load'];
type Servers = Record<'bare' | 'off' | 'on', ServerProcess>;

async function measureEndpoint(endpoint: Endpoint, servers: Servers, load: Load, settings: RateSettings) {
  const requests = endpoint.targets.map((target, i) => toRequest(target, endpoint.headers, i));
  const run = async (server: ServerProcess) => {
    const before = await askUsage(server.child);
    const result = await load({ ...settings, port: server.port, requests });
    const after = await askUsage(server.child);
    const used = after.processorMicroseconds - before.processorMicroseconds;
    return { ...result, processor: used / result.count };
  };
  const rounds: Record<keyof Servers, LoadResult & { processor: number }>[] = [];
  for (let round = 0; round <= settings.rounds; round++) {
    const results = { bare: await run(servers.bare), off: await run(servers.off), on: await run(servers.on) };
    // The first round warms up.
    if (round > 0) rounds.push(results);
  }
  const perSecond = (server: keyof Servers) => spreadOf(rounds.map((round) => round[server].perSecond));
  const share = (server: keyof Servers) =>
    spreadOf(rounds.map((round) => round[server].perSecond / round.bare.perSecond)).median;
  const time = (server: keyof Servers, at: 'p50' | 'p99' | 'processor') =>
    spreadOf(rounds.map((round) => round[server][at])).median;
  return {
    endpoint,
    bare: perSecond('bare'),
    off: perSecond('off'),
    on: perSecond('on'),
    shareOff: share('off'),
    shareOn: share('on'),
    processor: {
      bare: time('bare', 'processor'),
      off: time('off', 'processor'),
      on: time('on', 'processor'),
    },
    p50: { bare: time('bare', 'p50'), on: time('on', 'p50') },
    p99: { bare: time('bare', 'p99'), on: time('on', 'p99') },
    failures: rounds.reduce((sum, { off, on }) => sum + off.failures + on.failures, 0),
  };
}

/** The request as bytes; each of a thousand callers behind a proxy sends its own. */
function toRequest(target: string, headers: Record<string, string>, index: number): string {
  const caller = `10.0.${index >> 8}.${index & 255}`;
  const lines = Object.entries({ Host: 'golf.example', 'X-Forwarded-For': caller, ...headers });
  return `GET ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** Courses from all over the list and some regions, by the API itself. */
async function readSample(port: number): Promise<Sample> {
  const read = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/v2${path}`);
    return { body: (await response.json()) as { data: never }, etag: response.headers.get('etag') ?? '' };
  };
  const first = await read('/golfs?limit=1');
  const { total }: { total: number } = (first.body.data as { golfs: { total: number } }).golfs;
  const courses: Sample['courses'] = [];
  const pages = 40;
  for (let page = 0; page < pages; page++) {
    const { body } = await read(`/golfs?limit=100&skip=${Math.floor((page * total) / pages)}`);
    courses.push(...(body.data as { golfs: { items: Sample['courses'] } }).golfs.items);
  }
  const regions = (await read('/seo/sitemap/regions')).body.data as { items: Sample['regions'] };
  return { courses, regions: regions.items, total, etag: first.etag };
}
