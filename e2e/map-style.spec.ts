import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { openSandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';
import { drawnCourses, type MapHost, waitForMap, withoutMotion } from './map-on-page.ts';

test.use(withoutMotion);

test.describe.configure({ mode: 'serial' });

const GREY_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mM8cgQAAhkBDGLeZWEAAAAASUVORK5CYII=',
  'base64',
);

let styleState: 'served' | 'missing' | 'silent' = 'served';
let styles: Server;
let tiles: Server;
const sandbox = openSandbox();
let site = '';

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Somebody else's style: dark, with pictures from a second host that wants to be credited. */
const foreignStyle = () => ({
  version: 8,
  sources: {
    photo: {
      type: 'raster',
      tiles: [`${originOf(tiles)}/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution: '© Example Imagery',
    },
  },
  layers: [
    { id: 'their-ground', type: 'background', paint: { 'background-color': '#203040' } },
    { id: 'their-photo', type: 'raster', source: 'photo' },
  ],
});

const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

test.beforeAll(async () => {
  const open = { 'Access-Control-Allow-Origin': '*' };
  tiles = createServer((_, response) => {
    response.writeHead(200, { ...open, 'Content-Type': 'image/png' }).end(GREY_PIXEL);
  });
  styles = createServer((_, response) => {
    if (styleState === 'silent') return;
    response.writeHead(styleState === 'served' ? 200 : 503, { ...open, 'Content-Type': 'application/json' });
    response.end(styleState === 'served' ? JSON.stringify(foreignStyle()) : '{}');
  });
  await Promise.all([listen(tiles), listen(styles)]);
  const server = await startServer(sandbox, {
    environment: {
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e-data',
      NEXT_PUBLIC_MAP_STYLE_URL: `${originOf(styles)}/style.json`,
      MAP_HOSTS: originOf(tiles),
      OPERATOR_NAME: 'Links & Maps Ltd\n12 Fairway Lane',
      OPERATOR_CONTACT: 'hello@golf.example',
    },
  });
  site = server.origin;
});

test.beforeEach(() => {
  styleState = 'served';
});

test.afterAll(async () => {
  await sandbox.clear();
  styles.closeAllConnections();
  styles.close();
  tiles.close();
});

const layersOf = (page: Page) =>
  page
    .locator('.map-canvas')
    .first()
    .evaluate((element) => (element as unknown as MapHost).maplibreMap.getLayersOrder());

function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) trouble.push(message.text());
  });
  return trouble;
}

test('the legal notice says who runs the site, and what comes from elsewhere', async ({ page }) => {
  await page.goto(`${site}/data`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Links & Maps Ltd\n12 Fairway Lane');
  await expect(main.getByRole('link', { name: 'hello@golf.example' })).toHaveAttribute('href', /^mailto:/);
  await expect(main).toContainText(`loaded from another site, ${new URL(originOf(styles)).host}.`);
});

test('another style replaces the ground, with its own attribution and all courses over it', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  await page.goto(`${site}/map?at=20,0,0.4`);
  const host = await waitForMap(page);
  const { golfs } = (await (await page.request.get(`${site}/v2/golfs?limit=1`)).json()).data;
  const { courses, clustered } = await drawnCourses(host);
  expect(courses.length + clustered).toBe(golfs.total);
  const layers = await layersOf(page);
  expect(layers.slice(0, 2)).toEqual(['their-ground', 'their-photo']);
  expect(layers).not.toContain('land');
  await expect(page.getByText('© Example Imagery')).toBeVisible();
  await expect(page.locator('.search-map details:not(.maplibregl-ctrl)')).not.toContainText('Natural Earth');
  // Courses keep the page's colours on any ground.
  const colour = () =>
    host.evaluate((element) =>
      (element as unknown as MapHost).maplibreMap.getPaintProperty('cluster', 'circle-color'),
    );
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colour).not.toEqual(light);
  expect(trouble).toEqual([]);
});

test('a course is drawn over another style, too', async ({ page }) => {
  const trouble = watchTrouble(page);
  const { golfs } = (await (await page.request.get(`${site}/v2/public/golfs/iceland`)).json()).data;
  const { slug } = golfs.find((course: { has_geometry: boolean }) => course.has_geometry);
  await page.goto(`${site}/golfs/${slug}#hole-2`);
  const host = await waitForMap(page);
  expect((await layersOf(page))[0]).toBe('their-ground');
  const { hole, lines } = await host.evaluate((element) => {
    const map = (element as unknown as MapHost).maplibreMap;
    return {
      hole: map.getGlobalState().hole,
      lines: map.queryRenderedFeatures({ layers: ['hole-line-chosen'] }).length,
    };
  });
  expect(hole).toBe('2');
  expect(lines).toBeGreaterThan(0);
  await expect(page.getByText('© Example Imagery')).toBeVisible();
  expect(trouble).toEqual([]);
});

test('when the style can’t be loaded, the map is drawn on our own ground', async ({ page }) => {
  styleState = 'missing';
  const trouble = watchTrouble(page);
  await page.goto(`${site}/map?at=20,0,0.4`);
  await waitForMap(page);
  const layers = await layersOf(page);
  expect(layers).toContain('land');
  expect(layers).toContain('cluster');
  await expect(page.locator('.search-map details:not(.maplibregl-ctrl)')).toContainText('Natural Earth');
  expect(trouble).toEqual([]);
});

test('a style that does not arrive is not waited for', async ({ page }) => {
  styleState = 'silent';
  await page.clock.install();
  const asked = page.waitForRequest(`${originOf(styles)}/style.json`);
  await page.goto(`${site}/map?at=20,0,0.4`);
  await page.mouse.move(5, 5);
  await asked;
  await page.clock.fastForward(10_000);
  await waitForMap(page);
  expect(await layersOf(page)).toContain('land');
});
