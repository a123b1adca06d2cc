import { markdownTable } from '../markdown-table.ts';
import {
  type LoadClient,
  type ServerProcess,
  startApi,
  startBareServer,
  startClient,
} from '../servers/child.ts';
import { record } from '../servers/record.ts';
import { askUsage } from '../servers/usage.ts';
import { formatThousands } from '../spread.ts';
import type { BenchOptions, Suite } from '../suite.ts';
import { type Endpoint, toEndpoints } from './endpoints.ts';
import {
  CONNECTIONS,
  type Measured,
  measureRounds,
  shareOver,
  spreadOver,
  warmUp,
} from './measure-server.ts';
import { readSample } from './read-sample.ts';

/** Every endpoint of the API, with quota counting off and on, beside a bare server that sends the same bytes. */
export const endpointSuite: Suite = {
  name: 'endpoints',
  title: 'Endpoints beside a bare server',
  async measure(options) {
    const data = options.dataDir(options.courses);
    const off = await startApi(data, { RATE_LIMIT_PER_SECOND: '0' });
    const on = await startApi(data, { RATE_LIMIT_PER_SECOND: '5', TRUSTED_PROXY_HOPS: '1' });
    const client = startClient();
    const rows: string[][] = [];
    const endpoints = toEndpoints(await readSample(off.port));
    const asked = [off, on].map((process) => ({ process, endpoints }));
    await warmUp(client, asked, options.milliseconds);
    for (const endpoint of endpoints) {
      rows.push(await measureEndpoint(endpoint, { off, on }, client, options));
      console.error(`  ${rows.at(-1)!.join(' | ')}`);
    }
    const { residentBytes } = await askUsage(on.child);
    for (const server of [off.child, on.child]) server.kill();
    client.stop();
    return [
      `Over ${options.courses.toLocaleString('en')} courses. ${EXPLANATION}`,
      markdownTable(HEADER, rows),
      `Resident after it all: ${Math.round(residentBytes / 1e6)} MB (wanted: at most 350 MB).`,
    ].join('\n\n');
  },
};

const EXPLANATION =
  `Requests a second (median, smallest and largest of the rounds) over ${CONNECTIONS} connections. Each round asks first a ` +
  'bare `node:http` server that sends the same headers and bytes by looking up the target, then the API without quota ' +
  'counting, then with it (5 a second, tens of thousands of callers). Shares are medians of those within one round; ' +
  'processor time is the server’s own, a request. Both servers of the API are asked for everything before any of it is measured.';

const HEADER = [
  'endpoint',
  'bare',
  'quota off',
  'quota on',
  'share off',
  'share on',
  'wanted',
  'on beside off',
  'µs bare',
  'µs off',
  'µs on',
  'p50 bare',
  'p50 on',
  'p99 bare',
  'p99 on',
  'times',
];

type Apis = { off: ServerProcess; on: ServerProcess };

async function measureEndpoint(
  endpoint: Endpoint,
  apis: Apis,
  client: LoadClient,
  options: BenchOptions,
): Promise<string[]> {
  const bare = await startBareServer(await record(apis.on.port, endpoint.targets, endpoint.headers));
  const servers = {
    bare: { process: bare, endpoint },
    off: { process: apis.off, endpoint },
    on: { process: apis.on, endpoint },
  };
  const rounds = await measureRounds(client, servers, options);
  bare.child.kill();
  refuseFailures(endpoint, rounds);
  return toRow(endpoint, rounds);
}

type Rounds = Record<'bare' | 'off' | 'on', Measured>[];

/** A refused or failed request answers faster than a right one: such a figure must not be shown. */
function refuseFailures({ name }: Endpoint, rounds: Rounds): void {
  const failures = rounds.reduce((sum, { off, on }) => sum + off.failures + on.failures, 0);
  if (failures > 0) throw new Error(`${failures} requests of ${name} failed`);
}

function toRow(endpoint: Endpoint, rounds: Rounds): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const rate = (name: keyof Rounds[number]) => formatThousands(spreadOver(rounds, name, 'perSecond'));
  const middle = (name: keyof Rounds[number], figure: 'p50' | 'p99' | 'processor') =>
    spreadOver(rounds, name, figure).median;
  const processor = (name: keyof Rounds[number]) => middle(name, 'processor').toFixed(1);
  const time = (name: keyof Rounds[number], figure: 'p50' | 'p99') => `${middle(name, figure).toFixed(2)} ms`;
  return [
    endpoint.name,
    rate('bare'),
    rate('off'),
    rate('on'),
    percent(shareOver(rounds, 'off', 'bare')),
    percent(shareOver(rounds, 'on', 'bare')),
    `≥ ${percent(endpoint.floor)}`,
    percent(shareOver(rounds, 'on', 'off')),
    processor('bare'),
    processor('off'),
    processor('on'),
    time('bare', 'p50'),
    time('on', 'p50'),
    time('bare', 'p99'),
    time('on', 'p99'),
    `${(middle('on', 'p99') / middle('bare', 'p99')).toFixed(1)} ×`,
  ];
}
