import type { Sample } from './endpoints.ts';

/** How many pages of a hundred courses are read, from all over the list. */
const PAGES = 40;

type List = { golfs: { total: number; items: Sample['courses'] } };

/** Courses from all over the list and the regions, by the API on a port. */
export async function readSample(port: number): Promise<Sample> {
  const read = async <Data>(path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/v2${path}`);
    const { data } = (await response.json()) as { data: Data };
    return { data, etag: response.headers.get('etag') ?? '' };
  };
  const first = await read<List>('/golfs?limit=1');
  const { total } = first.data.golfs;
  const courses: Sample['courses'] = [];
  for (let page = 0; page < PAGES; page++) {
    const { data } = await read<List>(`/golfs?limit=100&skip=${Math.floor((page * total) / PAGES)}`);
    courses.push(...data.golfs.items);
  }
  const regions = await read<{ items: Sample['regions'] }>('/seo/sitemap/regions');
  return { courses, regions: regions.data.items, total, etag: first.etag };
}
