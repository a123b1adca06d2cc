import { type HttpAnswer, openHttpClient } from '#testing/http-client.ts';
import type { Asked } from './steady-load.ts';

type Courses = {
  data: { golfs: { total: number; items: { slug: string; latitude: number; longitude: number }[] } };
};

/** A mix of addresses, for courses from all over the dataset; pages only if wanted. */
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

/** The slug of every course. */
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

export function checkAnswered({ status, headers, body }: HttpAnswer): string | null {
  if (status !== 200) return `status ${status}`;
  if (!String(headers['content-type']).startsWith('application/json')) return null;
  try {
    JSON.parse(body);
    return null;
  } catch {
    return 'not JSON';
  }
}
