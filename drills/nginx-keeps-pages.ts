import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { record } from '#bench/bare-server.ts';
import { spreadOf } from '#bench/report.ts';
import { type LoadClient, type LoadResult, startLoad } from '#testing/load-client.ts';
import { startBalancer } from '#testing/nginx.ts';
import { startServer } from '#testing/server-process.ts';
import type { Drill } from './drill.ts';
import { popularPages, sampleOf } from './targets.ts';

const CONNECTIONS = 16;
const PAGES = 50;
const ROUND_MILLISECONDS = 1000;
const ENCODING = { 'Accept-Encoding': 'br' };
/** Cached pages must reach this many requests a second, or this share of a static file's rate. */
const PER_SECOND = 20_000;
const SHARE = 0.8;

/** nginx gives out kept pages nearly as fast as a file of its own. */
export const nginxKeepsPages: Drill = {
  name: 'cached-pages',
  title: 'Cached pages through nginx',
  seconds: 20,
  boundSeconds: 90,
  async run(sandbox, { dataDir, seconds }) {
    const instance = await startServer(sandbox, {
      environment: { DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: '1', RATE_LIMIT_PER_SECOND: '5' },
    });
    const files = join(sandbox.folder, 'files');
    mkdirSync(join(files, 'drill'), { recursive: true });
    const { port } = await startBalancer(sandbox, [instance], `location /drill/ { root ${files}; }`);
    const paths = popularPages(await sampleOf(sandbox, dataDir)).courses.slice(0, PAGES);
    const answers = await record(port, paths, ENCODING);
    const names = Object.values(answers).map(({ body }, index) => {
      writeFileSync(join(files, 'drill', `${index}.br`), Buffer.from(body, 'base64'));
      return `/drill/${index}.br`;
    });
    const load = startLoad(sandbox);
    const before = await instance.metric('fairway_http_requests_total');
    const rounds = await alternate(load, port, { pages: paths, files: names }, seconds);
    const upstream = (await instance.metric('fairway_http_requests_total')) - before;
    const [pages, plain] = [rounds.map((round) => round.pages), rounds.map((round) => round.files)];
    const rate = spreadOf(pages.map(({ perSecond }) => perSecond)).median;
    const share = spreadOf(rounds.map((round) => round.pages.perSecond / round.files.perSecond)).median;
    const failures = [...pages, ...plain].reduce((sum, result) => sum + result.failures, 0);
    const asked = pages.reduce((sum, { count }) => sum + count, 0);
    const plainRate = spreadOf(plain.map(({ perSecond }) => perSecond)).median;
    return [
      {
        promised: `${PER_SECOND.toLocaleString('en')} requests a second, or ${SHARE * 100} % of static files of the same sizes through the same nginx`,
        measured: `${rate.toFixed(0)} a second, ${(share * 100).toFixed(0)} % of ${plainRate.toFixed(0)} (${paths.length} course pages, br); ${failures} failed`,
        holds: failures === 0 && (rate >= PER_SECOND || share >= SHARE),
        isTimed: true,
      },
      {
        promised: 'of a hundred requests, at least 95 are answered by nginx alone',
        measured: `${((1 - upstream / asked) * 100).toFixed(1)} % of ${asked.toLocaleString('en')}: the instance was asked ${upstream.toLocaleString('en')} times`,
        holds: upstream <= 0.05 * asked,
        isTimed: true,
      },
    ];
  },
};

type Targets = { pages: readonly string[]; files: readonly string[] };
type Round = { pages: LoadResult; files: LoadResult };

async function alternate(
  load: LoadClient,
  port: number,
  targets: Targets,
  seconds: number,
): Promise<Round[]> {
  const ask = (paths: readonly string[]) => {
    load.use({ targets: paths, headers: ENCODING });
    return load.run({ port, connections: CONNECTIONS, milliseconds: ROUND_MILLISECONDS });
  };
  const rounds: Round[] = [];
  for (let round = 0; round <= seconds / 2; round++) {
    rounds.push({ files: await ask(targets.files), pages: await ask(targets.pages) });
  }
  return rounds.slice(1);
}
