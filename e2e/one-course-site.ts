import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type TestInfo } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';

/** A website whose API knows one course, which needs no dataset to be built of it. */
export type OneCourseSite = { origin: string; stop: () => void };

/** Starts one so many ports above the journeys' own; for all but the course its API answers as an empty world. */
export async function startOneCourseSite(
  course: GolfProfile,
  portsAbove: number,
  { project, parallelIndex }: TestInfo,
): Promise<OneCourseSite> {
  const dataset = await (await fetch(`${project.use.baseURL}/v2/dataset`)).json();
  const api = createServer(({ url = '' }, response) => {
    const body = url.startsWith('/v2/golfs/profile/')
      ? { data: course }
      : url.startsWith('/v2/dataset')
        ? dataset
        : { data: { query: {}, golfs: { items_length: 0, items: [] } } };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const port = Number(process.env.E2E_PORT ?? 3900) + portsAbove + parallelIndex;
  const origin = `http://127.0.0.1:${port}`;
  const website = spawn(process.execPath, ['server/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e-data',
      API_BASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}/v2`,
      LOG_LEVEL: 'warn',
    },
  });
  const status = async () => (await fetch(`${origin}/golfs/${course.slug}`).catch(() => null))?.status;
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  return {
    origin,
    stop: () => {
      website.kill();
      api.close();
    },
  };
}
