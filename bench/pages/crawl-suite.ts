import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '../markdown-table.ts';
import { type ServerProcess, startSite } from '../servers/child.ts';
import { askUsage } from '../servers/usage.ts';
import type { Suite } from '../suite.ts';

const AT_ONCE = 2;
/** Pages between two looks at the server. */
const STEP = 2500;

/** Course pages, each once, as a search engine's robot asks for them: does what is kept stay within its bounds? */
export const crawlSuite: Suite = {
  name: 'crawl',
  title: 'A crawl of course pages',
  async measure({ courses, dataDir, pages }) {
    const before = new Set(keptFolders());
    const site = await startSite(dataDir(courses));
    const slugs = (await listSlugs(site.port)).slice(0, pages);
    const rows: string[][] = [];
    for (let from = 0; from < slugs.length; from += STEP) {
      const batch = slugs.slice(from, from + STEP);
      const started = performance.now();
      const { bytes, processor } = await crawl(site, batch);
      const seconds = (performance.now() - started) / 1000;
      const { residentBytes } = await askUsage(site.child);
      rows.push([
        (from + batch.length).toLocaleString('en'),
        (batch.length / seconds).toFixed(0),
        (processor / batch.length).toFixed(1),
        (bytes / batch.length / 1000).toFixed(1),
        megabytes(residentBytes),
        megabytes(sizeOnDisk(keptFolders().filter((name) => !before.has(name)))),
      ]);
      console.error(`  ${rows.at(-1)!.join(' | ')}`);
    }
    site.child.kill();
    return [
      `${slugs.length.toLocaleString('en')} course pages of ${courses.toLocaleString('en')}, each once, ${AT_ONCE} at a time. Bounds: 32 MB of finished pages and 48 MB of ` +
        'rendered ones in memory (beside the dataset, the code and what a render needs), 512 MiB on disk.',
      markdownTable(
        [
          'pages so far',
          'pages a second',
          'processor ms a page',
          'kB a page (br)',
          'resident MB',
          'on disk MB',
        ],
        rows,
      ),
    ].join('\n\n');
  },
};

async function crawl(
  site: ServerProcess,
  slugs: readonly string[],
): Promise<{ bytes: number; processor: number }> {
  const before = await askUsage(site.child);
  let bytes = 0;
  let next = 0;
  const visitNext = async (): Promise<void> => {
    for (let slug = slugs[next++]; slug !== undefined; slug = slugs[next++]) {
      const response = await fetch(`http://127.0.0.1:${site.port}/golfs/${slug}`, {
        headers: { 'Accept-Encoding': 'br' },
      });
      if (response.status !== 200) throw new Error(`/golfs/${slug} answers ${response.status}`);
      bytes += Number(response.headers.get('content-length'));
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitNext));
  const after = await askUsage(site.child);
  return { bytes, processor: (after.processorMicroseconds - before.processorMicroseconds) / 1000 };
}

async function listSlugs(port: number): Promise<string[]> {
  const slugs: string[] = [];
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/v2/golfs?limit=100&skip=${slugs.length}`);
    const { data } = (await response.json()) as {
      data: { golfs: { items: { slug: string }[]; has_more: boolean } };
    };
    slugs.push(...data.golfs.items.map(({ slug }) => slug));
    if (!data.golfs.has_more) return slugs;
  }
}

const KEPT = join('.next', 'pages-kept');

function keptFolders(): string[] {
  try {
    return readdirSync(KEPT);
  } catch {
    return [];
  }
}

function sizeOnDisk(folders: readonly string[]): number {
  return folders
    .flatMap((folder) =>
      readdirSync(join(KEPT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(KEPT, folder, name),
      ),
    )
    .reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0);
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
