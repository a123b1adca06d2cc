import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from 'playwright/test';
import { publishWorld, type SecondServer, startSecondServer } from './second-server.ts';

const published = process.env.E2E_DATA_DIR ?? '.cache/e2e-data';

let server: SecondServer;

test.beforeAll(() => {
  server = startSecondServer(1);
});

test.afterAll(() => server.stop());

test('without a dataset the site says so kindly; a publish shows at once, and so does the next one', async ({
  request,
}) => {
  await expect.poll(() => statusOf(request, '/v2/golfs')).toBe(503);
  const waiting = await request.get(`${server.site}/`);
  expect(waiting.status()).toBe(503);
  expect(waiting.headers()['cache-control']).toContain('no-store');
  expect(await waiting.text()).toMatch(/no (data|courses)|dataset/i);

  publish(published);
  await expect.poll(() => statusOf(request, '/v2/golfs')).toBe(200);
  const first = await courseCount(request);
  expect(await homeText(request)).toContain(`${first.toLocaleString('en')} courses`);

  const other = mkdtempSync(join(tmpdir(), 'publishing-other-'));
  publishWorld(other, 260, 7);
  publish(other);
  await expect.poll(() => courseCount(request)).toBe(260);
  expect(await homeText(request)).toContain('260 courses');
  rmSync(other, { recursive: true });
});

/** Copies a published dataset into the server's data directory as the builder would: the manifest last, by rename. */
function publish(from: string): void {
  const manifest = join(from, 'current.json');
  const { file } = JSON.parse(readFileSync(manifest, 'utf8')) as { file: string };
  copyFileSync(join(from, file), join(server.dataDir, file));
  copyFileSync(manifest, join(server.dataDir, 'current.json.new'));
  renameSync(join(server.dataDir, 'current.json.new'), join(server.dataDir, 'current.json'));
}

async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(server.site + path).catch(() => null);
  return response?.status() ?? 0;
}

async function courseCount(request: APIRequestContext): Promise<number> {
  const response = await request.get(`${server.site}/v2/golfs?limit=1`);
  return (await response.json()).data.golfs.total;
}

async function homeText(request: APIRequestContext): Promise<string> {
  const response = await request.get(`${server.site}/`);
  expect(response.status()).toBe(200);
  return (await response.text()).replace(/<[^>]*>/g, '');
}
