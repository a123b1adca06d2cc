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
  /** By index. */
  isWanted?: ((index: number) => boolean) | undefined;
};

/** The page [skip, skip + limit) of the courses by geodesic distance, then index. */
export type NearestIndex = { find: (request: NearestRequest) => Near[] };

type Places = Pick<CourseTable, 'length' | 'longitudes' | 'latitudes'> & {
  /** By index, at the same longitudes and latitudes. */
  tree: KDBush;
};

/** Deeper pages are picked out of all distances, without the tree. */
const DEEPEST_SEARCH = 256;

/**
 * Searches by distance. The sphere proposes candidates, more of them than are wanted, and the ellipsoid decides which are
 * nearest and in which order.
 */
export function createNearestIndex(places: Places): NearestIndex {
  return {
    find(request) {
      const { limit, skip = 0, window } = request;
      if (places.length === 0 || limit <= 0) return [];
      return window || skip + limit > DEEPEST_SEARCH ? pick(places, request) : search(places, request);
    },
  };
}

/** How many more the tree is asked for than are wanted, so that it seldom has to be asked twice. */
const SPARE = 8;

function search(places: Places, request: NearestRequest): Near[] {
  const { point, limit, skip = 0, maxDistance = Number.POSITIVE_INFINITY, isWanted } = request;
  // A metre for rounding errors.
  const radius = (maxDistance + 1) / SHORTEST;
  const kilometres = radius < FARTHEST ? radius / 1000 : undefined;
  const end = skip + limit;
  for (let asked = end + SPARE; ; asked *= 2) {
    const found = around(places.tree, ...point, asked, kilometres, isWanted);
    const arcTo = (at: number) =>
      arcBetween(point, places.longitudes[found[at]!]!, places.latitudes[found[at]!]!);
    // Whatever hasn't been found is farther than all that's wanted.
    const isSure = found.length < asked || arcTo(asked - 1) * SHORTEST > arcTo(end - 1) * LONGEST;
    if (isSure) return measure(places, found, request).slice(skip, end);
  }
}

/** Measures only the places that may be on the page: the arcs of all tell between which distances it is. */
function pick(places: Places, request: NearestRequest): Near[] {
  const { point, limit, skip = 0 } = request;
  const candidates = candidatesOf(places, request);
  if (skip >= candidates.length) return [];
  const arcs = Float64Array.from(candidates, (index) =>
    arcBetween(point, places.longitudes[index]!, places.latitudes[index]!),
  );
  const sorted = arcs.toSorted();
  const least = (sorted[skip]! * SHORTEST) / LONGEST;
  const most = (sorted[Math.min(skip + limit, sorted.length) - 1]! * LONGEST) / SHORTEST;
  const ring = candidates.filter((_, at) => arcs[at]! >= least && arcs[at]! <= most);
  const before = sorted.findIndex((arc) => arc >= least);
  return measure(places, ring, request).slice(skip - before, skip - before + limit);
}

function candidatesOf({ tree, length }: Places, { window, isWanted }: NearestRequest): number[] {
  const all = window ? indexesInside(tree, window) : Array.from({ length }, (_, index) => index);
  return isWanted ? all.filter(isWanted) : all;
}

function indexesInside(tree: KDBush, [west, south, east, north]: BboxTuple): number[] {
  if (west <= east) return tree.range(west, south, east, north);
  return [...tree.range(west, south, 180, north), ...tree.range(-180, south, east, north)];
}

/** Those within the distance, nearest first. */
function measure(
  { longitudes, latitudes }: Places,
  indexes: readonly number[],
  { point, maxDistance = Number.POSITIVE_INFINITY }: NearestRequest,
): Near[] {
  return indexes
    .map((index) => ({ index, ...geodesicInverse(point, [longitudes[index]!, latitudes[index]!]) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || a.index - b.index);
}
