import { resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { samplePages } from '#testing/sample-pages.ts';
import { openSandbox } from '#testing/sandbox.ts';
import { projectRoot, startServer } from '#testing/server-process.ts';
import { startSiteAlone } from '#testing/site-alone.ts';

test('next start alone serves a page of each kind, within the quota of the API that it reads', async () => {
  test.setTimeout(240_000);
  const sandbox = openSandbox();
  try {
    const DATA_DIR = resolve(projectRoot, process.env.E2E_DATA_DIR ?? '.cache/e2e-data');
    const api = await startServer(sandbox, {
      environment: { DATA_DIR, WEBSITE: 'off', RATE_LIMIT_PER_SECOND: '5' },
    });
    const origin = await startSiteAlone(sandbox, `${api.origin}/v2`);
    const reader = await startServer(sandbox, { environment: { DATA_DIR, WEBSITE: 'off' } });
    const { 'missing page': missing, ...pages } = await samplePages((path) => fetch(reader.origin + path));
    for (const [kind, path] of Object.entries(pages)) {
      expect.soft((await fetch(origin + path)).status, `${kind}: ${path}`).toBe(200);
    }
    expect((await fetch(origin + missing)).status).toBe(404);
    // A page from the build would be empty.
    expect(await (await fetch(origin)).text()).toContain('href="/golfs/');
    for (const path of ['/tiles/courses.json', '/llms.txt', '/openapi.json', '/play-worker.js']) {
      expect.soft((await fetch(origin + path)).status, path).toBe(200);
    }
    expect((await fetch(`${origin}/v2/dataset`)).headers.get('ratelimit-limit')).toBe('5');
  } finally {
    await sandbox.clear();
  }
});
