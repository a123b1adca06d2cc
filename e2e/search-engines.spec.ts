import { type APIRequestContext, expect, test } from 'playwright/test';
import { samplePages } from '#testing/sample-pages.ts';
import { findCourse } from './find-course.ts';
import { startOneCourseSite } from './one-course-site.ts';

/** Kinds of pages that search engines shouldn't list. */
const UNINDEXED = [
  'search',
  'start of a search',
  'search for holes',
  'yardage book',
  'missing page',
  'mapping of a course',
  'mapping of a country',
];
/** Besides breadcrumbs. */
const LISTS: Record<string, string> = {
  country: 'ItemList',
  region: 'ItemList',
  city: 'ItemList',
  ranking: 'ItemList',
};

/** The content of a meta element, by its `name` or `property`. */
function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

type Thing = Record<string, unknown> & { '@type': string };

function structuredData(html: string): Thing[] {
  const texts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...texts].map((match) => JSON.parse(match[1]!));
}

test('every kind of page names its canonical address and can be shared', async ({ request, baseURL }) => {
  for (const [kind, path] of Object.entries(await samplePages((path) => request.get(path)))) {
    if (kind === 'missing page') continue;
    const html = await (await request.get(path)).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const address = kind.includes('comparison') || kind.includes('search') ? path.split('?')[0]! : path;
    expect.soft(new URL(canonical!, baseURL).pathname, kind).toBe(address);
    expect.soft(metaOf(html, 'og:url'), kind).toBe(canonical);
    expect.soft(metaOf(html, 'og:title'), kind).toBe(metaOf(html, 'twitter:title'));
    expect.soft(metaOf(html, 'og:description'), kind).toBe(metaOf(html, 'description'));
    expect.soft(metaOf(html, 'og:site_name'), kind).toBeTruthy();
    expect.soft(metaOf(html, 'twitter:card'), kind).toMatch(/^summary/);
    expect.soft(metaOf(html, 'robots')?.includes('noindex') ?? false, kind).toBe(UNINDEXED.includes(kind));
  }
});

test('structured data says what its type asks for', async ({ request, baseURL }) => {
  for (const [kind, path] of Object.entries(await samplePages((path) => request.get(path)))) {
    const things = structuredData(await (await request.get(path)).text());
    expect
      .soft(
        things.every((thing) => thing['@context'] === 'https://schema.org'),
        kind,
      )
      .toBe(true);
    const wanted = LISTS[kind];
    if (wanted)
      expect
        .soft(
          things.map((thing) => thing['@type']),
          kind,
        )
        .toContain(wanted);
    for (const thing of things.filter(({ itemListElement }) => itemListElement)) {
      const items = thing.itemListElement as { '@type': string; position: number; [key: string]: unknown }[];
      expect
        .soft(
          items.map(({ position }) => position),
          kind,
        )
        .toEqual(items.map((_, i) => i + 1));
      for (const item of items) {
        expect.soft(item['@type'], kind).toBe('ListItem');
        expect.soft(String(item.item ?? item.url), kind).toMatch(new RegExp(`^${baseURL}/`));
        expect.soft(item.name, kind).toBeTruthy();
      }
    }
  }
});

test('robots may read everything but searches, and can find the sitemap', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-Agent: \*$/im);
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemaps/index`);
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /search', 'Disallow: /compare?']);
});

test('a ranking with nothing in it stays out of search engines', async ({ request }) => {
  const path = await emptyRanking(request);
  test.skip(path === null, 'every country of this dataset has a ranking');
  const html = await (await request.get(path!)).text();
  expect(metaOf(html, 'robots')).toContain('noindex');
  expect(await (await request.get('/sitemaps/places')).text()).not.toContain(`${path}<`);
});

test('a course’s former address redirects to it permanently', async ({ request }, info) => {
  const course = await findCourse(request, () => true);
  const site = await startOneCourseSite(course, info);
  try {
    const response = await request.get(`${site.origin}/golfs/its-former-name`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    // Next alone sends the header twice; browsers accept that where both say the same.
    expect(new Set(response.headers().location?.split(', '))).toEqual(new Set([`/golfs/${course.slug}`]));
  } finally {
    await site.stop();
  }
});

test('HEAD of a page or picture has the headers that GET sends', async ({ request }) => {
  const { course } = await samplePages((path) => request.get(path));
  for (const path of [course!, `${course}/opengraph-image`, '/data']) {
    const asked = await request.head(path, { headers: { 'accept-encoding': 'identity' } });
    const got = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(asked.headers()['content-length'], path).toBe(got.headers()['content-length']);
    expect(asked.headers().etag, path).toBe(got.headers().etag);
    expect((await asked.body()).length, path).toBe(0);
  }
});

/** The address of the ranking of a country whose courses nobody has reviewed. */
async function emptyRanking(request: APIRequestContext): Promise<string | null> {
  const { items } = (await (await request.get('/v2/public/golfs/countries')).json()).data;
  const fewest = (items as { slug: string; course_count: number }[]).sort(
    (a, b) => a.course_count - b.course_count,
  );
  for (const { slug } of fewest.slice(0, 40)) {
    const { data } = await (await request.get(`/v2/public/best/${slug}`)).json();
    if (data.total === 0) return `/best/${slug}`;
  }
  return null;
}
