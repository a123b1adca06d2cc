import { type LoadClient, startLoad } from '#testing/load-client.ts';
import type { Sandbox } from '#testing/sandbox.ts';
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
import { startShipped } from '../shipped-server.ts';
import type { BenchOptions, Suite } from '../suite.ts';
import { type Endpoint, readSample, toEndpoints } from '../targets.ts';

export const endpointSuite: Suite = {
  name: 'endpoints',
  title: 'Endpoints compared with a bare server',
  async measure(sandbox, options) {
    const data = { DATA_DIR: options.dataDir(options.courses) };
    const shipped = await startShipped(sandbox, data);
    const silent = await startShipped(sandbox, { ...data, LOG_LEVEL: 'warn' });
    const load = startLoad(sandbox);
    const rows: string[][] = [];
    const endpoints = toEndpoints(await readSample(shipped.port));
    const asked = [shipped, silent].map((server) => ({ server, endpoints }));
    await warmUp(load, asked, options.milliseconds);
    for (const endpoint of endpoints) {
      rows.push(await measureEndpoint(sandbox, endpoint, { shipped, silent, load }, options));
      console.error(`  ${rows.at(-1)!.join(' | ')}`);
    }
    const { residentBytes } = shipped.usage();
    return [
      `Over ${options.courses.toLocaleString('en')} courses. ${EXPLANATION}`,
      markdownTable(HEADER, rows),
      `Resident after it all, without the renderer: ${Math.round(residentBytes / 1e6)} MB (wanted: at most 350 MB).`,
    ].join('\n\n');
  },
};

const EXPLANATION =
  `Requests a second (median, smallest and largest of the rounds) over ${CONNECTIONS} connections. Each round asks first a ` +
  'bare `node:http` server that sends the same headers and bytes by looking up the target and logs the same line, then what ' +
  '`npm start` starts, with its website, its quota and a log line for each request (one trusted proxy is set, so that the ' +
  'load can be tens of thousands of callers), then the same without the lines, which isn’t shipped. Shares are medians of ' +
  'those within one round. Processor time is the server’s own, in µs a request, the least of the rounds, since other work on ' +
  'the machine only adds to it; the shares of it and the log’s costs are where to look when the machine was busy. Both are asked for everything before any ' +
  'of it is measured.';

const HEADER = [
  'endpoint',
  'bare',
  'as shipped',
  'without log',
  'share',
  'by processor',
  'wanted',
  'log costs',
  'µs bare',
  'µs shipped',
  'µs without log',
  'p50 bare',
  'p50 shipped',
  'p99 bare',
  'p99 shipped',
  'times (≤ 3)',
];

type Apis = { shipped: MeasuredServer; silent: MeasuredServer; load: LoadClient };

async function measureEndpoint(
  sandbox: Sandbox,
  endpoint: Endpoint,
  apis: Apis,
  options: BenchOptions,
): Promise<string[]> {
  const recording = await record(apis.shipped.port, endpoint.targets, endpoint.headers);
  const bare = await startBareServer(sandbox, recording);
  const servers = {
    bare: { server: bare, endpoint },
    shipped: { server: apis.shipped, endpoint },
    silent: { server: apis.silent, endpoint },
  };
  const rounds = await measureRounds(apis.load, servers, options);
  bare.stop();
  refuseFailures(endpoint, rounds);
  return toRow(endpoint, rounds);
}

type Rounds = Record<'bare' | 'shipped' | 'silent', Measured>[];

/** Refused or failed requests are answered faster, which would flatter the figures. */
function refuseFailures({ name }: Endpoint, rounds: Rounds): void {
  const failures = rounds.reduce((sum, { bare, shipped, silent }) => {
    return sum + bare.failures + shipped.failures + silent.failures;
  }, 0);
  if (failures > 0) throw new Error(`${failures} requests of ${name} failed`);
}

function toRow(endpoint: Endpoint, rounds: Rounds): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const rate = (name: keyof Rounds[number]) => formatThousands(spreadOver(rounds, name, 'perSecond'));
  const middle = (name: keyof Rounds[number], figure: 'p50' | 'p99') =>
    spreadOver(rounds, name, figure).median;
  // The least: other work on the machine only adds to it.
  const processor = (name: keyof Rounds[number]) => spreadOver(rounds, name, 'processor').min;
  const time = (name: keyof Rounds[number], figure: 'p50' | 'p99') => `${middle(name, figure).toFixed(2)} ms`;
  return [
    endpoint.name,
    rate('bare'),
    rate('shipped'),
    rate('silent'),
    percent(shareOver(rounds, 'shipped', 'bare')),
    percent(processor('bare') / processor('shipped')),
    `≥ ${percent(endpoint.floor)}`,
    percent(1 - processor('silent') / processor('shipped')),
    processor('bare').toFixed(1),
    processor('shipped').toFixed(1),
    processor('silent').toFixed(1),
    time('bare', 'p50'),
    time('shipped', 'p50'),
    time('bare', 'p99'),
    time('shipped', 'p99'),
    `${(middle('shipped', 'p99') / middle('bare', 'p99')).toFixed(1)} ×`,
  ];
}
