import { brotliDecompressSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { openHttpClient } from '#testing/http-client.ts';
import { startLoad } from '#testing/load-client.ts';
import { childrenOf, usageOf } from '#testing/process-usage.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { record, startBareServer } from '../bare-server.ts';
import { elementsOf } from '../elements-of.ts';
import { ensureLighthouse, runLighthouse } from '../lighthouse.ts';
import { measureRounds, shareOver } from '../measure-servers.ts';
import { startNextPeer } from '../next-peer.ts';
import { spreadOf } from '../report.ts';
import { startShipped } from '../shipped-server.ts';
import { atMost, type BenchOptions, type Measurement, noted, type Suite } from '../suite.ts';
import { readSample } from '../targets.ts';

const PAGES = 60;
const WARM_UP_PAGES = 60;

/** Course pages of 18 mapped holes, not kept and kept, and what Lighthouse says. */
export const pagesSuite: Suite = {
  name: 'pages',
  title: 'Pages',
  async measure(sandbox, options) {
    const site = await startShipped(sandbox, { DATA_DIR: options.dataDir, RENDERS_PER_SECOND: '0' });
    const sample = await readSample(site.port);
    const paths = sample.courses.slice(0, PAGES + WARM_UP_PAGES).map(({ slug }) => `/golfs/${slug}`);
    await readPages(site, paths.slice(PAGES));
    const { pages, milliseconds, processor } = await readPages(site, paths.slice(0, PAGES));
    const sizes = pages.map(({ bytes }) => bytes / 1000);
    const alone = renderAlone(pages.map(({ html }) => html));
    const plain = await plainNext(sandbox, site, paths);
    return [
      atMost(
        'uncached course page, processor time: times renderToString of its elements',
        processor / alone,
        9,
        '×',
        1,
      ),
      noted(
        'the same in milliseconds',
        `${processor.toFixed(0)} ms, renderToString (React's development build) ${alone.toFixed(1)} ms`,
      ),
      noted(
        'plain Next, whose page is only these elements, not compressed',
        `${(plain / alone).toFixed(1)} ×, ${plain.toFixed(0)} ms`,
      ),
      noted('uncached course page, until it has arrived', `${spreadOf(milliseconds).median.toFixed(0)} ms`),
      atMost('HTML of a course page, compressed', spreadOf(sizes).median, 70, 'kB'),
      atMost('the largest of them', spreadOf(sizes).max, 170, 'kB'),
      atMost(
        'JavaScript of a course page, compressed',
        (await scriptBytes(site, pages[0]!.html)) / 1000,
        160,
        'kB',
      ),
      await keptShare(sandbox, site, paths.slice(0, PAGES), options),
      ...(await lighthouse(site, ['/', paths[0]!, '/golf-courses/europe'])),
    ];
  },
};

type Page = { html: string; bytes: number };

/** Processor time is that of all processes in milliseconds a page, with compression. */
async function readPages(site: ServerProcess, paths: readonly string[]) {
  const before = processorOf(site);
  const client = openHttpClient(site.port, { headers: { 'Accept-Encoding': 'br' } });
  const milliseconds: number[] = [];
  const pages: Page[] = [];
  for (const path of paths) {
    const answer = await client.get(path);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    milliseconds.push(answer.milliseconds);
    pages.push({ html: brotliDecompressSync(answer.sent).toString(), bytes: answer.sent.length });
  }
  client.close();
  return { pages, milliseconds, processor: (processorOf(site) - before) / paths.length };
}

/** Milliseconds so far, of the front and of Next. */
function processorOf({ child }: ServerProcess): number {
  const pids = [child.pid!, ...childrenOf(child.pid!)];
  return pids.reduce((sum, pid) => sum + (usageOf(pid).processorMicroseconds || 0), 0) / 1000;
}

/** Milliseconds of processor time a page, of a Next application that has the elements already. */
async function plainNext(sandbox: Sandbox, site: ServerProcess, paths: readonly string[]): Promise<number> {
  const next = await startNextPeer(sandbox, await record(site.port, paths, {}));
  const client = openHttpClient(next.port);
  const read = async (some: readonly string[]) => {
    for (const path of some) {
      const { status } = await client.get(path);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
    }
  };
  await read(paths.slice(PAGES));
  const before = next.usage().processorMicroseconds;
  await read(paths.slice(0, PAGES));
  const used = next.usage().processorMicroseconds - before;
  client.close();
  next.stop();
  return used / 1000 / PAGES;
}

/** Milliseconds of processor time a page, of React alone. */
function renderAlone(pages: readonly string[]): number {
  const trees = pages.map(elementsOf);
  for (const tree of trees) renderToString(tree);
  const before = process.cpuUsage();
  for (const tree of trees) renderToString(tree);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / trees.length;
}

async function scriptBytes({ port }: ServerProcess, html: string): Promise<number> {
  const scripts = new Set(
    [...html.matchAll(/<script[^>]* src="(\/_next\/[^"]+)"[^>]*>/g)]
      .filter(([tag]) => !tag.includes('noModule'))
      .map(([, src = '']) => src),
  );
  const client = openHttpClient(port, { headers: { 'Accept-Encoding': 'br' } });
  let bytes = 0;
  for (const src of scripts) bytes += (await client.get(src)).sent.length;
  client.close();
  return bytes;
}

async function keptShare(
  sandbox: Sandbox,
  site: ServerProcess,
  targets: string[],
  options: BenchOptions,
): Promise<Measurement> {
  const headers = { 'Accept-Encoding': 'br' };
  const bare = await startBareServer(sandbox, await record(site.port, targets, headers));
  const endpoint = { name: 'kept pages', floor: 0, targets, headers };
  const servers = { bare: { server: bare, endpoint }, site: { server: site, endpoint } };
  const rounds = await measureRounds(startLoad(sandbox), servers, options);
  bare.stop();
  return noted(
    'kept course pages: share of bare',
    `${Math.round(100 * shareOver(rounds, 'site', 'bare'))} %`,
  );
}

/** The least that each category has to score, of 100. */
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MOST_SHIFT = 0.02;

async function lighthouse({ origin }: ServerProcess, paths: readonly string[]): Promise<Measurement[]> {
  ensureLighthouse();
  const rows: Measurement[] = [];
  for (const path of paths) {
    const { scores, audits } = await runLighthouse(origin + path);
    const shift = audits['cumulative-layout-shift']?.numericValue ?? 0;
    const names = Object.keys(WANTED) as (keyof typeof WANTED)[];
    rows.push({
      what: `Lighthouse of ${path}`,
      measured: `${names.map((name) => scores[name]).join(' / ')}, shift ${shift.toFixed(3)}`,
      mark: `≥ ${Object.values(WANTED).join(' / ')}, shift ≤ ${MOST_SHIFT}`,
      holds: names.every((name) => scores[name] >= WANTED[name]) && shift <= MOST_SHIFT,
    });
  }
  return rows;
}
