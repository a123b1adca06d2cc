import { type Answer, type Asked, createAsker } from './asker.ts';

type Courses = {
  data: { golfs: { total: number; items: { slug: string; latitude: number; longitude: number }[] } };
};

/** What golfers and programs ask for, over courses from all over the dataset; pages only where they are wanted. */
export async function mixedTargets(port: number, courses: number, withPages: boolean): Promise<Asked[]> {
  const asker = createAsker(port, '127.0.0.9');
  const list = async (skip: number) => {
    const { body } = await asker.ask({ path: `/v2/golfs?limit=10&skip=${skip}` });
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
  asker.close();
  return targets;
}

/** Whatever is not 200 with a whole body is wrong. */
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
