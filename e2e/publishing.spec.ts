import { copyFileSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from 'playwright/test';
import { publishDemoWorld } from '#testing/demo-world.ts';
import { openSandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';

const published = process.env.E2E_DATA_DIR ?? '.cache/e2e-data';

const sandbox = openSandbox();
const dataDir = join(sandbox.folder, 'data');
let site = '';

test.beforeAll(async () => {
  mkdirSync(dataDir);
  const server = await startServer(sandbox, { environment: { DATA_DIR: dataDir }, until: '/healthz' });
  site = server.origin;
});

test.afterAll(() => sandbox.clear());

test('without a dataset the site politely says so; a publish shows at once, and so does the next one', async ({
  request,
}) => {
  await expect.poll(() => statusOf(request, '/v2/golfs')).toBe(503);
  const waiting = await request.get(`${site}/`);
  expect(waiting.status()).toBe(503);
  expect(waiting.headers()['cache-control']).toContain('no-store');
  expect(await waiting.text()).toMatch(/no (data|courses)|dataset/i);

  publish(published);
  await expect.poll(() => statusOf(request, '/v2/golfs')).toBe(200);
  const first = await courseCount(request);
  expect(await homeText(request)).toContain(`${first.toLocaleString('en')} courses`);

  const other = join(sandbox.folder, 'other');
  publishDemoWorld(other, 30, 7);
  publish(other);
  await expect.poll(() => courseCount(request)).toBe(30);
  expect(await homeText(request)).toMatch(/\b30 courses/);
});

/** Publishes as the builder does: the manifest last, by rename. */
function publish(from: string): void {
  const manifest = join(from, 'current.json');
  const { file } = JSON.parse(readFileSync(manifest, 'utf8')) as { file: string };
  copyFileSync(join(from, file), join(dataDir, file));
  copyFileSync(manifest, join(dataDir, 'current.json.new'));
  renameSync(join(dataDir, 'current.json.new'), join(dataDir, 'current.json'));
}

async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(site + path).catch(() => null);
  return response?.status() ?? 0;
}

async function courseCount(request: APIRequestContext): Promise<number> {
  const response = await request.get(`${site}/v2/golfs?limit=1`);
  return (await response.json()).data.golfs.total;
}

async function homeText(request: APIRequestContext): Promise<string> {
  const response = await request.get(`${site}/`);
  expect(response.status()).toBe(200);
  return (await response.text()).replace(/<[^>]*>/g, '');
}
