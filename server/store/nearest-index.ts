import KDBush from 'kdbush';
import type { BboxTuple } from '#lib/geo/bbox.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { type ChordBounds, earthPosition, shortestGeodesic, straight, stretched } from './earth-chord.ts';
import { geodesicInverse } from './geodesic.ts';
import { buildKdTree, createKdSearch, type KdSearch } from './kd-tree.ts';
import { quickselect } from './quickselect.ts';
import { reducedLatitude, vincentyInverse } from './vincenty.ts';

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

export type NearestIndex = { find: (request: NearestRequest) => Near[] };

/** Deeper pages are picked out of all distances, without the tree. */
const DEEPEST_SEARCH = 256;

/**
 * Points by longitude and latitude in degrees. Results are ordered by geodesic distance, then index. A
 * kd-tree proposes candidates by the chord through the earth, which knows no poles or antimeridian; the
 * ellipsoid decides their order.
 */
export function* createNearestIndex(
  longitudes: Float64Array,
  latitudes: Float64Array,
): Generator<void, NearestIndex, void> {
  const points = yield* toPoints(longitudes, latitudes);
  return {
    find({ point, limit, skip = 0, maxDistance = Number.POSITIVE_INFINITY, window, isWanted }) {
      if (points.length === 0 || limit <= 0) return [];
      const origin = toOrigin(point);
      if (!window && skip + limit <= DEEPEST_SEARCH) {
        return search(points, origin, { count: skip + limit, maxDistance, isWanted }).slice(skip);
      }
      return pickRing(points, origin, placesOf(points, window, isWanted), { skip, limit, maxDistance });
    },
  };
}

type Points = {
  length: number;
  search: KdSearch;
  positions: Float64Array;
  /** Longitude, latitude, sine and cosine of the reduced latitude. */
  shapes: Float64Array;
  ids: Uint32Array;
  /** For windows of a map; made when it's first asked for. */
  flat: () => KDBush;
};

function* toPoints(longitudes: Float64Array, latitudes: Float64Array): Generator<void, Points, void> {
  const { length } = longitudes;
  const unordered = new Float64Array(length * 3);
  for (let i = 0; i < length; i++) unordered.set(earthPosition(longitudes[i]!, latitudes[i]!), i * 3);
  yield;
  const tree = yield* buildKdTree(unordered);
  yield;
  const shapes = new Float64Array(length * 4);
  for (const [place, id] of tree.ids.entries()) {
    const longitude = longitudes[id]!;
    const latitude = latitudes[id]!;
    const { sin, cos } = reducedLatitude(latitude);
    shapes.set([longitude, latitude, sin, cos], place * 4);
  }
  yield;
  const { positions, ids } = tree;
  let flat: KDBush | null = null;
  return {
    length,
    search: createKdSearch(tree),
    positions,
    shapes,
    ids,
    flat() {
      flat ??= toFlat(shapes);
      return flat;
    },
  };
}

function toFlat(shapes: Float64Array): KDBush {
  const flat = new KDBush(shapes.length / 4, 64, Float64Array);
  for (let at = 0; at < shapes.length; at += 4) flat.add(shapes[at]!, shapes[at + 1]!);
  return flat.finish();
}

type Origin = { point: LonLat; sin: number; cos: number; position: [number, number, number] };

function toOrigin(point: LonLat): Origin {
  return { point, ...reducedLatitude(point[1]), position: earthPosition(point[0], point[1]) };
}

function search(
  points: Points,
  origin: Origin,
  {
    count,
    maxDistance,
    isWanted,
  }: { count: number; maxDistance: number; isWanted: NearestRequest['isWanted'] },
): Near[] {
  // A chord is never longer than the geodesic; the millimetre is for rounding.
  const limit = maxDistance === Number.POSITIVE_INFINITY ? maxDistance : (maxDistance + 0.001) ** 2;
  for (let asked = count + 2; ; asked *= 2) {
    const { length, places, squares } = points.search(origin.position, asked, limit, isWanted);
    const near = measure(points, origin, places, length, maxDistance);
    const last = near[count - 1];
    const isSure =
      length < asked || (last && last.distance < shortestGeodesic(Math.sqrt(squares[asked - 1]!)));
    if (!isSure) continue;
    if (near.length > count) near.length = count;
    return near;
  }
}

/** The first `length` places within the distance, nearest first. */
function measure(
  points: Points,
  origin: Origin,
  places: ArrayLike<number>,
  length: number,
  maxDistance: number,
): Near[] {
  const near: Near[] = [];
  let isInOrder = true;
  for (let i = 0; i < length; i++) {
    const found = measureOne(points, origin, places[i]!);
    if (found.distance > maxDistance) continue;
    const former = near.at(-1);
    if (former && isBefore(found, former)) isInOrder = false;
    near.push(found);
  }
  return isInOrder ? near : near.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

function isBefore(a: Near, b: Near): boolean {
  return a.distance < b.distance || (a.distance === b.distance && a.index < b.index);
}

function measureOne({ shapes, ids }: Points, { point, sin, cos }: Origin, place: number): Near {
  const at = place * 4;
  const longitude = shapes[at]!;
  const index = ids[place]!;
  const { distance, bearing } =
    vincentyInverse(sin, cos, shapes[at + 2]!, shapes[at + 3]!, longitude - point[0]) ??
    geodesicInverse(point, [longitude, shapes[at + 1]!]);
  return { index, distance, bearing };
}

/**
 * The page [skip, skip + limit) of the given places (null: all) without sorting them all: selection by chord
 * shows between which distances the page is, and only that ring is measured and sorted.
 */
function pickRing(
  points: Points,
  origin: Origin,
  places: readonly number[] | null,
  { skip, limit, maxDistance }: { skip: number; limit: number; maxDistance: number },
): Near[] {
  if (skip >= (places ?? points.ids).length) return [];
  const wide = narrow(points, origin, { places, nearer: 0, page: { skip, limit }, bounds: straight });
  const ring = narrow(points, origin, { ...wide, page: { skip, limit }, bounds: stretched });
  const from = skip - ring.nearer;
  return measure(points, origin, ring.places, ring.places.length, maxDistance).slice(from, from + limit);
}

/** Leaves out the places that are before the page for sure, which it counts, and those that are after it. */
function narrow(
  points: Points,
  origin: Origin,
  {
    places,
    nearer,
    page: { skip, limit },
    bounds,
  }: {
    places: readonly number[] | null;
    nearer: number;
    page: { skip: number; limit: number };
    bounds: ChordBounds;
  },
): { places: number[]; nearer: number } {
  const length = (places ?? points.ids).length;
  const squares = chordSquares(points.positions, origin.position, {
    places,
    length,
    stretch: bounds.stretch,
  });
  const selecting = squares.slice();
  const from = skip - nearer;
  const first = Math.sqrt(quickselect(selecting, from));
  const last = Math.sqrt(quickselect(selecting, Math.min(from + limit, length) - 1));
  const inner = bounds.shortestChord(bounds.shortestGeodesic(first)) ** 2;
  const outer = bounds.longestChord(bounds.longestGeodesic(last)) ** 2;
  const ring: number[] = [];
  let inside = nearer;
  for (let i = 0; i < length; i++) {
    const square = squares[i]!;
    if (square < inner) inside++;
    else if (square <= outer) ring.push(places ? places[i]! : i);
  }
  return { places: ring, nearer: inside };
}

function chordSquares(
  positions: Float64Array,
  [x, y, z]: readonly [number, number, number],
  { places, length, stretch }: { places: readonly number[] | null; length: number; stretch: number },
): Float64Array {
  const squares = new Float64Array(length);
  for (let i = 0; i < length; i++) {
    const at = (places ? places[i]! : i) * 3;
    const dx = positions[at]! - x;
    const dy = positions[at + 1]! - y;
    const dz = (positions[at + 2]! - z) * stretch;
    squares[i] = dx * dx + dy * dy + dz * dz;
  }
  return squares;
}

/** Null: all. */
function placesOf(
  { flat, ids }: Points,
  window: NearestRequest['window'],
  isWanted: NearestRequest['isWanted'],
): readonly number[] | null {
  if (!window && !isWanted) return null;
  const places = window ? placesInside(flat(), window) : Array.from(ids.keys());
  return isWanted ? places.filter((place) => isWanted(ids[place]!)) : places;
}

function placesInside(flat: KDBush, [west, south, east, north]: BboxTuple): number[] {
  if (west <= east) return flat.range(west, south, east, north);
  return [...flat.range(west, south, 180, north), ...flat.range(-180, south, east, north)];
}
