import { degreesEast } from '#lib/geo/longitude.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import type { CourseTable } from './course-table.ts';
import { geodesicInverse } from './geodesic.ts';
import type { Candidates } from './hole-search.ts';
import type { HoleTable } from './hole-table.ts';
import { reducedLatitude, vincentyInverse } from './vincenty.ts';

/** Metres, inclusive. */
export type HolePlace = { point: LonLat; maxDistance: number };

/** Distances in metres on the WGS84 ellipsoid; those to tees are measured only where they decide something. */
export type NearHoles = {
  /** To the courses themselves; Infinity where they are certainly too far. */
  courses: Float64Array;
  /** Metres from the course's own position within which all its tees are. */
  reaches: Float64Array;
  toTee: (hole: number) => number;
};

/** No degree of latitude is shorter. */
const METRES_A_DEGREE = 110_500;
const MICRODEGREES = 1e6;

/** Leaves out the holes whose tees are farther away. */
export function keepNear(
  kept: Candidates,
  { point, maxDistance }: HolePlace,
  { courses, holes, reaches }: { courses: CourseTable; holes: HoleTable; reaches: Float64Array },
): NearHoles {
  const distanceTo = distanceFrom(point);
  const { tee_longitude, tee_latitude } = holes.columns;
  const toTee = (hole: number) =>
    distanceTo(tee_longitude[hole]! / MICRODEGREES, tee_latitude[hole]! / MICRODEGREES);
  const distances = new Float64Array(courses.length).fill(Number.POSITIVE_INFINITY);
  const { indexes, count: before } = kept;
  kept.count = 0;
  for (let course = 0, at = 0; course < courses.length; course++) {
    const from = at;
    while (at < before && indexes[at]! < holes.starts[course + 1]!) at++;
    const [latitude, reach] = [courses.latitudes[course]!, reaches[course]!];
    if (Math.abs(latitude - point[1]) * METRES_A_DEGREE - reach > maxDistance) continue;
    const distance = distanceTo(courses.longitudes[course]!, latitude);
    distances[course] = distance;
    if (distance - reach > maxDistance) continue;
    const isWhollyNear = distance + reach <= maxDistance;
    for (let i = from; i < at; i++) {
      const hole = indexes[i]!;
      if (isWhollyNear || toTee(hole) <= maxDistance) indexes[kept.count++] = hole;
    }
  }
  return { courses: distances, reaches, toTee };
}

function distanceFrom(point: LonLat): (longitude: number, latitude: number) => number {
  const from = reducedLatitude(point[1]);
  return (longitude, latitude) => {
    const to = reducedLatitude(latitude);
    return (
      vincentyInverse(from.sin, from.cos, to.sin, to.cos, longitude - point[0]) ??
      geodesicInverse(point, [longitude, latitude])
    ).distance;
  };
}

/** Nearer to the poles, degrees are too narrow to measure with. */
const FARTHEST_LATITUDE = 80;

const COURSES_A_STEP = 4096;

/** Metres, generously, from each course's position to its farthest tee. */
export function* teeReaches(
  courses: CourseTable,
  { columns, starts }: HoleTable,
): Generator<void, Float64Array, void> {
  const reaches = new Float64Array(courses.length);
  for (let course = 0; course < courses.length; course++) {
    if (course % COURSES_A_STEP === COURSES_A_STEP - 1) yield;
    const [longitude, latitude] = [courses.longitudes[course]!, courses.latitudes[course]!];
    if (starts[course] === starts[course + 1]) continue;
    if (Math.abs(latitude) > FARTHEST_LATITUDE) {
      reaches[course] = Number.POSITIVE_INFINITY;
      continue;
    }
    const { kx, ky } = rulerAt(latitude);
    let squared = 0;
    for (let hole = starts[course]!; hole < starts[course + 1]!; hole++) {
      const east = degreesEast(longitude, columns.tee_longitude[hole]! / MICRODEGREES) * kx;
      const north = (columns.tee_latitude[hole]! / MICRODEGREES - latitude) * ky;
      squared = Math.max(squared, east * east + north * north);
    }
    reaches[course] = 1.05 * Math.sqrt(squared) + 10;
  }
  return reaches;
}

/**
 * The page [skip, skip + limit) of the holes in the mask by distance, and by index if equal. Only
 * courses that can be on it are measured.
 */
export function pageByDistance(
  { indexes, count }: Candidates,
  { courses, reaches, toTee }: NearHoles,
  { starts }: HoleTable,
  { skip, limit, isDescending }: { skip: number; limit: number; isDescending: boolean },
): number[] {
  const sign = isDescending ? -1 : 1;
  /** Candidates of a course, and between which distances they are. */
  const ranges: { from: number; to: number; first: number; last: number }[] = [];
  for (let course = 0, to = 0; course < courses.length; course++) {
    const from = to;
    while (to < count && indexes[to]! < starts[course + 1]!) to++;
    if (from === to) continue;
    const [near, far] = [courses[course]! - reaches[course]!, courses[course]! + reaches[course]!];
    ranges.push({ from, to, first: isDescending ? -far : near, last: isDescending ? -near : far });
  }
  let [before, farthest] = [0, Number.POSITIVE_INFINITY];
  for (const { from, to, last } of ranges.toSorted((a, b) => a.last - b.last)) {
    before += to - from;
    if (before < skip + limit) continue;
    farthest = last;
    break;
  }
  const measured: { hole: number; key: number }[] = [];
  for (const { from, to, first } of ranges) {
    if (first > farthest) continue;
    for (const hole of indexes.subarray(from, to)) measured.push({ hole, key: sign * toTee(hole) });
  }
  measured.sort((a, b) => a.key - b.key || a.hole - b.hole);
  return measured.slice(skip, skip + limit).map(({ hole }) => hole);
}
