import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import pino from 'pino';
import { createSiteFetch } from '#server/http/site-fetch.ts';
import { createServing, type Serving } from '#server/serving.ts';
import { readSettings } from '#server/settings.ts';
import { until } from './until.ts';
import { publishFixtureDataset } from './write-fixture-dataset.ts';

/** `path` is under `/v2`. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export type ServedFixture = {
  dataDir: () => string;
  port: () => number;
  /** `path` is from the server's root. */
  url: (path: string) => string;
  serving: () => Serving;
  askOverHttp: Ask;
  askInProcess: Ask;
};

/**
 * A server for the tests of one file: started before, stopped after. No quota unless `environment` sets one; a count of 0
 * publishes nothing, and a function publishes a dataset of its own.
 */
export function serveFixture(
  environment: Record<string, string> = { RATE_LIMIT_PER_SECOND: '0' },
  published: number | ((folder: string) => Promise<unknown>) = 60,
): ServedFixture {
  let dataDir = '';
  let serving: Serving | undefined;
  let port = 0;
  before(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'fairway-atlas-'));
    if (typeof published === 'function') await published(dataDir);
    else if (published > 0) publishFixtureDataset(dataDir, published);
    const settings = readSettings({ ...environment, DATA_DIR: dataDir, SITE_URL: 'https://golf.example' });
    serving = createServing({ settings, log: pino({ level: 'silent' }), startWebsite: null });
    serving.server.listen(0, '127.0.0.1');
    await once(serving.server, 'listening');
    port = (serving.server.address() as AddressInfo).port;
    const { follower } = serving;
    if (published !== 0) await until(() => follower.problem() === null);
  });
  after(() => {
    serving?.server.closeAllConnections();
    serving?.server.close();
    serving?.follower.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = (path: string) => `http://127.0.0.1:${port}${path}`;
  return {
    dataDir: () => dataDir,
    port: () => port,
    url,
    serving: () => serving!,
    askOverHttp: (path, init) => fetch(url(`/v2${path}`), init),
    askInProcess: (path, init) =>
      createSiteFetch(serving!.app, serving!.siteSecret)(new Request(`http://in-process/v2${path}`, init)),
  };
}
