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
 * Measures this clone's server and another's (before a change, say) in the same rounds: over the same dataset,
 * or theirs over `data` where it reads another format.
 * Gives the table, and whether we are slower anywhere.
 */
export async function measureAgainst(
  { checkout, data }: { checkout: string; data?: string | undefined },
  what: keyof typeof COMPARABLE,
  sandbox: Sandbox,
  options: BenchOptions,
): Promise<{ text: string; isSlower: boolean }> {
  const { isApiAlone, list } = COMPARABLE[what];
  const start = async (dataDir: string, where: { checkout?: string }) => {
    const server = await startServer(sandbox, { environment: { DATA_DIR: dataDir }, isApiAlone, ...where });
    // Read from each: a tag of one is new to the other, which would send a whole profile instead of a 304.
    return { server, endpoints: await list(server.port) };
  };
  const ourData = resolve(options.dataDir(options.courses));
  const theirs = await start(data === undefined ? ourData : resolve(data), { checkout: resolve(checkout) });
  const ours = await start(ourData, {});
  const compared = [theirs, ours] as const;
  for (const { server, endpoints } of isApiAlone ? [] : compared) {
    for (const { targets, headers } of endpoints) {
      for (const target of targets) await get(server.port, target, headers);
    }
  }
  const comparisons = await compareServers(startLoad(sandbox), compared, options);
  const rows = comparisons.map(({ name, first, other, bytes, share, processor }) => [
    name,
    formatThousands(first),
    formatThousands(other),
    bytes.first.toLocaleString('en'),
    bytes.other.toLocaleString('en'),
    `${(100 * share).toFixed(1)} %`,
    `${(100 * processor).toFixed(1)} %`,
    share >= LEAST_SHARE ? '' : 'slower',
  ]);
  const text = markdownTable(
    [what, 'theirs', 'ours', 'bytes, theirs', 'bytes, ours', 'ours of theirs', 'by processor', ''],
    rows,
  );
  return { text, isSlower: comparisons.some(({ share }) => share < LEAST_SHARE) };
}
