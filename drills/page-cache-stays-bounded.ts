import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoryWithChildren } from '#testing/process-usage.ts';
import { runInRealTime } from '#testing/real-time.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { listPagesKept, PAGES_KEPT, startServer } from '#testing/server-process.ts';
import type { Drill, Finding } from './drill.ts';
import { judgeGrowth } from './memory.ts';
import { startOtherClients } from './other-clients.ts';
import { latencyOf } from './steady-load.ts';
import { listSlugs } from './targets.ts';
import { addVisit, createVisitor, describeVisit, judgeAlone, noVisit, type Visit } from './visitor.ts';

const CRAWLER = '127.0.3.1';
const AT_ONCE = 2;
/** server/website.ts: finished pages in memory, and a version's rendered ones on disk. */
const KEPT_BYTES = 16 * 1024 * 1024;
const DISK_BYTES = 512 * 1024 * 1024;
/** Of the front and one renderer, resident. */
const MOST_RESIDENT_BYTES = 800e6;
/** Pages between looks, and between the times when the visitor is alone. */
const STEP = 400;
const ALONE_MILLISECONDS = 5000;
/** Course pages that only the visitor asks for. */
const VISITOR_PAGES = 4000;
const MOST_SLOWER = 2;

/** A crawl of every course page stays within the cache's bounds, and hardly slows a visitor down. */
export const pageCacheStaysBounded: Drill = {
  name: 'page-cache',
  title: 'A crawl of every course page',
  seconds: 3600,
  boundSeconds: 240,
  async run(sandbox, { dataDir, seconds }) {
    const before = new Set(listPagesKept());
    const instance = await startServer(sandbox, { environment: { DATA_DIR: dataDir } });
    const isInRealTime = runInRealTime(instance.child.pid!);
    const slugs = await listSlugs(instance.port);
    const visitor = createVisitor(instance.port, slugs.splice(0, Math.min(VISITOR_PAGES, slugs.length >> 2)));
    const crawl = startCrawler(sandbox, instance.port);
    await visitor.visit(ALONE_MILLISECONDS);
    const alone = noVisit();
    const nextTo = noVisit();
    const looks: Look[] = [];
    const until = performance.now() + seconds * 1000;
    for (let from = 0; from < slugs.length && performance.now() < until; from += STEP) {
      addVisit(alone, await visitor.visit(ALONE_MILLISECONDS));
      const crawling = crawl(slugs.slice(from, from + STEP));
      addVisit(nextTo, await visitor.visit(crawling));
      const { failed, milliseconds } = await crawling;
      const last = looks.at(-1);
      looks.push({
        pages: Math.min(from + STEP, slugs.length),
        milliseconds: milliseconds + (last?.milliseconds ?? 0),
        failed: failed + (last?.failed ?? 0),
        kept: await instance.metric('fairway_page_cache_bytes'),
        disk: sizeOnDisk(listPagesKept().filter((name) => !before.has(name))),
        resident: memoryWithChildren(instance.child.pid!),
      });
    }
    const last = looks.at(-1)!;
    const most = (figure: 'kept' | 'disk' | 'resident') => Math.max(...looks.map((look) => look[figure]));
    return [
      {
        promised: `finished pages in memory stay within ${megabytes(KEPT_BYTES)}, rendered ones on disk within ${megabytes(DISK_BYTES)}`,
        measured: `at most ${megabytes(most('kept'))} and ${megabytes(most('disk'))} while ${last.pages.toLocaleString('en')} of ${slugs.length.toLocaleString('en')} pages were crawled, ${((1000 * last.pages) / last.milliseconds).toFixed(0)} a second; ${last.failed} failed`,
        holds: most('kept') <= KEPT_BYTES && most('disk') <= DISK_BYTES && last.failed === 0,
      },
      {
        promised: `front and renderer together hold at most ${megabytes(MOST_RESIDENT_BYTES)}`,
        measured: `at most ${megabytes(most('resident'))}`,
        holds: most('resident') <= MOST_RESIDENT_BYTES,
      },
      judgeGrowth(looks[looks.length >> 1]!.resident, last.resident),
      judgeAlone(alone, isInRealTime),
      judgeNextTo(alone, nextTo),
    ];
  },
};

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Bytes kept after that many pages; `milliseconds` are those of crawling. */
type Look = {
  pages: number;
  milliseconds: number;
  failed: number;
  kept: number;
  disk: number;
  resident: number;
};

type Crawl = (slugs: readonly string[]) => Promise<{ failed: number; milliseconds: number }>;

function startCrawler(sandbox: Sandbox, port: number): Crawl {
  const ask = startOtherClients(sandbox);
  return async (slugs) => {
    const started = performance.now();
    const paths = slugs.map((slug) => `/golfs/${slug}`);
    const { statuses } = await ask({ port, addresses: [CRAWLER], connections: AT_ONCE, paths });
    return { failed: slugs.length - (statuses[200] ?? 0), milliseconds: performance.now() - started };
  };
}

/** Alone and next to the crawl in turn, so that other work on the machine slows both down. */
function judgeNextTo(alone: Visit, nextTo: Visit): Finding {
  const slower = (['api', 'kept', 'new'] as const).map(
    (kind) => latencyOf(nextTo[kind]).p99 / latencyOf(alone[kind]).p99,
  );
  const [api, kept, fresh] = slower.map((share) => share.toFixed(1));
  return {
    promised: `the same visitor next to the crawl: 99 % of each kind take at most ${MOST_SLOWER} times as long`,
    measured: `API ${api} ×, kept page ${kept} ×, new page ${fresh} ×: ${describeVisit(nextTo)}; ${nextTo.newRefused} of ${nextTo.new.length + nextTo.newRefused} new pages refused`,
    holds: nextTo.failed.length === 0 && slower.every((share) => share <= MOST_SLOWER),
    isTimed: true,
  };
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
