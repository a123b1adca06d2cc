import { type LoadClient, startLoad } from '#testing/load-client.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';
import { type MeasuredServer, record, startBareServer } from '../bare-server.ts';
import {
  CONNECTIONS,
  type Measured,
  measureRounds,
  shareOver,
  spreadOver,
  warmUp,
} from '../measure-servers.ts';
import { formatThousands, markdownTable } from '../report.ts';
import type { BenchOptions, Suite } from '../suite.ts';
import { type Endpoint, readSample, toEndpoints } from '../targets.ts';

export const endpointSuite: Suite = {
  name: 'endpoints',
  title: 'Endpoints compared with a bare server',
  async measure(sandbox, options) {
    const data = options.dataDir(options.courses);
    const start = (environment: Record<string, string>) =>
      startServer(sandbox, { environment: { DATA_DIR: data, ...environment }, isApiAlone: true });
    const off = await start({});
    const on = await start({ RATE_LIMIT_PER_SECOND: '5', TRUSTED_PROXY_HOPS: '1' });
    const load = startLoad(sandbox);
    const rows: string[][] = [];
    const endpoints = toEndpoints(await readSample(off.port));
    const asked = [off, on].map((server) => ({ server, endpoints }));
    await warmUp(load, asked, options.milliseconds);
    for (const endpoint of endpoints) {
      rows.push(await measureEndpoint(sandbox, endpoint, { off, on, load }, options));
      console.error(`  ${rows.at(-1)!.join(' | ')}`);
    }
    const { residentBytes } = on.usage();
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
  'on of off',
  'µs bare',
  'µs off',
  'µs on',
  'p50 bare',
  'p50 on',
  'p99 bare',
  'p99 on',
  'times',
];

type Apis = { off: MeasuredServer; on: MeasuredServer; load: LoadClient };

async function measureEndpoint(
  sandbox: Sandbox,
  endpoint: Endpoint,
  apis: Apis,
  options: BenchOptions,
): Promise<string[]> {
  const bare = await startBareServer(sandbox, await record(apis.on.port, endpoint.targets, endpoint.headers));
  const servers = {
    bare: { server: bare, endpoint },
    off: { server: apis.off, endpoint },
    on: { server: apis.on, endpoint },
  };
  const rounds = await measureRounds(apis.load, servers, options);
  bare.stop();
  refuseFailures(endpoint, rounds);
  return toRow(endpoint, rounds);
}

type Rounds = Record<'bare' | 'off' | 'on', Measured>[];

/** Refused or failed requests are answered faster, which would flatter the figures. */
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
