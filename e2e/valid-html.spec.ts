import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { samplePages } from '#testing/sample-pages.ts';

/** The Nu Html Checker, as a file that Java runs. */
const checker = fileURLToPath(new URL('build/dist/vnu.jar', import.meta.resolve('vnu-jar')));
const hasJava = spawnSync('java', ['-version']).status === 0;

test('the Nu Html Checker finds no error on any kind of page', async ({ request }, info) => {
  test.skip(!hasJava, 'there is no Java here');
  test.slow();
  const folder = info.outputPath('pages');
  mkdirSync(folder, { recursive: true });
  for (const [kind, path] of Object.entries(await samplePages((path) => request.get(path)))) {
    writeFileSync(join(folder, `${kind}.html`), await (await request.get(path)).text());
  }
  // For one short run, Java compiles and collects more than it gains.
  const check = promisify(execFile)('java', [
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Xss4m',
    '-jar',
    checker,
    '--errors-only',
    '--format',
    'json',
    folder,
  ]);
  const { stderr } = await check.catch((error: { stderr: string }) => error);
  const { messages }: { messages: { url: string; message: string; extract?: string }[] } = JSON.parse(stderr);
  expect(
    messages.map(({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} ${extract ?? ''}`),
  ).toEqual([]);
});
