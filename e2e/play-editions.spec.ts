import { expect, type Page, test } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { findCourseToPlay, metresOf, openPlay, saveCourse, startRound } from './play-golfer.ts';

let course: GolfProfile;
test.beforeAll(async ({ playwright, baseURL }) => {
  course = await findCourseToPlay(playwright.request, baseURL);
});

test.use({ viewport: { width: 375, height: 812 } });

test('a newer edition waits for the end of the round, and a newer build for the next visit', async ({
  page,
  context,
}) => {
  await openPlay(page, course.slug);
  await saveCourse(page);
  await startRound(page, [{ name: 'Ann', index: '12.4' }]);
  const before = await metresOf(page, 'middle');
  const longer = withLongerHole(course);
  await context.route('**/v2/golfs/profile/**', (route) => route.fulfill({ json: { data: longer } }));
  await context.route('**/play-shell', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}<!-- a newer build -->` });
  });
  const edition = page.waitForResponse('**/v2/golfs/profile/**');
  const build = page.waitForResponse((response) => new URL(response.url()).pathname === '/play-shell');
  await page.reload();
  await Promise.all([edition, build]);
  await expect(page.locator('[data-play][data-hole]')).toBeVisible();
  expect(await metresOf(page, 'middle')).toBe(before);
  await page.locator('[data-action="finish-round"]').click();
  await expect.poll(() => metresOf(page, 'middle')).toBeGreaterThan(before + 50);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => metresOf(page, 'middle')).toBeGreaterThan(before + 50);
  expect(
    await page.evaluate(() => document.documentElement.outerHTML + document.lastChild?.nodeValue),
  ).toContain('a newer build');
  await page.locator('[data-action="remove"]').click();
  await expect(page.locator('[data-action="save"]')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a newer build is used only once all its files are here', async ({ page, context }) => {
  await openPlay(page, course.slug);
  await saveCourse(page);
  const file = '/_next/static/chunks/newer-build.js';
  let isThere = false;
  await context.route(`**${file}`, (route) =>
    isThere
      ? route.fulfill({ contentType: 'text/javascript', body: 'window.isNewerBuild = true;' })
      : route.fulfill({ status: 503 }),
  );
  await context.route('**/play-shell', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `<script src="${file}"></script></head>`);
    await route.fulfill({ response, body });
  });
  const isNewer = () => page.evaluate(() => Reflect.has(window, 'isNewerBuild'));
  for (const complete of [false, true]) {
    isThere = complete;
    const asked = page.waitForResponse(`**${file}`);
    await page.reload();
    await asked;
    if (complete) await expect.poll(() => keptDocument(page)).toContain(file);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('[data-distance="middle"][data-metres]')).toBeVisible();
    expect(await isNewer()).toBe(complete);
    await context.setOffline(false);
  }
});

const keptDocument = (page: Page) =>
  page.evaluate(async () => (await (await caches.match('/play/shell'))?.text()) ?? '');

/** The first hole's tee a hundred metres farther back. */
function withLongerHole(profile: GolfProfile): GolfProfile {
  const [first, ...rest] = profile.holes;
  const [tee, ...line] = first!.line!.coordinates;
  const end = line.at(-1)!;
  const away = (from: number, to: number) => from + (from - to) * (100 / (first!.length ?? 300));
  const back: [number, number] = [away(tee![0], end[0]), away(tee![1], end[1])];
  const green = first!.green_distances!;
  const hole = {
    ...first!,
    line: { type: 'LineString' as const, coordinates: [back, ...line] },
    green_distances: { front: green.front + 100, middle: green.middle + 100, back: green.back + 100 },
  };
  const teeboxes = profile.teeboxes.map((teebox) => ({
    ...teebox,
    holes: teebox.holes.map((each) =>
      each.hole_id === hole.hole_id ? { ...each, tee: null, length: each.length && each.length + 100 } : each,
    ),
  }));
  return { ...profile, holes: [hole, ...rest], teeboxes };
}
