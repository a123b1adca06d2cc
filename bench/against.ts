import { resolve } from 'node:path';
import { get } from '#testing/http-client.ts';
import { startLoad } from '#testing/load-client.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';
import { compareServers } from './measure-servers.ts';
import { formatThousands, markdownTable } from './report.ts';
import type { BenchOptions } from './suite.ts';
import { cachedPageKinds } from './suites/pages.ts';
import { readSample, toEndpoints } from './targets.ts';

/** Below this share of the other clone's rate a difference is more than noise. */
const LEAST_SHARE = 0.95;

/** The API, or pages asked for before (then both clones must be built). */
export const COMPARABLE = {
  endpoints: { isApiAlone: true, list: async (port: number) => toEndpoints(await readSample(port)) },
  pages: { isApiAlone: false, list: cachedPageKinds },
};

/**
 * Measures this clone's server and another's (before a change, say) over the same dataset in the same rounds.
 * Gives the table, and whether we are slower anywhere.
 */
export async function measureAgainst(
  checkout: string,
  what: keyof typeof COMPARABLE,
  sandbox: Sandbox,
  options: BenchOptions,
): Promise<{ text: string; isSlower: boolean }> {
  const { isApiAlone, list } = COMPARABLE[what];
  const environment = { DATA_DIR: resolve(options.dataDir(options.courses)) };
  const theirs = await startServer(sandbox, { environment, isApiAlone, checkout: resolve(checkout) });
  const ours = await startServer(sandbox, { environment, isApiAlone });
  const endpoints = await list(ours.port);
  for (const { port } of isApiAlone ? [] : [theirs, ours]) {
    for (const { targets, headers } of endpoints) {
      for (const target of targets) await get(port, target, headers);
    }
  }
  const compared = [
    { server: theirs, endpoints },
    { server: ours, endpoints },
  ] as const;
  const comparisons = await compareServers(startLoad(sandbox), compared, options);
  const rows = comparisons.map(({ name, first, other, share }) => [
    name,
    formatThousands(first),
    formatThousands(other),
    `${(100 * share).toFixed(1)} %`,
    share >= LEAST_SHARE ? '' : 'slower',
  ]);
  const text = markdownTable([what, 'theirs', 'ours', 'ours of theirs', ''], rows);
  return { text, isSlower: comparisons.some(({ share }) => share < LEAST_SHARE) };
}
