import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { askEverything } from '#deploy/ask-everything.ts';
import { copyImage } from '#deploy/copy-image.ts';
import { openSandbox } from '#testing/sandbox.ts';
import { projectRoot, startServer } from '#testing/server-process.ts';

test('what the image has, and nothing else, answers every fixed address and a page of each kind', async () => {
  test.setTimeout(240_000);
  const sandbox = openSandbox();
  try {
    const checkout = join(sandbox.folder, 'app');
    copyImage(projectRoot, checkout);
    rmSync(join(checkout, '.next/cache'), { recursive: true, force: true });
    const DATA_DIR = resolve(projectRoot, process.env.E2E_DATA_DIR ?? '.cache/e2e-data');
    const { origin } = await startServer(sandbox, { environment: { DATA_DIR }, checkout });
    expect(await askEverything(origin)).toEqual([]);
  } finally {
    await sandbox.clear();
  }
});
