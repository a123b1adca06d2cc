import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from 'playwright/test';

const published = process.env.E2E_DATA_DIR ?? '.cache/e2e-data';
const port = Number(process.env.E2E_PORT ?? 3900) + 1;
const site = `http://127.0.0.1:${port}`;

let server: ChildProcess;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'publishing-'));
  server = spawn('node', ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_SECOND: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: 'inherit',
  });
});

test.afterAll(() => {
  server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

test('without a dataset the site says so kindly; a publish shows at once, and so does the next one', async ({
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

  const other = mkdtempSync(join(tmpdir(), 'publishing-other-'));
  execFileSync('node', ['dataset/cli.ts', 'demo', '--courses', '260', '--seed', '7', '--out', other], {
    stdio: 'ignore',
  });
  publish(other);
  await expect.poll(() => courseCount(request)).toBe(260);
  expect(await homeText(request)).toContain('260 courses');
  rmSync(other, { recursive: true });
});

/** Copies a published dataset into the server's data directory as the builder would: the manifest last, by rename. */
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
