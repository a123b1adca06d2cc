import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';

/** A production server beside the one of all journeys, with data of its own. */
export type SecondServer = { site: string; dataDir: string; stop: () => void };

/**
 * Starts one on a port so many above the journeys' own; its directory for data is new and empty. `environment` comes
 * over what it would be started with.
 */
export function startSecondServer(
  portsAbove: number,
  environment: Record<string, string> = {},
): SecondServer {
  const port = Number(process.env.E2E_PORT ?? 3900) + portsAbove;
  const site = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  const server: ChildProcess = spawn('node', ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: site,
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_SECOND: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: 'inherit',
  });
  return {
    site,
    dataDir,
    stop: () => {
      server.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Publishes an invented world of so many courses in a directory. */
export function publishWorld(dataDir: string, courses: number, seed: number): void {
  const options = ['--courses', String(courses), '--seed', String(seed), '--out', dataDir];
  execFileSync('node', ['dataset/cli.ts', 'demo', ...options], { stdio: 'ignore' });
}

/** Waits until a server answers for its data. */
export async function untilPublished(site: string): Promise<void> {
  const status = async () => (await fetch(`${site}/v2/golfs?limit=1`).catch(() => null))?.status;
  await expect.poll(status).toBe(200);
}
