import { expect, test } from 'playwright/test';

/** Course pages have files beside them; those of every so-many-th course are fetched too. */
const FILES_OF_EVERY = 25;
const AT_ONCE = 6;

type Visit = { status: number; html: string };

test('every page that the site links to, and every page of its sitemap, is there and whole', async ({
  baseURL,
}) => {
  test.setTimeout(900_000);
  const pages = new Map<string, Visit>();
  const problems: string[] = [];
  const waiting = ['/'];
  const seen = new Set(waiting);
  let courses = 0;

  async function visit(path: string): Promise<void> {
    const response = await fetch(baseURL + path, { redirect: 'manual' });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const body = await response.text();
    const html = isPage ? body : '';
    pages.set(path, { status: response.status, html });
    if (response.status !== 200) problems.push(`${path} answers ${response.status}`);
    if (!isPage || response.status !== 200) return;
    const isCourse = path.startsWith('/golfs/');
    const hasItsFilesFetched = !isCourse || courses++ % FILES_OF_EVERY === 0;
    problems.push(...faultsOf(html).map((fault) => `${path} ${fault}`));
    for (const link of linksOf(html)) {
      const isFile = /\.[a-z]+$/.test(link) || link.includes('?') || link.startsWith('/v2/');
      if (seen.has(link) || (isFile && !hasItsFilesFetched)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  expect(problems.slice(0, 20)).toEqual([]);

  const unreached: string[] = [];
  const notCanonical: string[] = [];
  for (const path of await sitemapPaths(baseURL!)) {
    const page = pages.get(path);
    if (!page) unreached.push(path);
    else if (canonicalOf(page.html) !== path) notCanonical.push(`${path}: ${canonicalOf(page.html)}`);
  }
  expect(unreached.slice(0, 20)).toEqual([]);
  expect(notCanonical.slice(0, 20)).toEqual([]);
  expect(pages.size).toBeGreaterThan(2000);
});

function faultsOf(html: string): string[] {
  const text = html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<code[\s\S]*?<\/code>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  const said = [...text.matchAll(/(?:^|[\s(])(null|NaN|undefined|\[object Object\])(?=$|[\s).,])/g)];
  const faults = said.map((match) => `says ${match[1]}`);
  if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) faults.push('has not exactly one h1');
  if (!/<title>[^<]{5,}<\/title>/.test(html)) faults.push('has no title');
  if (!/<meta name="description" content="[^"]{20,}"/.test(html)) faults.push('has no description');
  return faults;
}

/** Internal links, without their anchors. */
function linksOf(html: string): string[] {
  const document = html.replace(/<script[\s\S]*?<\/script>/g, '');
  return [...document.matchAll(/<a [^>]*?href="(\/[^"#]*)[^"]*"/g)].map((match) =>
    match[1]!.replaceAll('&amp;', '&'),
  );
}

function canonicalOf(html: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return href && new URL(href).pathname;
}

async function sitemapPaths(site: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(site + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      (match) => new URL(match[1]!).pathname,
    );
  const files = await locations('/sitemaps/index');
  const paths = (await Promise.all(files.map(locations))).flat();
  expect(new Set(paths).size).toBe(paths.length);
  return paths;
}
