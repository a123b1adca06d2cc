import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openHttpClient } from '#testing/http-client.ts';
import { listPagesKept, PAGES_KEPT, type ServerProcess, startServer } from '#testing/server-process.ts';
import type { Drill } from './drill.ts';
import { judgeGrowth } from './memory.ts';
import { listSlugs } from './targets.ts';

const AT_ONCE = 2;
/** server/website.ts: finished pages in memory, and a version's rendered ones on disk. */
const KEPT_BYTES = 64 * 1024 * 1024;
const DISK_BYTES = 512 * 1024 * 1024;
/** Pages between looks. */
const STEP = 100;

/** A crawl of every course page stays within the cache's bounds. */
export const pageCacheStaysBounded: Drill = {
  name: 'page-cache',
  title: 'A crawl of every course page',
  seconds: 2400,
  boundSeconds: 120,
  async run(sandbox, { dataDir, seconds }) {
    const before = new Set(listPagesKept());
    const instance = await startServer(sandbox, { environment: { DATA_DIR: dataDir } });
    const slugs = await listSlugs(instance.port);
    const looks = await crawl(instance, slugs, seconds, () =>
      sizeOnDisk(listPagesKept().filter((name) => !before.has(name))),
    );
    const last = looks.at(-1)!;
    const most = (figure: 'kept' | 'disk') => Math.max(...looks.map((look) => look[figure]));
    return [
      {
        promised: `finished pages in memory stay within ${megabytes(KEPT_BYTES)}, rendered ones on disk within ${megabytes(DISK_BYTES)}`,
        measured: `at most ${megabytes(most('kept'))} and ${megabytes(most('disk'))} while ${last.pages.toLocaleString('en')} of ${slugs.length.toLocaleString('en')} pages were crawled, ${last.perSecond.toFixed(0)} a second; ${last.failed} failed`,
        holds: most('kept') <= KEPT_BYTES && most('disk') <= DISK_BYTES && last.failed === 0,
      },
      judgeGrowth(looks[looks.length >> 1]!.resident, last.resident),
    ];
  },
};

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Bytes kept after so many pages, and the rate so far. */
type Look = {
  pages: number;
  perSecond: number;
  failed: number;
  kept: number;
  disk: number;
  resident: number;
};

async function crawl(
  instance: ServerProcess,
  slugs: readonly string[],
  seconds: number,
  diskBytes: () => number,
): Promise<Look[]> {
  const client = openHttpClient(instance.port, { headers: { 'Accept-Encoding': 'br' } });
  const started = performance.now();
  const until = started + seconds * 1000;
  const looks: Look[] = [];
  let failed = 0;
  for (let from = 0; from < slugs.length && performance.now() < until; from += STEP) {
    const batch = slugs.slice(from, from + STEP).values();
    const visit = async () => {
      for (const slug of batch) {
        if ((await client.get(`/golfs/${slug}`)).status !== 200) failed++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
    const pages = Math.min(from + STEP, slugs.length);
    looks.push({
      pages,
      perSecond: (1000 * pages) / (performance.now() - started),
      failed,
      kept: await instance.metric('fairway_page_cache_bytes'),
      disk: diskBytes(),
      resident: instance.usage().residentBytes,
    });
  }
  client.close();
  return looks;
}

function sizeOnDisk(folders: readonly string[]): number {
  return folders
    .flatMap((folder) =>
      readdirSync(join(PAGES_KEPT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(PAGES_KEPT, folder, name),
      ),
    )
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .reduce((sum, stats) => sum + (stats?.isFile() ? stats.size : 0), 0);
}
