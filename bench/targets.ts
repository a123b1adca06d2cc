import { seededRandom } from '#testing/seeded-random.ts';

/** Targets are asked for in turn; every request carries the headers. */
export type Endpoint = { name: string; floor: number; targets: string[]; headers: Record<string, string> };

export type Sample = {
  courses: { golf_id: string; slug: string; name: string; latitude: number; longitude: number }[];
  regions: { country: string; slug: string }[];
  total: number;
  /** A profile that a caller has already. */
  known: { slug: string; etag: string };
};

/** How many targets each endpoint has, seeded. */
const TARGETS = 1000;
/** More than a cache holds, so that each has gone before it comes again. */
const MANY_TARGETS = 20_000;

function createDraws(courses: Sample['courses']) {
  const random = seededRandom(35_165);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const near = () => {
    const { latitude, longitude } = pick(courses);
    const lat = Math.max(-90, Math.min(90, latitude + (random() - 0.5) / 5)).toFixed(5);
    return `lat=${lat}&long=${Math.max(-180, Math.min(180, longitude + (random() - 0.5) / 5)).toFixed(5)}`;
  };
  const word = () =>
    pick(
      pick(courses)
        .name.split(' ')
        .filter((each) => each.length > 2),
    ) ?? 'links';
  const words = () => {
    const name = pick(courses).name.split(' ').slice(0, 2).join(' ');
    return encodeURIComponent(random() < 0.5 ? name : word().slice(0, 3 + Math.floor(random() * 4)));
  };
  return { random, pick, near, words };
}

const make = (target: () => string, length = TARGETS) => Array.from({ length }, () => `/v2${target()}`);

/** `floor` is the share of the bare server's rate to reach. */
export function toEndpoints({ courses, regions, total, known }: Sample): Endpoint[] {
  const { random, pick, near, words } = createDraws(courses);
  return [
    {
      name: 'profile (br)',
      floor: 0.35,
      targets: make(() => `/golfs/profile/${pick(courses).slug}`),
      headers: { 'Accept-Encoding': 'br' },
    },
    { name: 'summary', floor: 0.35, targets: make(() => `/seo/golfs/${pick(courses).slug}`), headers: {} },
    {
      name: 'resolve',
      floor: 0.35,
      targets: make(() => `/golfs/resolve/${pick(courses).golf_id}`),
      headers: {},
    },
    {
      name: 'profile (304)',
      floor: 0.35,
      targets: [`/v2/golfs/profile/${known.slug}`],
      headers: { 'If-None-Match': known.etag },
    },
    { name: 'nearest 10', floor: 0.2, targets: make(() => `/search/map/golfs?${near()}`), headers: {} },
    {
      name: 'list by id',
      floor: 0.35,
      targets: make(() => `/golfs?skip=${Math.floor(random() * 1000)}`),
      headers: {},
    },
    {
      name: 'list by id, skip 35,000',
      floor: 0.35,
      targets: make(() => `/golfs?skip=${total - 165 + Math.floor(random() * 100)}`),
      headers: {},
    },
    { name: 'list by distance', floor: 0.2, targets: make(() => `/golfs?${near()}`), headers: {} },
    {
      name: 'region list',
      floor: 0.35,
      targets: make(() => {
        const { country, slug } = pick(regions);
        return `/public/golfs/${country}/${slug}`;
      }),
      headers: {},
    },
    {
      name: 'best of world',
      floor: 0.35,
      targets: make(() => `/public/best/world?limit=${1 + Math.floor(random() * 100)}`),
      headers: {},
    },
    {
      name: 'text search',
      floor: 0.1,
      targets: make(() => `/search/golfs?q=${words()}`, MANY_TARGETS),
      headers: {},
    },
  ];
}

const PAGES = 40;

type List = { golfs: { total: number; items: Sample['courses'] } };

export async function readSample(port: number): Promise<Sample> {
  let asked = 0;
  const read = async <Data>(path: string) => {
    // Each from its own caller, because the server may count them.
    const headers = { 'X-Forwarded-For': `10.1.0.${asked++}`, 'Accept-Encoding': 'identity' };
    const response = await fetch(`http://127.0.0.1:${port}/v2${path}`, { headers });
    const { data } = (await response.json()) as { data: Data };
    return { data, etag: response.headers.get('etag') ?? '' };
  };
  const { total } = (await read<List>('/golfs?limit=1')).data.golfs;
  const courses: Sample['courses'] = [];
  for (let page = 0; page < PAGES; page++) {
    const { data } = await read<List>(`/golfs?limit=100&skip=${Math.floor((page * total) / PAGES)}`);
    courses.push(...data.golfs.items);
  }
  type Regions = { items: (Sample['regions'][number] & { indexable?: boolean })[] };
  const regions = await read<Regions>('/seo/sitemap/regions');
  // A region without a page redirects to its country.
  const withPages = regions.data.items.filter(({ indexable }) => indexable !== false);
  const { slug } = courses[0]!;
  const { etag } = await read(`/golfs/profile/${slug}`);
  return { courses, regions: withPages, total, known: { slug, etag } };
}
