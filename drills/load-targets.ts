import { readSample } from '#bench/api/read-sample.ts';
import { startApi } from '#bench/servers/child.ts';

/** Courses from all over the dataset, and how many it has. */
export type Sampled = Awaited<ReturnType<typeof readSample>>;

/** Courses and regions to ask for, read from a server of their own that counts no quota. */
export async function listSampled(dataDir: string): Promise<Sampled> {
  const { port, child } = await startApi(dataDir, { RATE_LIMIT_PER_SECOND: '0' });
  try {
    return await readSample(port);
  } finally {
    child.kill();
  }
}

/** So many requests until the same are asked again: as many as the client sends from different addresses. */
const TARGETS = 32_768;
/** Of a thousand requests: for the API by kinds, for pages that are asked for over and over, and for any page. */
const SHARES = { profile: 400, list: 100, nearest: 150, text: 100, region: 50, popularPage: 199, anyPage: 1 };
const POPULAR = { courses: 200, regions: 50 };

/** Pages that are asked for over and over. */
export function popularPages({ courses, regions }: Sampled): { courses: string[]; regions: string[] } {
  return {
    courses: courses.slice(0, POPULAR.courses).map(({ slug }) => `/golfs/${slug}`),
    regions: regions.slice(0, POPULAR.regions).map(({ country, slug }) => `/golf-courses/${country}/${slug}`),
  };
}

/** A random mixture of what programs and golfers ask for. */
export function loadTargets(sample: Sampled, random: () => number): string[] {
  const { courses, total } = sample;
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const pages = popularPages(sample);
  const makers: Record<keyof typeof SHARES, () => string> = {
    profile: () => `/v2/golfs/profile/${pick(courses).slug}`,
    list: () => `/v2/golfs?limit=20&skip=${Math.floor(random() * Math.min(total, 10_000))}`,
    nearest: () => {
      const { latitude, longitude } = pick(courses);
      return `/v2/search/map/golfs?lat=${latitude}&long=${longitude}&limit=10`;
    },
    text: () => `/v2/search/golfs?q=${encodeURIComponent(pick(courses).slug.split('-')[0] ?? '')}`,
    region: () => pick(pages.regions),
    popularPage: () => pick(pages.courses),
    anyPage: () => `/golfs/${pick(courses).slug}`,
  };
  const kinds = Object.entries(SHARES).flatMap(([kind, share]) =>
    Array<() => string>(share).fill(makers[kind as keyof typeof SHARES]),
  );
  return Array.from({ length: TARGETS }, () => pick(kinds)());
}
