import type { Answer, Asked } from './asker.ts';
import { type Edition, editionsIn, type MarkedCourse, markOf } from './editions.ts';

const TILE_ZOOM = 10;

/** One of everything that names a marked course, for each of some; of the site's pages only where they are wanted. */
export function editionTargets(courses: readonly MarkedCourse[], withPages: boolean): Asked[] {
  return courses.flatMap((course) => {
    const { slug, latitude, longitude } = course;
    const api = [
      { path: `/v2/golfs/profile/${slug}` },
      { path: `/v2/golfs/profile/${slug}`, headers: { 'accept-encoding': 'gzip' } },
      { path: `/v2/search/map/golfs?lat=${latitude}&long=${longitude}&limit=10` },
      { path: `/golfs/${slug}/llm.md` },
      { path: '/tiles/courses.json', follow: toTile(course) },
    ];
    return withPages ? [...api, { path: `/golfs/${slug}` }] : api;
  });
}

/** The tile with a course in it, under the address that the TileJSON names. */
function toTile({ latitude, longitude }: MarkedCourse): (answer: Answer) => Asked {
  return ({ body }) => {
    const [address] = (JSON.parse(body) as { tiles: string[] }).tiles;
    const { x, y } = tileAt(latitude, longitude);
    const path = address!.replace('{z}', `${TILE_ZOOM}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
    return { path, headers: { 'accept-encoding': 'gzip' } };
  };
}

/** Web Mercator (EPSG:3857), as map tiles divide it. */
function tileAt(latitude: number, longitude: number): { x: number; y: number } {
  const size = 2 ** TILE_ZOOM;
  const angle = (latitude * Math.PI) / 180;
  return {
    x: Math.floor(((longitude + 180) / 360) * size),
    y: Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * size),
  };
}

/** Why an answer isn't wholly of one of the editions; null where it is. */
export function createEditionCheck(
  editions: readonly Edition[],
): (answer: Answer, asked: Asked) => string | null {
  const marks = new Map(editions.map(({ manifest }, index) => [manifest.version, markOf(index + 1)]));
  return ({ status, headers, body }, asked) => {
    if (status !== 200) return `status ${status}`;
    if (asked.follow) return null;
    const found = editionsIn(body);
    if (found.length !== 1) return found.length === 0 ? 'names no edition' : `mixes ${found.join(' and ')}`;
    const version = /^(?:W\/)?"([0-9a-f]{16})-/.exec(String(headers.etag))?.[1];
    if (version !== undefined && marks.get(version) !== found[0]) return `has the tag of another version`;
    return null;
  };
}
