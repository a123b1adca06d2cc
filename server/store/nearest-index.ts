import { around } from 'geokdbush';
import type KDBush from 'kdbush';
import type { BboxTuple } from '#lib/geo/bbox.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import type { CourseTable } from './course-table.ts';
import { geodesicInverse } from './geodesic.ts';
import { arcBetween, FARTHEST, LONGEST, SHORTEST } from './sphere.ts';

/** Metres and initial bearing on the WGS84 ellipsoid. */
export type Near = { index: number; distance: number; bearing: number };

export type NearestRequest = {
  point: LonLat;
  limit: number;
  skip?: number;
  /** Metres, inclusive. */
  maxDistance?: number;
  /** Crosses the antimeridian when west > east. */
  window?: BboxTuple;
  /** Whether the course at this index is asked for. */
  isWanted?: ((index: number) => boolean) | undefined;
};

/** Finds the page [skip, skip + limit) of courses, sorted by geodesic distance, then by index. */
export type NearestIndex = { find: (request: NearestRequest) => Near[] };

type Places = Pick<CourseTable, 'length' | 'longitudes' | 'latitudes'> & {
  /** The courses' indexes, at the same longitudes and latitudes. */
  tree: KDBush;
};

/** Deeper pages are picked out of all courses, without the tree. */
const DEEPEST_SEARCH = 256;

/**
 * Searches by distance. The sphere says which courses may be on the page, and the ellipsoid decides which are and in which
 * order.
 */
export function createNearestIndex(places: Places): NearestIndex {
  return {
    find(request) {
      const { limit, skip = 0, window, isWanted } = request;
      if (places.length === 0 || limit <= 0) return [];
      if (!window && skip + limit <= DEEPEST_SEARCH) return pick(places, search(places, request), request);
      const all = window
        ? indexesInside(places.tree, window)
        : Array.from({ length: places.length }, (_, index) => index);
      return pick(places, isWanted ? all.filter(isWanted) : all, request);
    },
  };
}

/** How many more the tree is asked for than are wanted, so that it seldom has to be asked twice. */
const SPARE = 8;

/** Metres, for rounding errors: from a pole, the arcs to two places on it aren't both 0. */
const SLACK = 1;

/** All courses that may be nearer than the page's last. */
function search(places: Places, request: NearestRequest): number[] {
  const { point, limit, skip = 0, maxDistance = Number.POSITIVE_INFINITY, isWanted } = request;
  const radius = (maxDistance + SLACK) / SHORTEST;
  const kilometres = radius < FARTHEST ? radius / 1000 : undefined;
  const end = skip + limit;
  for (let asked = end + SPARE; ; asked *= 2) {
    const found = around(places.tree, ...point, asked, kilometres, isWanted);
    if (found.length < asked) return found;
    const [last, farthest] = [arcTo(places, point, found[end - 1]!), arcTo(places, point, found.at(-1)!)];
    if (farthest * SHORTEST > last * LONGEST + SLACK) return found;
  }
}

function arcTo({ longitudes, latitudes }: Places, point: LonLat, index: number): number {
  return arcBetween(point, longitudes[index]!, latitudes[index]!);
}

function indexesInside(tree: KDBush, [west, south, east, north]: BboxTuple): number[] {
  if (west <= east) return tree.range(west, south, east, north);
  return [...tree.range(west, south, 180, north), ...tree.range(-180, south, east, north)];
}

/** Measures only the candidates that may be on the page: the arcs of all say between which distances it is. */
function pick(places: Places, candidates: readonly number[], request: NearestRequest): Near[] {
  const { point, limit, skip = 0, maxDistance = Number.POSITIVE_INFINITY } = request;
  if (skip >= candidates.length) return [];
  const arcs = Float64Array.from(candidates, (index) => arcTo(places, point, index));
  const sorted = arcs.toSorted();
  const least = (sorted[skip]! * SHORTEST) / LONGEST - SLACK;
  const most = (sorted[Math.min(skip + limit, sorted.length) - 1]! * LONGEST) / SHORTEST + SLACK;
  const before = sorted.findIndex((arc) => arc >= least);
  return candidates
    .filter((_, at) => arcs[at]! >= least && arcs[at]! <= most)
    .map((index) => measure(places, point, index))
    .sort((a, b) => a.distance - b.distance || a.index - b.index)
    .slice(skip - before, skip - before + limit)
    .filter(({ distance }) => distance <= maxDistance);
}

function measure({ longitudes, latitudes }: Places, point: LonLat, index: number): Near {
  return { index, ...geodesicInverse(point, [longitudes[index]!, latitudes[index]!]) };
}
