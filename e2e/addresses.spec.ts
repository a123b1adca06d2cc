import { expect, test } from 'playwright/test';
import { samplePages } from '#testing/sample-pages.ts';

test('unknown things are 404, complete without JavaScript and kept out of search engines', async ({
  request,
}) => {
  const { country, region, city } = await samplePages((path) => request.get(path));
  const unknown = [
    '/nothing-here',
    '/golf-courses/nowhere',
    '/golf-courses/Nowhere%20At%20All',
    `${country}/nowhere`,
    `${region}/nowhere`,
    `${region}/page/999`,
    `${region}/page/0`,
    `${region}/page/01`,
    `${city}/page/2x`,
    '/best/nowhere',
    '/golfs/no-such-course',
    '/legal',
    '/fallback/failed',
    '/sitemaps/nothing',
  ];
  for (const path of unknown) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    if (path.startsWith('/sitemaps/')) continue;
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    expect.soft(html, path).toContain('There’s no page here');
    expect.soft(html, path).toMatch(/<meta name="robots" content="noindex"/);
  }
});

test('a city with one course has no page', async ({ request }) => {
  const cities = (await (await request.get('/v2/seo/sitemap/cities')).json()).data.items as {
    path: string;
    course_count: number;
  }[];
  const single = cities.find(({ course_count }) => course_count === 1)!;
  expect((await request.get(single.path)).status()).toBe(404);
});

test('page 1 of a list redirects permanently to the list itself', async ({ request }) => {
  const { region } = await samplePages((path) => request.get(path));
  const response = await request.get(`${region}/page/1`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(region);
});

test('a region that its country does not list leads to the country, and so does its ranking', async ({
  request,
}) => {
  const { items } = (await (await request.get('/v2/seo/sitemap/regions')).json()).data;
  const hidden = items.find((region: { indexable: boolean }) => !region.indexable);
  test.skip(hidden === undefined, 'every region of this dataset is listed');
  const { country, slug } = hidden;
  for (const [from, to] of [
    [hidden.path, `/golf-courses/${country}`],
    [`/best/${country}/${slug}`, `/best/${country}`],
  ]) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, to]);
  }
  expect(await (await request.get('/sitemaps/places')).text()).not.toContain(`${hidden.path}<`);
});

test('a former region leads to where its courses are', async ({ request }) => {
  const response = await request.get('/golf-courses/norway/viken', { maxRedirects: 0 });
  test.skip(response.status() === 404, 'this dataset has no course in Norway');
  expect([response.status(), response.headers().location]).toEqual([308, '/golf-courses/norway']);
});

test('pages are compressed, tagged, and asked after each time', async ({ request }) => {
  const { country } = await samplePages((path) => request.get(path));
  const first = await request.get(country!, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  expect(first.headers()['cache-control']).toBe(
    'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  );
  const again = await request.get(country!, {
    headers: { 'accept-encoding': 'br', 'if-none-match': first.headers().etag! },
  });
  expect(again.status()).toBe(304);
});

test('icons, manifest and the pictures for shared links are there', async ({ request }) => {
  const { country, region, city } = await samplePages((path) => request.get(path));
  const home = await (await request.get('/')).text();
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const href = new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(home)?.[1] ?? '';
    expect((await request.get(href)).status(), rel).toBe(200);
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  const pages = ['', '/golf-courses/europe', country, region, city, '/best/world', '/best/europe'];
  const pictures = pages.map((path) => `${path}/opengraph-image`);
  for (const path of [...new Set([...icons, '/apple-icon.png', ...pictures])]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-type'], path).toBe('image/png');
  }
  for (const path of [
    '/golf-courses/nowhere/opengraph-image',
    '/best/nowhere/opengraph-image',
    '/icons/64.png',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of pages) {
    const html = await (await request.get(path || '/')).text();
    expect.soft(html, path).toMatch(/<meta property="og:image" content="[^"]+\/opengraph-image"/);
  }
});

test('no picture is resized', async ({ request }) => {
  const icon = encodeURIComponent('/icons/512.png');
  expect((await request.get(`/_next/image?url=${icon}&w=64&q=75`)).status()).toBe(404);
});
