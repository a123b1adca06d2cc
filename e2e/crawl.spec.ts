import { expect, test } from 'playwright/test';
import { publishDemoWorld } from '#testing/demo-world.ts';
import { openSandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';
import { type Crawl, canonicalOf, crawlSite, sitemapPaths } from './crawl-site.ts';

/** Every page of the small world is visited, except for searches. */
const SMALL_WORLD = 20;

/** Searches for holes link to each other without end. */
const SMALL_SAMPLES = [{ kind: /^\/holes\?/, every: 10 }];

/** Files, addresses with a query and what's missing on the map, of every tenth course of the small world. */
const FILES_OF_EVERY = 10;

/** Every so-many-th of these is visited; the small world shows the whole kind. */
const DEMO_SAMPLES = [
  { kind: /^\/golfs\/[^/]+$/, every: 40 },
  { kind: /^\/golf-courses\/[^/]+\/[^/]+\/[^/]+$/, every: 10 },
  { kind: /^\/(best|rankings)\/[^/]+(\/[^/]+)?$/, every: 10 },
  { kind: /^\/holes\/[^/]+(\/[^/]+)?$/, every: 40 },
  { kind: /^\/data\/mapping\/[^/]+$/, every: 20 },
];

/** That links and the sitemap lead to; a city has a page only where the world is larger. */
const KINDS: readonly RegExp[] = [
  /^\/$/,
  /^\/golf-courses$/,
  /^\/golf-courses\/[^/]+$/,
  /^\/golf-courses\/[^/]+\/[^/]+$/,
  /^\/golfs\/[^/]+$/,
  /^\/golfs\/[^/]+\/yardage-book$/,
  /^\/golfs\/[^/]+\/course\.(gpx|kml)$/,
  /^\/golfs\/[^/]+\/scorecard\.csv$/,
  /^\/golfs\/[^/]+\/llm\.md$/,
  /^\/best\/world$/,
  /^\/best\/[^/]+$/,
  /^\/best\/[^/]+\/[^/]+$/,
  /^\/rankings$/,
  /^\/rankings\/[^/]+$/,
  /^\/rankings\/[^/]+\/[^/]+$/,
  /^\/(map|compare|search|data|developers)$/,
];

const isFile = (link: string) =>
  /\.[a-z]+$/.test(link) ||
  link.includes('?') ||
  link.startsWith('/v2/') ||
  /^\/golfs\/.+\/mapping$/.test(link);
const isCourse = (link: string) => /^\/golfs\/[^/]+$/.test(link);

test('every page of a small world is there and complete, and the sitemap has them all', async () => {
  test.setTimeout(300_000);
  const sandbox = openSandbox();
  try {
    publishDemoWorld(sandbox.folder, SMALL_WORLD, 7);
    const { origin } = await startServer(sandbox, { environment: { DATA_DIR: sandbox.folder } });
    let courses = 0;
    const withFiles = new Set<string>();
    const isSample = takeSamples(SMALL_SAMPLES);
    const crawl = await crawlSite(origin, (link, from) => {
      if (isCourse(link) && courses++ % FILES_OF_EVERY === 0) withFiles.add(link);
      if (!isSample(link)) return false;
      return !isFile(link) || !isCourse(from) || withFiles.has(from);
    });
    expect(crawl.problems.slice(0, 20)).toEqual([]);
    const paths = [...crawl.visited.keys()];
    expect(paths.filter(isCourse)).toHaveLength(SMALL_WORLD);
    expect(KINDS.filter((kind) => !paths.some((path) => kind.test(path)))).toEqual([]);
    await expectTrueSitemap(origin, crawl, { wasVisited: () => true, isLinked: () => true });
  } finally {
    await sandbox.clear();
  }
});

test('the demo’s lists of places are there and complete, and lead to everything in the sitemap', async ({
  baseURL,
}) => {
  test.setTimeout(600_000);
  const courses = new Set<string>();
  const isSample = takeSamples(DEMO_SAMPLES);
  const crawl = await crawlSite(baseURL!, (link) => {
    if (isCourse(link)) courses.add(link);
    return !isFile(link) && !link.endsWith('/yardage-book') && isSample(link);
  });
  expect(crawl.problems.slice(0, 20)).toEqual([]);
  expect(courses.size).toBeGreaterThan(1500);
  for (const kind of [/\/page\/2$/, /^\/golf-courses\/[^/]+\/[^/]+\/[^/]+$/])
    expect([...crawl.visited.keys()].some((path) => kind.test(path))).toBe(true);
  // Rankings by reviews are linked by the records of their place, most of which weren't visited.
  const isLinked = (path: string) => !/^\/(best\/(?!world$)|holes\/)/.test(path);
  await expectTrueSitemap(baseURL!, crawl, { wasVisited: (path) => crawl.visited.has(path), isLinked });
});

/** Each kind's first path, then every so-many-th; every path of other kinds. */
function takeSamples(samples: typeof DEMO_SAMPLES): (path: string) => boolean {
  const seen = samples.map(() => new Map<string, number>());
  return (path) => {
    const index = samples.findIndex(({ kind }) => kind.test(path));
    if (index < 0) return true;
    const ranks = seen[index]!;
    if (!ranks.has(path)) ranks.set(path, ranks.size);
    return ranks.get(path)! % samples[index]!.every === 0;
  };
}

/** Each address is in the sitemap once, is linked to and, if visited, is its page's canonical address; so is each visited page that's indexed. */
async function expectTrueSitemap(
  site: string,
  { visited, linked }: Crawl,
  { wasVisited, isLinked }: Record<'wasVisited' | 'isLinked', (path: string) => boolean>,
): Promise<void> {
  const paths = await sitemapPaths(site);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => isLinked(path) && !linked.has(path)).slice(0, 20)).toEqual([]);
  const pages = paths.filter(wasVisited).map((path) => ({ path, html: visited.get(path)?.html ?? '' }));
  expect(pages.filter(({ path, html }) => canonicalOf(html) !== path).slice(0, 20)).toEqual([]);
  const isIndexed = (html: string) => !/<meta name="robots" content="noindex/.test(html);
  const indexed = [...visited].filter(([path, { html }]) => canonicalOf(html) === path && isIndexed(html));
  const listed = new Set(paths);
  expect(indexed.map(([path]) => path).filter((path) => !listed.has(path))).toEqual([]);
}
