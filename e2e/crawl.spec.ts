import { expect, test } from 'playwright/test';
import { publishDemoWorld } from '#testing/demo-world.ts';
import { openSandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';
import { type Crawl, canonicalOf, crawlSite, sitemapPaths } from './crawl-site.ts';

/** Courses of the small world, of which every page is visited, and how many of the demo's are left out for each one. */
const SMALL_WORLD = 260;
const DEMO_SAMPLE = 20;

/** Files beside a course's page, and addresses with a query: of every so-many-th course. */
const FILES_OF_EVERY = 10;

/** Every kind of page that links and sitemap lead to. */
const KINDS: readonly RegExp[] = [
  /^\/$/,
  /^\/golf-courses$/,
  /^\/golf-courses\/[^/]+$/,
  /^\/golf-courses\/[^/]+\/[^/]+$/,
  /^\/golf-courses\/[^/]+\/[^/]+\/[^/]+$/,
  /^\/golfs\/[^/]+$/,
  /^\/golfs\/[^/]+\/yardage-book$/,
  /^\/golfs\/[^/]+\/course\.(gpx|kml)$/,
  /^\/golfs\/[^/]+\/scorecard\.csv$/,
  /^\/golfs\/[^/]+\/llm\.md$/,
  /^\/best\/world$/,
  /^\/best\/[^/]+$/,
  /^\/best\/[^/]+\/[^/]+$/,
  /^\/(map|compare|search|data|developers)$/,
];

const isFile = (link: string) => /\.[a-z]+$/.test(link) || link.includes('?') || link.startsWith('/v2/');
const isCourse = (link: string) => /^\/golfs\/[^/]+$/.test(link);

test('every page of a small world is there and whole, and its sitemap names them all', async () => {
  test.setTimeout(300_000);
  const sandbox = openSandbox();
  try {
    publishDemoWorld(sandbox.folder, SMALL_WORLD, 7);
    const { origin } = await startServer(sandbox, { environment: { DATA_DIR: sandbox.folder } });
    let courses = 0;
    const withFiles = new Set<string>();
    const crawl = await crawlSite(origin, (link, from) => {
      if (isCourse(link) && courses++ % FILES_OF_EVERY === 0) withFiles.add(link);
      return !isFile(link) || !isCourse(from) || withFiles.has(from);
    });
    expect(crawl.problems.slice(0, 20)).toEqual([]);
    const paths = [...crawl.visited.keys()];
    expect(paths.filter(isCourse)).toHaveLength(SMALL_WORLD);
    expect(KINDS.filter((kind) => !paths.some((path) => kind.test(path)))).toEqual([]);
    await expectTrueSitemap(origin, crawl, () => true);
  } finally {
    await sandbox.clear();
  }
});

test('every list of the demo is there and whole, with a part of its courses, and leads to all of its sitemap', async ({
  baseURL,
}) => {
  test.setTimeout(600_000);
  const courses = new Map<string, number>();
  const isSample = (path: string) => (courses.get(path) ?? 0) % DEMO_SAMPLE === 0;
  const crawl = await crawlSite(baseURL!, (link) => {
    if (isCourse(link) && !courses.has(link)) courses.set(link, courses.size);
    return !isFile(link) && !link.endsWith('/yardage-book') && isSample(link);
  });
  expect(crawl.problems.slice(0, 20)).toEqual([]);
  expect(courses.size).toBeGreaterThan(1500);
  expect([...crawl.visited.keys()].some((path) => /\/page\/2$/.test(path))).toBe(true);
  await expectTrueSitemap(baseURL!, crawl, isSample);
});

/** Each address is listed once, is linked to, and where the page was visited is its own canonical address. */
async function expectTrueSitemap(
  site: string,
  { visited, linked }: Crawl,
  wasVisited: (path: string) => boolean,
): Promise<void> {
  const paths = await sitemapPaths(site);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !linked.has(path)).slice(0, 20)).toEqual([]);
  const pages = paths.filter(wasVisited).map((path) => ({ path, html: visited.get(path)?.html ?? '' }));
  expect(pages.filter(({ path, html }) => canonicalOf(html) !== path).slice(0, 20)).toEqual([]);
}
