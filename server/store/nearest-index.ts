import KDBush from 'kdbush';
import type { BboxTuple } from '#lib/geo/bbox.ts';
import { geodesicInverse } from '#lib/geo/geodesic.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { reducedLatitude, vincentyInverse } from '#lib/geo/vincenty.ts';
import {
  earthPosition,
  longestChord,
  longestGeodesic,
  shortestChord,
  shortestGeodesic,
} from './earth-chord.ts';
import { buildKdTree, type KdTree, searchKdTree } from './kd-tree.ts';
import { quickselect } from './quickselect.ts';

/** A course found near a point: its index, metres and initial bearing on the WGS84 ellipsoid. */
export type Near = { index: number; distance: number; bearing: number };

/** What to find: courses around a point, nearest first. */
export type NearestRequest = {
  point: LonLat;
  limit: number;
  skip?: number;
  /** Metres, inclusive. */
  maxDistance?: number;
  /** Only courses inside; it crosses the antimeridian when west > east. */
  window?: BboxTuple;
};

/** Finds courses by place. */
export type NearestIndex = { find: (request: NearestRequest) => Near[] };

/** Pages that begin deeper than this are picked out of all distances instead of searching the tree that far. */
const DEEPEST_SEARCH = 256;

/**
 * An index of points by place (longitudes and latitudes by index). Results are ordered by geodesic distance, then by
 * index. A kd-tree in space proposes candidates by the chord through the earth, to which poles and antimeridian are
 * places like any other; the ellipsoid decides.
 */
export function createNearestIndex(longitudes: Float64Array, latitudes: Float64Array): NearestIndex {
  const points = toPoints(longitudes, latitudes);
  return {
    find({ point, limit, skip = 0, maxDistance = Number.POSITIVE_INFINITY, window }) {
      if (longitudes.length === 0 || limit <= 0) return [];
      const origin = toOrigin(point);
      if (window)
        return pickRing(points, origin, indexesInside(points.flat, window), skip, limit, maxDistance);
      if (skip + limit > DEEPEST_SEARCH) return pickRing(points, origin, null, skip, limit, maxDistance);
      return search(points, origin, skip + limit, maxDistance).slice(skip);
    },
  };
}

type Points = {
  longitudes: Float64Array;
  latitudes: Float64Array;
  sines: Float64Array;
  cosines: Float64Array;
  /** x, y, z of each point, one after the other. */
  positions: Float64Array;
  tree: KdTree;
  /** The same points by longitude and latitude, for windows of a map. */
  flat: KDBush;
};

function toPoints(longitudes: Float64Array, latitudes: Float64Array): Points {
  const { length } = longitudes;
  const sines = new Float64Array(length);
  const cosines = new Float64Array(length);
  const positions = new Float64Array(length * 3);
  const flat = new KDBush(length, 64, Float64Array);
  for (let i = 0; i < length; i++) {
    const { sin, cos } = reducedLatitude(latitudes[i]!);
    sines[i] = sin;
    cosines[i] = cos;
    positions.set(earthPosition(longitudes[i]!, latitudes[i]!), i * 3);
    flat.add(longitudes[i]!, latitudes[i]!);
  }
  return {
    longitudes,
    latitudes,
    sines,
    cosines,
    positions,
    tree: buildKdTree(positions),
    flat: flat.finish(),
  };
}

type Origin = { point: LonLat; sin: number; cos: number; position: [number, number, number] };

function toOrigin(point: LonLat): Origin {
  return { point, ...reducedLatitude(point[1]), position: earthPosition(point[0], point[1]) };
}

/** The nearest `count` points: as many by chord, and more until no unseen point can be nearer. */
function search(points: Points, origin: Origin, count: number, maxDistance: number): Near[] {
  // A chord is never longer than the way over the surface; the millimetre is for rounding.
  const limit = maxDistance === Number.POSITIVE_INFINITY ? maxDistance : (maxDistance + 0.001) ** 2;
  for (let asked = count + 2; ; asked *= 2) {
    const found = searchKdTree(points.tree, origin.position, asked, limit);
    const near = measure(points, origin, found.ids.subarray(0, found.length), maxDistance);
    if (found.length < asked) return near.slice(0, count);
    const last = near[count - 1];
    const unseen = shortestGeodesic(Math.sqrt(found.squares[asked - 1]!));
    if (last && last.distance < unseen) return near.slice(0, count);
  }
}

function measure(points: Points, origin: Origin, indexes: ArrayLike<number>, maxDistance: number): Near[] {
  const near: Near[] = [];
  for (let i = 0; i < indexes.length; i++) {
    const index = indexes[i]!;
    const { distance, bearing } = measureOne(points, origin, index);
    if (distance <= maxDistance) near.push({ index, distance, bearing });
  }
  return near.sort((a, b) => a.distance - b.distance || a.index - b.index);
}

function measureOne({ longitudes, latitudes, sines, cosines }: Points, origin: Origin, index: number) {
  const longitude = longitudes[index]!;
  return (
    vincentyInverse(origin.sin, origin.cos, sines[index]!, cosines[index]!, longitude - origin.point[0]) ??
    geodesicInverse(origin.point, [longitude, latitudes[index]!])
  );
}

/**
 * The page [skip, skip + limit) of the given points (null: all) by distance, without sorting them all. Selecting by
 * chord tells between which distances the page lies; only the points of that ring are measured and ordered.
 */
function pickRing(
  points: Points,
  origin: Origin,
  indexes: readonly number[] | null,
  skip: number,
  limit: number,
  maxDistance: number,
): Near[] {
  const length = indexes ? indexes.length : points.longitudes.length;
  if (skip >= length) return [];
  const squares = chordSquares(points.positions, origin.position, indexes, length);
  const selecting = squares.slice();
  const first = Math.sqrt(quickselect(selecting, skip));
  const last = Math.sqrt(quickselect(selecting, Math.min(skip + limit, length) - 1));
  const inner = shortestChord(shortestGeodesic(first)) ** 2;
  const outer = longestChord(longestGeodesic(last)) ** 2;
  const ring: number[] = [];
  let inside = 0;
  for (let i = 0; i < length; i++) {
    const square = squares[i]!;
    if (square < inner) inside++;
    else if (square <= outer) ring.push(indexes ? indexes[i]! : i);
  }
  return measure(points, origin, ring, maxDistance).slice(skip - inside, skip - inside + limit);
}

function chordSquares(
  positions: Float64Array,
  [x, y, z]: readonly [number, number, number],
  indexes: readonly number[] | null,
  length: number,
): Float64Array {
  const squares = new Float64Array(length);
  for (let i = 0; i < length; i++) {
    const at = (indexes ? indexes[i]! : i) * 3;
    const dx = positions[at]! - x;
    const dy = positions[at + 1]! - y;
    const dz = positions[at + 2]! - z;
    squares[i] = dx * dx + dy * dy + dz * dz;
  }
  return squares;
}

function indexesInside(flat: KDBush, [west, south, east, north]: BboxTuple): number[] {
  if (west <= east) return flat.range(west, south, east, north);
  return [...flat.range(west, south, 180, north), ...flat.range(-180, south, east, north)];
}
