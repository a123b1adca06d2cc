import { setTimeout as delay } from 'node:timers/promises';
import type { Sample } from '#bench/targets.ts';
import { openHttpClient } from '#testing/http-client.ts';
import { type LoadResult, startLoad } from '#testing/load-client.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import type { Drill, Finding } from './drill.ts';
import { describeTrend, judgeCreep, memoryTrend } from './memory.ts';
import { loadTargets, popularPages, sampleOf } from './targets.ts';

const CONNECTIONS = 32;
/** Repeated requests would be answered from memory, so each slice ends before that. */
const SLICE_SECONDS = 4;
/** At full speed until the code is compiled and the caches are full; then the capacity is measured. */
const WARM_UP_SLICES = 8;
const CAPACITY_SLICES = 4;
const SHARE_OF_CAPACITY = 0.8;
/** Enough to fill the 16 MB of finished pages (server/website.ts). */
const FILLING_PAGES = 1000;
/** The first slices don't count: what full speed left is still being cleared away. */
const SETTLING = 0.2;
const SEED = 20_261_121;
/** Old garbage is collected every few seconds. */
const READING_EVERY_MS = 1000;

export const memoryStaysFlat: Drill = {
  name: 'soak',
  title: 'Mixed load at 80 % of capacity',
  seconds: 600,
  boundSeconds: 180,
  async run(sandbox, { dataDir, seconds }) {
    const environment = { DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: '1', RATE_LIMIT_PER_SECOND: '5' };
    const instance = await startServer(sandbox, { environment });
    const { port } = instance;
    const sample = await sampleOf(sandbox, dataDir);
    const load = startLoad(sandbox);
    const random = seededRandom(SEED);
    const keepUp = async (count: number, perSecond?: number): Promise<Slice[]> => {
      const slices: Slice[] = [];
      while (slices.length < count) {
        load.use({ targets: loadTargets(sample, random), headers: { 'Accept-Encoding': 'br' } });
        const request = { port, connections: CONNECTIONS, milliseconds: SLICE_SECONDS * 1000 };
        const result = await load.run(perSecond === undefined ? request : { ...request, perSecond });
        slices.push({ ...result, residentBytes: instance.usage().residentBytes });
      }
      return slices;
    };
    const client = openHttpClient(port, { headers: { 'Accept-Encoding': 'br' } });
    for (const path of pagesToWarmUp(sample)) await client.get(path);
    client.close();
    await keepUp(WARM_UP_SLICES);
    const capacity = mean((await keepUp(CAPACITY_SLICES)).map(({ perSecond }) => perSecond));
    const memory = readMemory(instance);
    const counted = keepUp(Math.ceil(seconds / SLICE_SECONDS), SHARE_OF_CAPACITY * capacity);
    const [slices, readings] = await Promise.all([counted.finally(memory.end), memory.readings]);
    return judge({ slices, readings, capacity, sample });
  },
};

/** A page cache that grows to its limit isn't a leak, so it's filled first; pages in demand come last. */
function pagesToWarmUp(sample: Sample): string[] {
  const filling = sample.courses.slice(0, FILLING_PAGES).map(({ slug }) => `/golfs/${slug}`);
  return [...filling, ...Object.values(popularPages(sample)).flat()];
}

type Slice = LoadResult & { residentBytes: number };

/** What JavaScript and buffers have in use, garbage included, until the end. */
function readMemory({ metric }: ServerProcess): { readings: Promise<number[]>; end: () => void } {
  const ending = new AbortController();
  const read = async () => {
    const bytes: number[] = [];
    while (!ending.signal.aborted) {
      const inUse = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'].map(metric);
      bytes.push((await Promise.all(inUse)).reduce((sum, each) => sum + each));
      await delay(READING_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
    return bytes;
  };
  return { readings: read(), end: () => ending.abort() };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

type Soaked = { slices: readonly Slice[]; readings: number[]; capacity: number; sample: Sample };

function judge({ slices, readings, capacity, sample: { total } }: Soaked): Finding[] {
  const settled = <T>(all: readonly T[]) => all.slice(Math.ceil(all.length * SETTLING));
  const counted = settled(slices);
  const requests = slices.reduce((sum, { count }) => sum + count, 0);
  const failures = slices.reduce((sum, slice) => sum + slice.failures, 0);
  const perSecond = requests / (slices.length * SLICE_SECONDS);
  const half = Math.floor(counted.length / 2);
  const [before, after] = [counted.slice(0, half), counted.slice(-half)].map((part) => medianOf(part));
  return [
    {
      promised: `${slices.length * SLICE_SECONDS} s of mixed load at 80 % of capacity fail no request`,
      measured: `${requests.toLocaleString('en')} requests, ${perSecond.toFixed(0)} a second of ${capacity.toFixed(0)}, over ${total.toLocaleString('en')} courses; ${failures} failed`,
      holds: failures === 0,
    },
    ...judgeMemory(settled(readings), counted),
    {
      promised: 'the 99th percentile of answer times is the same in both halves',
      measured: `median over ${SLICE_SECONDS} s each: ${before!.toFixed(1)} ms, then ${after!.toFixed(1)} ms`,
      holds: after! <= 1.5 * before! + 1,
      isTimed: true,
    },
  ];
}

function medianOf(slices: readonly Slice[]): number {
  return slices.map(({ p99 }) => p99).sort((a, b) => a - b)[slices.length >> 1]!;
}

function judgeMemory(readings: readonly number[], slices: readonly Slice[]): Finding[] {
  const trend = memoryTrend(readings, 60_000 / READING_EVERY_MS);
  if (!trend) return [];
  return [
    {
      promised:
        'memory is flat: the slope of the least that is in use each minute is within three times its error',
      measured: describeTrend(trend, 'a minute'),
      holds: trend.isFlat,
      isTimed: true,
    },
    judgeCreep(slices.map(({ residentBytes }) => residentBytes)),
  ];
}
