import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type TestInfo } from 'playwright/test';
import type { CourseMapping, GolfProfile, MappingGap } from '#lib/api/records.ts';
import { openSandbox } from '#testing/sandbox.ts';
import { startSiteAlone } from '#testing/site-alone.ts';

/** Its API knows one course and needs no dataset. */
export type OneCourseSite = { origin: string; stop: () => Promise<void> };

/** A site of one course: for everything else its API answers as an empty world does. */
export async function startOneCourseSite(
  course: GolfProfile,
  { project }: TestInfo,
  environment: Record<string, string> = {},
): Promise<OneCourseSite> {
  const sandbox = openSandbox();
  const dataset = await (await fetch(`${project.use.baseURL}/v2/dataset`)).json();
  const api = createServer(({ url = '' }, response) => {
    const body = url.startsWith('/v2/golfs/profile/')
      ? { data: course }
      : url.endsWith('/mapping')
        ? { data: mappingOf(course) }
        : url.startsWith('/v2/dataset')
          ? dataset
          : { data: { query: {}, golfs: { items_length: 0, items: [] } } };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  sandbox.onEnd(() => api.close());
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const origin = await startSiteAlone(sandbox, `http://127.0.0.1:${port}/v2`, { environment });
  const status = async () => (await fetch(`${origin}/golfs/${course.slug}`).catch(() => null))?.status;
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  return { origin, stop: sandbox.clear };
}

/** Every hole has a value that can't be read: its own name. */
function mappingOf({ golf_id, slug, name, origin, holes, location }: GolfProfile): CourseMapping {
  const { latitude, longitude } = location;
  const gaps = holes.map(({ hole_id, origin: line, name: value }): MappingGap => {
    return { rule: 'par-not-a-number', origin: line, hole_id, value, latitude, longitude };
  });
  return { golf_id, slug, name, origin, holes_to_gain: holes.length, gaps };
}
