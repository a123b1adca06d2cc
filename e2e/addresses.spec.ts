import { expect, test } from 'playwright/test';
import { samplePages } from './sample-pages.ts';

test('unknown things are 404, whole without JavaScript and out of search engines', async ({ request }) => {
  const { country, region, city } = await samplePages(request);
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
    '/fallback/failed',
    '/sitemaps/nothing',
  ];
  for (const path of unknown) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    if (path.startsWith('/sitemaps/')) continue;
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    expect.soft(html, path).toContain('There is no page here');
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

test('page 1 of a list leads for good to the list itself', async ({ request }) => {
  const { region } = await samplePages(request);
  const response = await request.get(`${region}/page/1`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(region);
});

test('pages are compressed, tagged, and asked after each time', async ({ request }) => {
  const { country } = await samplePages(request);
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
