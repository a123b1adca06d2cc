import { readSample, type Sample } from '#bench/targets.ts';
import { type Answer, openHttpClient } from '#testing/http-client.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { startServer } from '#testing/server-process.ts';
import type { Asked } from './steady-load.ts';
export async function sampleOf(sandbox: Sandbox, dataDir: string): Promise<Sample> {
  const { port, stop } = await startServer(sandbox, { environment: { DATA_DIR: dataDir }, isApiAlone: true });
  const sample = await readSample(port);
  await stop();
  return sample;
}

const TARGETS = 32_768;
/** Of a thousand requests: for the API by kind, for popular pages, and for any page. */
const SHARES = { profile: 400, list: 100, nearest: 150, text: 100, region: 50, popularPage: 199, anyPage: 1 };
const POPULAR = { courses: 200, regions: 50 };

export function popularPages({ courses, regions }: Sample): { courses: string[]; regions: string[] } {
  return {
    courses: courses.slice(0, POPULAR.courses).map(({ slug }) => `/golfs/${slug}`),
    regions: regions.slice(0, POPULAR.regions).map(({ country, slug }) => `/golf-courses/${country}/${slug}`),
  };
}

export function loadTargets(sample: Sample, random: () => number): string[] {
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

type Courses = {
  data: { golfs: { total: number; items: { slug: string; latitude: number; longitude: number }[] } };
};

/** Over courses from all over the dataset; pages only if wanted. */
export async function mixedTargets(port: number, courses: number, withPages: boolean): Promise<Asked[]> {
  const client = openHttpClient(port, { localAddress: '127.0.0.9' });
  const list = async (skip: number) => {
    const { body } = await client.get(`/v2/golfs?limit=10&skip=${skip}`);
    return (JSON.parse(body) as Courses).data.golfs;
  };
  const { total } = await list(0);
  const targets: Asked[] = [];
  for (let page = 0; page < courses / 10; page++) {
    const { items } = await list(Math.floor((page * 10 * Math.max(0, total - 10)) / courses));
    for (const { slug, latitude, longitude } of items) {
      targets.push(
        { path: `/v2/golfs/profile/${slug}` },
        { path: `/v2/golfs?limit=20&skip=${targets.length}` },
        { path: `/v2/search/map/golfs?lat=${latitude}&long=${longitude}&limit=10` },
        { path: `/v2/search/golfs?q=${encodeURIComponent(slug.split('-')[0] ?? '')}` },
      );
      if (withPages) targets.push({ path: `/golfs/${slug}` });
    }
  }
  client.close();
  return targets;
}

const LIST_LIMIT = 100;

/** Of every course. */
export async function listSlugs(port: number): Promise<string[]> {
  type List = { data: { golfs: { items: { slug: string }[]; has_more: boolean } } };
  const client = openHttpClient(port);
  const slugs: string[] = [];
  for (let hasMore = true; hasMore; ) {
    const { body } = await client.get(`/v2/golfs?limit=${LIST_LIMIT}&skip=${slugs.length}`);
    const { golfs } = (JSON.parse(body) as List).data;
    slugs.push(...golfs.items.map(({ slug }) => slug));
    hasMore = golfs.has_more;
  }
  client.close();
  return slugs;
}

export function checkAnswered({ status, headers, body }: Answer): string | null {
  if (status !== 200) return `status ${status}`;
  if (!String(headers['content-type']).startsWith('application/json')) return null;
  try {
    JSON.parse(body);
    return null;
  } catch {
    return 'not JSON';
  }
}
