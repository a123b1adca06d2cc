import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { freePort } from './free-port.ts';
import type { Sandbox } from './sandbox.ts';
import { projectRoot } from './server-process.ts';
import { until } from './until.ts';

export type SiteAloneOptions = {
  command?: 'start' | 'dev';
  folder?: string;
  environment?: Record<string, string>;
  /** Gets what Next complains about; without it, that is printed. */
  onComplaint?: (text: string) => void;
};

/** The website by `next start` or `next dev` alone, which reads the API at `api`. Ended when the sandbox is cleared. */
export async function startSiteAlone(
  sandbox: Sandbox,
  api: string,
  { command = 'start', folder = projectRoot, environment = {}, onComplaint }: SiteAloneOptions = {},
): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { SITE_SECRET: _, ...rest } = process.env;
  const NODE_ENV = command === 'start' ? 'production' : 'development';
  const child = spawn(process.execPath, [next, command, '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: { ...rest, NODE_ENV, API_BASE_URL: api, SITE_URL: origin, ...environment },
    stdio: ['ignore', 'ignore', onComplaint ? 'pipe' : 'inherit'],
  });
  child.stderr?.on('data', (chunk) => onComplaint?.(String(chunk)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  sandbox.onEnd(async () => {
    // `next dev` has a child of its own, and ends it if it isn't killed itself.
    child.kill(command === 'dev' ? 'SIGTERM' : 'SIGKILL');
    await ended;
  });
  await until(async () => (await fetch(`${origin}/robots.txt`).catch(() => null))?.ok === true);
  return origin;
}
