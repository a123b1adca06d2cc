import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { freePort } from './free-port.ts';
import type { Sandbox } from './sandbox.ts';
import { projectRoot } from './server-process.ts';
import { until } from './until.ts';

/** The website by `next start` alone, which reads the API at `api`. Ended when the sandbox is cleared. */
export async function startSiteAlone(
  sandbox: Sandbox,
  api: string,
  { folder = projectRoot, environment = {} }: { folder?: string; environment?: Record<string, string> } = {},
): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { SITE_SECRET: _, ...rest } = process.env;
  const child = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: { ...rest, NODE_ENV: 'production', API_BASE_URL: api, SITE_URL: origin, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  sandbox.onEnd(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  await until(async () => (await fetch(`${origin}/robots.txt`).catch(() => null))?.ok === true);
  return origin;
}
