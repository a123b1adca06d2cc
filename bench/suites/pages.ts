import { type LoadClient, startLoad } from '#testing/load-client.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type MeasuredServer, record, startBareServer } from '../bare-server.ts';
import { CONNECTIONS, type Measured, measureRounds, shareOver, spreadOver } from '../measure-servers.ts';
import { formatThousands, markdownTable } from '../report.ts';
import { startShipped } from '../shipped-server.ts';
import type { BenchOptions, Suite } from '../suite.ts';
import { type Endpoint, readSample } from '../targets.ts';

const PAGES = 50;
/** Cached pages must reach this share of the bare server's rate. */
const FLOOR = 0.4;

/** Pages rendered before, documents and payloads, compared with a bare server's same bytes. */
export const cachedPagesSuite: Suite = {
  name: 'pages',
  title: 'Cached pages compared with a bare server',
  async measure(sandbox, options) {
    const site = await startShipped(sandbox, { DATA_DIR: options.dataDir(options.courses) });
    const load = startLoad(sandbox);
    const rows: string[][] = [];
    for (const kind of await cachedPageKinds(site.port)) {
      rows.push(await measureKind(sandbox, kind, { site, load }, options));
      console.error(`  ${rows.at(-1)!.join(' | ')}`);
    }
    return [
      `Over ${options.courses.toLocaleString('en')} courses. ${EXPLANATION}`,
      markdownTable(HEADER, rows),
    ].join('\n\n');
  },
};

const EXPLANATION =
  `Requests a second (median, smallest and largest of the rounds) over ${CONNECTIONS} connections for ${PAGES} pages in turn, ` +
  'each asked for once before. Each round asks first a bare `node:http` server that sends the same headers and bytes by ' +
  'looking up the target and logs the same line. Shares are medians of those within one round; processor time is the server’s own, a request.';

const HEADER = [
  'pages',
  'bytes',
  'bare',
  'site',
  'share',
  'wanted',
  'µs bare',
  'µs site',
  'p99 bare',
  'p99 site',
];

export async function cachedPageKinds(port: number): Promise<Endpoint[]> {
  const { courses, regions } = await readSample(port);
  const every = Math.floor(courses.length / PAGES);
  const slugs = courses
    .filter((_, index) => index % every === 0)
    .slice(0, PAGES)
    .map(({ slug }) => slug);
  const documents = slugs.map((slug) => `/golfs/${slug}`);
  const lists = regions.slice(0, PAGES).map(({ country, slug }) => `/golf-courses/${country}/${slug}`);
  const kind = (name: string, targets: string[], headers: Record<string, string>): Endpoint => ({
    name,
    floor: FLOOR,
    targets,
    headers,
  });
  return [
    kind('course, br', documents, { 'Accept-Encoding': 'br' }),
    kind('course, gzip', documents, { 'Accept-Encoding': 'gzip' }),
    kind('region, br', lists, { 'Accept-Encoding': 'br' }),
    kind('home, br', ['/'], { 'Accept-Encoding': 'br' }),
  ];
}

async function measureKind(
  sandbox: Sandbox,
  kind: Endpoint,
  { site, load }: { site: MeasuredServer; load: LoadClient },
  options: BenchOptions,
): Promise<string[]> {
  const recording = await record(site.port, kind.targets, kind.headers);
  const refused = Object.entries(recording).find(([, { status }]) => status !== 200);
  if (refused) throw new Error(`${refused[0]} answers ${refused[1].status}`);
  const bytes = Object.values(recording).reduce(
    (sum, { body }) => sum + Buffer.from(body, 'base64').length,
    0,
  );
  const bare = await startBareServer(sandbox, recording);
  const servers = { bare: { server: bare, endpoint: kind }, site: { server: site, endpoint: kind } };
  const rounds = await measureRounds(load, servers, options);
  bare.stop();
  return toRow(kind, Math.round(bytes / Object.keys(recording).length), rounds);
}

function toRow(
  { name, floor }: Endpoint,
  bytes: number,
  rounds: Record<'bare' | 'site', Measured>[],
): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const rate = (server: 'bare' | 'site') => formatThousands(spreadOver(rounds, server, 'perSecond'));
  const middle = (server: 'bare' | 'site', figure: 'p99' | 'processor') =>
    spreadOver(rounds, server, figure).median;
  return [
    name,
    bytes.toLocaleString('en'),
    rate('bare'),
    rate('site'),
    percent(shareOver(rounds, 'site', 'bare')),
    `≥ ${percent(floor)}`,
    middle('bare', 'processor').toFixed(1),
    middle('site', 'processor').toFixed(1),
    `${middle('bare', 'p99').toFixed(2)} ms`,
    `${middle('site', 'p99').toFixed(2)} ms`,
  ];
}
