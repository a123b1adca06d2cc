import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { largestCourses } from './find-course.ts';
import { openFullCourse } from './open-full-course.ts';

test('the largest courses of 18 holes are at most 70 kB of compressed HTML', async ({ page }) => {
  for (const slug of await largestCourses(3)) {
    const response = await page.request.get(`/golfs/${slug}`, { headers: { 'accept-encoding': 'br' } });
    expect(Number(response.headers()['content-length'])).toBeLessThanOrEqual(70_000);
  }
});

test('a course page loads at most 30 kB more JavaScript than an empty page, and nothing shifts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry)
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openFullCourse(page);
  await page.waitForLoadState('networkidle');
  const bytes = await ownScriptBytes(page);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(30_000);
  expect(Number(await page.evaluate(() => Reflect.get(window, 'shifted')))).toBeLessThanOrEqual(0.02);
});

test('the page to play a course loads at most 50 kB more JavaScript than an empty page', async ({ page }) => {
  const [largest] = await largestCourses(1);
  await page.goto(`/play/${largest}`);
  await page.locator('[data-play][data-hole]').waitFor();
  const bytes = await ownScriptBytes(page);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(50_000);
});

/** Compressed, without what every page loads, even an empty one. */
async function ownScriptBytes(page: Page): Promise<number> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, size: encodedBodySize })),
  );
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
  const common = new Set(rootMainFiles.map((file: string) => `/_next/${file}`));
  expect(loaded.filter(({ path }) => common.has(path))).toHaveLength(common.size);
  const own = loaded.filter(({ path }) => !common.has(path));
  const bytes = own.reduce((sum, { size }) => sum + size, 0);
  return bytes;
}
