import { expect, test } from 'playwright/test';

test('the two fonts of a page are preloaded and used, and no others are fetched', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/data')).text();
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"[^>]*>/g)];
  expect(preloaded.length).toBe(2);
  for (const [tag] of preloaded) {
    expect(tag).toContain('type="font/woff2"');
    expect(tag).toContain('crossorigin');
  }
  const fetched: string[] = [];
  page.on('request', (each) => {
    if (each.resourceType() === 'font') fetched.push(new URL(each.url()).pathname);
  });
  await page.goto('/data', { waitUntil: 'networkidle' });
  expect(fetched.sort()).toEqual(preloaded.map(([, path]) => path!).sort());
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  for (const selector of ['h1', 'p']) {
    const family = await page
      .locator(`main ${selector}`)
      .first()
      .evaluate((text) => getComputedStyle(text).fontFamily);
    expect(
      loaded.some((name) => family.includes(name.replaceAll('"', ''))),
      family,
    ).toBe(true);
  }
  for (const path of fetched) {
    const { 'cache-control': caching } = (await request.get(path)).headers();
    expect(caching, path).toContain('immutable');
  }
});
