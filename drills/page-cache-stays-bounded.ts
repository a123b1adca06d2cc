import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createAsker } from './asker.ts';
import type { Drill } from './drill.ts';
import { type Instance, listPagesKept, PAGES_KEPT, startInstance } from './instance.ts';
import { judgeGrowth } from './memory-growth.ts';

const AT_ONCE = 2;
const LIST_LIMIT = 100;
/** server/website.ts: finished pages in memory, rendered ones of a version on disk. */
const KEPT_BYTES = 64 * 1024 * 1024;
const DISK_BYTES = 512 * 1024 * 1024;
/** Between two looks at what is kept. */
const STEP = 100;

/** A crawl of every course page leaves what is kept within its bounds. */
export const pageCacheStaysBounded: Drill = {
  name: 'page-cache',
  title: 'A crawl of every course page',
  seconds: 2400,
  boundSeconds: 120,
  async run(ground, { dataDir, seconds }) {
    const before = new Set(listPagesKept());
    const instance = await startInstance(ground, {
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
    });
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

/** What is kept after so many pages, made at this rate so far: bytes. */
type Look = {
  pages: number;
  perSecond: number;
  failed: number;
  kept: number;
  disk: number;
  resident: number;
};

async function crawl(
  instance: Instance,
  slugs: readonly string[],
  seconds: number,
  diskBytes: () => number,
): Promise<Look[]> {
  const asker = createAsker(instance.port);
  const started = performance.now();
  const until = started + seconds * 1000;
  const looks: Look[] = [];
  let failed = 0;
  for (let from = 0; from < slugs.length && performance.now() < until; from += STEP) {
    const batch = slugs.slice(from, from + STEP).values();
    const visit = async () => {
      for (const slug of batch) {
        if ((await asker.ask({ path: `/golfs/${slug}` })).status !== 200) failed++;
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
      resident: instance.residentBytes(),
    });
  }
  asker.close();
  return looks;
}

async function listSlugs(port: number): Promise<string[]> {
  type List = { data: { golfs: { items: { slug: string }[]; has_more: boolean } } };
  const asker = createAsker(port);
  const slugs: string[] = [];
  for (let hasMore = true; hasMore; ) {
    const { body } = await asker.ask({ path: `/v2/golfs?limit=${LIST_LIMIT}&skip=${slugs.length}` });
    const { golfs } = (JSON.parse(body) as List).data;
    slugs.push(...golfs.items.map(({ slug }) => slug));
    hasMore = golfs.has_more;
  }
  asker.close();
  return slugs;
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
