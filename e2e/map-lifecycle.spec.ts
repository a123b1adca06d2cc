import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import type { CourseRow } from '#lib/api/records.ts';
import { findCourse } from './find-course.ts';
import { drawnCourses, type MapHost, settle, waitForMap, withoutMotion } from './map-on-page.ts';

test.use(withoutMotion);

const isMapped = (row: CourseRow) => row.has_geometry && row.hole_count === 18;

/** Uncaught errors of the page's scripts. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`));
  return errors;
}

/** `restoreContext` gives the map's graphics context back. */
async function loseContext(page: Page): Promise<void> {
  await page
    .locator('.map-canvas')
    .first()
    .evaluate((element) => {
      const context = (element as unknown as MapHost).maplibreMap.getCanvas().getContext('webgl2')!;
      const extension = context.getExtension('WEBGL_lose_context')!;
      Object.assign(window, { restoreContext: () => extension.restoreContext() });
      extension.loseContext();
    });
  await expect(page.locator('[data-map-status]').first()).toHaveAttribute('data-map-status', 'lost');
}

async function restoreContext(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { restoreContext: () => void }).restoreContext());
  await expect(page.locator('[data-map-status]').first()).toHaveAttribute('data-map-status', 'ready');
}

test('a lost graphics context shows the plan; given back, it draws what was chosen meanwhile', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const { slug } = await findCourse(page.request, () => true, isMapped);
  await page.goto(`/golfs/${slug}`);
  const host = await waitForMap(page);
  const frame = page.locator('.course-map');
  const drawn = () =>
    host.evaluate((element) => {
      const map = (element as unknown as MapHost).maplibreMap;
      const count = (layer: string) => map.queryRenderedFeatures({ layers: [layer] }).length;
      return { hole: map.getGlobalState().hole, lines: count('hole-line'), marks: count('mark-dot') };
    });
  const before = await drawn();
  await loseContext(page);
  await expect(frame.locator('.course-map-plan svg').first()).toBeVisible();
  await expect(frame.getByRole('status').first()).toContainText('interrupted');

  // What the visitor does meanwhile must not fail, and holds afterwards.
  await page.locator('[data-hole="4"]').first().click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1100, height: 700 });
  await restoreContext(page);
  await settle(host);
  const after = await drawn();
  expect(after.hole).toBe('4');
  expect(after.marks).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await settle(host);
  expect(await drawn()).toEqual(before);
  await expect(page.locator('.maplibregl-ctrl-zoom-in')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('a graphics context that never comes back leaves the plan and the holes as links', async ({ page }) => {
  const errors = watchErrors(page);
  const { slug } = await findCourse(page.request, () => true, isMapped);
  await page.clock.install();
  await page.goto(`/golfs/${slug}`);
  await waitForMap(page);
  await loseContext(page);
  await page.clock.fastForward(20_000);
  const frame = page.locator('.course-map');
  await expect(frame).toHaveAttribute('data-map-status', 'failed');
  await expect(frame.locator('.course-map-plan svg').first()).toBeVisible();
  await expect(frame.getByRole('status')).toContainText('you’re seeing a static plan');
  await expect(frame.locator('.map-canvas')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the world map has all its courses again after its context was lost', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/map?at=20,0,0.4');
  const host = await waitForMap(page);
  const before = await drawnCourses(host);
  await loseContext(page);
  await page.getByLabel('Holes', { exact: true }).selectOption('9');
  await restoreContext(page);
  await page.getByLabel('Holes', { exact: true }).selectOption('');
  await settle(host);
  await expect.poll(() => drawnCourses(host)).toEqual(before);
  expect(errors).toEqual([]);
});

async function findRegionalCourse(page: Page): Promise<{ slug: string; country: string }> {
  const { slug, location } = await findCourse(
    page.request,
    (profile) => profile.location.region !== null,
    isMapped,
  );
  return { slug, country: location.country.slug };
}

/** The requests after which the page is left. */
const MOMENTS = ['/v2/golfs/profile/', '/tiles/dots.json', '.mvt', 'maplibre-gl-worker'];

for (const moment of MOMENTS) {
  test(`leaving the page when the map has asked for ${moment} raises no error`, async ({ page }) => {
    const errors = watchErrors(page);
    const { slug, country } = await findRegionalCourse(page);
    const from = moment.startsWith('/v2') ? `/golfs/${slug}` : `/golf-courses/${country}`;
    await page.goto(from);
    const asked = page.waitForRequest((request) => request.url().includes(moment));
    await page.mouse.move(5, 5);
    await page
      .getByRole('button', { name: 'Open the map' })
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
    await asked;
    // Links within the site don't reload, so the map is taken down in any state.
    await page.getByRole('main').locator(`a[href^="/golf-courses/${country}/"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/golf-courses/${country}/[a-z-]+`));
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });
}

test('leaving a page raises no error, whether its map runs, is lost or is asking for the visitor’s position', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const { country } = await findRegionalCourse(page);
  for (const before of [
    async () => {},
    () => loseContext(page),
    () => page.getByRole('button', { name: 'Near me' }).click(),
  ]) {
    await page.goto(`/golf-courses/${country}`);
    await waitForMap(page);
    await before();
    await page.getByRole('main').locator(`a[href^="/golf-courses/${country}/"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/golf-courses/${country}/[a-z-]+`));
    await page.waitForLoadState('networkidle');
  }
  expect(errors).toEqual([]);
});
