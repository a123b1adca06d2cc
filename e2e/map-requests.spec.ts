import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import {
  drawnCourses,
  lookAt,
  lookOf,
  type MapHost,
  settle,
  waitForMap,
  withoutMotion,
} from './map-on-page.ts';

test.use(withoutMotion);

const SEARCH = '**/v2/search/map/golfs*';

/** What the map asked for its courses, and when in milliseconds; the first `refusals` are answered 429. */
async function watchSearches(
  page: Page,
  { refusals, retryAfter }: { refusals: number; retryAfter: number },
): Promise<{ url: string; at: number }[]> {
  const asked: { url: string; at: number }[] = [];
  await page.route(SEARCH, async (route) => {
    asked.push({ url: route.request().url(), at: performance.now() });
    if (asked.length > refusals) return route.continue();
    const error = {
      code: 4290,
      message: 'Too many requests.',
      status: 429,
      parameter: null,
      request_id: 'x',
    };
    return route.fulfill({ status: 429, headers: { 'Retry-After': String(retryAfter) }, json: { error } });
  });
  return asked;
}

test('a refused search is repeated once, when its Retry-After is over', async ({ page }) => {
  const asked = await watchSearches(page, { refusals: 1, retryAfter: 2 });
  await page.goto('/map?at=64.9,-18.6,5');
  await expect(page.locator('.course-list li').first()).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]!.url).toBe(asked[0]!.url);
  expect(asked[1]!.at - asked[0]!.at).toBeGreaterThan(1900);
});

test('a search that is refused again is given up, and the page says so', async ({ page }) => {
  const asked = await watchSearches(page, { refusals: Number.POSITIVE_INFINITY, retryAfter: 1 });
  await page.goto('/map?at=64.9,-18.6,5');
  await expect(page.getByText('The search didn’t work.')).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a map that is moved while it is refused asks nothing until it may', async ({ page }) => {
  const asked = await watchSearches(page, { refusals: 1, retryAfter: 600 });
  await page.goto('/map?at=64.9,-18.6,5');
  const host = await waitForMap(page);
  await expect.poll(() => asked.length).toBe(1);
  for (const longitude of [-10, 0, 10, 20]) {
    await lookAt(host, [longitude, 50], 6);
    await expect(page.locator('.course-list')).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(new RegExp(`at=50,${longitude},6`));
  }
  expect(asked).toHaveLength(1);
});

test('near me goes where the browser says the visitor is; where that is refused the map stays and says why', async ({
  page,
  context,
}) => {
  // With the flight.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await context.clearPermissions();
  await page.goto('/map?at=63.5,-20,8');
  const host = await waitForMap(page);
  const before = await lookOf(host);
  const note = page.locator('button:has-text("Near me") + p');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(note).toContainText('Location access is blocked');
  expect(await lookOf(host)).toEqual(before);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 64.146, longitude: -21.942 });
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page).toHaveURL(/at=64\.146,-21\.942,10/);
  await settle(host);
  const { lng, lat } = await lookOf(host);
  expect(lng).toBeCloseTo(-21.942, 3);
  expect(lat).toBeCloseTo(64.146, 3);
  await expect(note).toBeHidden();
});

test('a link with near me in it asks at once', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -36.85, longitude: 174.76 });
  await page.goto('/map?near=me');
  await waitForMap(page);
  await expect(page).toHaveURL(/at=-36\.85,174\.76,10/);
});

test('every filter is in the address and in what the map asks for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/tiles\/[0-9a-f]{16}\/courses/.test(pathname)) asked.push(search);
  });
  await page.goto('/map?at=40,-98,4');
  const host = await waitForMap(page);
  const before = await drawnCourses(host);
  expect(asked.every((query) => query === '')).toBe(true);
  await page.getByLabel('Holes', { exact: true }).selectOption('18');
  await page.getByLabel('Par', { exact: true }).selectOption('championship');
  await page.getByLabel('Holes mapped').check();
  await expect(page).toHaveURL(/&holes=18&par=championship&map=1$/);
  await expect.poll(() => asked.at(-1)).toBe('?holes=18&par=championship&map=1');
  await settle(host);
  const after = await drawnCourses(host);
  expect(after.clustered + after.courses.length).toBeLessThan(before.clustered + before.courses.length);
  for (const fact of await page.locator('.course-list li p:last-child').allTextContents()) {
    expect(fact).toMatch(/^18 holes · par 7[2-9] · mapped$/);
  }

  await page.reload();
  const again = await waitForMap(page);
  await expect(page.getByLabel('Par', { exact: true })).toHaveValue('championship');
  expect(await drawnCourses(again)).toEqual(after);
});

test('with reduced motion the map is there without a flight', async ({ page }) => {
  await page.goto('/map?at=40,-98,2');
  const host = await waitForMap(page);
  const steps = await host.evaluate((element) => {
    const map = (element as unknown as MapHost).maplibreMap;
    const [cluster] = map.queryRenderedFeatures({ layers: ['cluster'] });
    const at = cluster?.geometry.type === 'Point' ? cluster.geometry.coordinates : [0, 0];
    const { x, y } = map.project([at[0]!, at[1]!]);
    Object.assign(window, { steps: 0 });
    map.on('move', () => {
      (window as unknown as { steps: number }).steps++;
    });
    return { x, y };
  });
  const box = (await host.boundingBox())!;
  const before = await lookOf(host);
  await page.mouse.click(box.x + steps.x, box.y + steps.y);
  await expect.poll(async () => (await lookOf(host)).zoom).toBeGreaterThan(before.zoom);
  await settle(host);
  expect(await page.evaluate(() => (window as unknown as { steps: number }).steps)).toBe(1);
});
