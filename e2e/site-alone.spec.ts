import { resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { SITE_HEADER } from '#lib/site/site-header.ts';
import { samplePages } from '#testing/sample-pages.ts';
import { openSandbox, type Sandbox } from '#testing/sandbox.ts';
import { projectRoot, startServer } from '#testing/server-process.ts';
import { type SiteAloneOptions, startSiteAlone } from '#testing/site-alone.ts';

const DATA_DIR = resolve(projectRoot, process.env.E2E_DATA_DIR ?? '.cache/e2e-data');

/** A website by `next start` or `next dev` alone, and the API that it reads. */
async function startBoth(sandbox: Sandbox, requestsPerSecond: string, options: SiteAloneOptions = {}) {
  const environment = { DATA_DIR, WEBSITE: 'off', RATE_LIMIT_PER_SECOND: requestsPerSecond };
  const api = await startServer(sandbox, { environment });
  const origin = await startSiteAlone(sandbox, `${api.origin}/v2`, options);
  return { api, origin, get: (path: string, init?: RequestInit) => fetch(origin + path, init) };
}

let sandbox: Sandbox;
test.beforeEach(() => {
  test.setTimeout(180_000);
  sandbox = openSandbox();
});
test.afterEach(() => sandbox.clear());

test('next start alone serves a page of each kind, and what browsers ask of its origin', async () => {
  const { get } = await startBoth(sandbox, '0');
  const { 'missing page': missing, ...pages } = await samplePages(get);
  for (const [kind, path] of Object.entries(pages)) {
    expect.soft((await get(path)).status, `${kind}: ${path}`).toBe(200);
  }
  expect((await get(missing!)).status).toBe(404);
  // A page from the build would be empty.
  expect(await (await get('/')).text()).toContain('href="/golfs/');
  for (const path of [
    '/v2/dataset',
    '/tiles/courses.json',
    '/llms.txt',
    '/openapi.json',
    '/play-worker.js',
  ]) {
    expect.soft((await get(path)).status, path).toBe(200);
  }
});

test('next start alone with a secret goes on without a standard input, and forgets its pages when it is asked', async () => {
  const { get } = await startBoth(sandbox, '0', { environment: { SITE_SECRET: 'a secret' } });
  expect((await get('/data')).headers.get('x-nextjs-cache')).toBe('MISS');
  expect((await get('/data')).headers.get('x-nextjs-cache')).toBe('HIT');
  const revalidate = { method: 'POST', headers: { [SITE_HEADER]: 'a secret' } };
  expect((await get('/revalidate', revalidate)).status).toBe(204);
  expect((await get('/data')).headers.get('x-nextjs-cache')).toBe('MISS');
});

test('next start alone keeps to the quota of the API that it reads, and waits', async () => {
  const { get } = await startBoth(sandbox, '5');
  expect((await get('/rankings')).status).toBe(200);
  expect((await get('/v2/dataset')).headers.get('ratelimit-limit')).toBe('5');
});

test('a missing page of next start alone has the theme that its reader chose', async ({ page }) => {
  const { origin } = await startBoth(sandbox, '0');
  await page.goto(`${origin}/data`);
  await page.getByRole('button', { name: 'Dark colours' }).click();
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(`${origin}/golf-courses/nowhere-at-all`);
  await expect(page.getByRole('button', { name: 'Light colours' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', paper);
});

test('next dev serves pages, and neither Next nor React complains', async () => {
  const complaints: string[] = [];
  const { get } = await startBoth(sandbox, '0', {
    command: 'dev',
    // How quick the disk is says nothing about the site.
    onComplaint: (text) => text.includes('Slow filesystem detected') || complaints.push(text),
  });
  // Not of each kind: Next compiles for a second before it shows the first of a kind.
  const { home, country, course, ranking, comparison, 'yardage book': book } = await samplePages(get);
  for (const path of [home!, country!, course!, ranking!, comparison!, book!, '/holes', '/play', '/map']) {
    expect.soft((await get(path)).status, path).toBe(200);
    expect.soft(complaints.splice(0), path).toEqual([]);
  }
});
