import { degreesEast } from '#lib/geo/longitude.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import type { CourseTable } from './course-table.ts';
import { geodesicInverse } from './geodesic.ts';
import type { Candidates } from './hole-search.ts';
import type { HoleTable } from './hole-table.ts';
import { arcBetween, LONGEST, SHORTEST } from './sphere.ts';

/** Metres, inclusive. */
export type HolePlace = { point: LonLat; maxDistance: number };

/** Metres on the WGS84 ellipsoid between which something is. */
type Range = { near: number; far: number };

/** Distances in metres on the WGS84 ellipsoid; they are measured only where they decide something. */
export type NearHoles = {
  /** Whether the course itself is within the distance. */
  isCourseNear: (course: number) => boolean;
  /** The distances between which all tees of a course lie. */
  rangeOf: (course: number) => Range;
  toTee: (hole: number) => number;
};

const MICRODEGREES = 1e6;

/** Leaves out the holes whose tees are farther away. */
export function keepNear(
  kept: Candidates,
  { point, maxDistance }: HolePlace,
  { courses, holes, reaches }: { courses: CourseTable; holes: HoleTable; reaches: Float64Array },
): NearHoles {
  const { tee_longitude, tee_latitude } = holes.columns;
  const distanceTo = (lon: number, lat: number) => geodesicInverse(point, [lon, lat]).distance;
  const toTee = (hole: number) =>
    distanceTo(tee_longitude[hole]! / MICRODEGREES, tee_latitude[hole]! / MICRODEGREES);
  const arcs = Float64Array.from({ length: courses.length }, (_, course) =>
    arcBetween(point, courses.longitudes[course]!, courses.latitudes[course]!),
  );
  const rangeOf = (course: number): Range => ({
    near: arcs[course]! * SHORTEST - reaches[course]!,
    far: arcs[course]! * LONGEST + reaches[course]!,
  });
  const { indexes, count: before } = kept;
  kept.count = 0;
  for (let course = 0, at = 0; course < courses.length; course++) {
    const from = at;
    while (at < before && indexes[at]! < holes.starts[course + 1]!) at++;
    const { near, far } = rangeOf(course);
    if (near > maxDistance) continue;
    for (let i = from; i < at; i++) {
      const hole = indexes[i]!;
      if (far <= maxDistance || toTee(hole) <= maxDistance) indexes[kept.count++] = hole;
    }
  }
  const isCourseNear = (course: number) => {
    if (arcs[course]! * SHORTEST > maxDistance) return false;
    if (arcs[course]! * LONGEST <= maxDistance) return true;
    return distanceTo(courses.longitudes[course]!, courses.latitudes[course]!) <= maxDistance;
  };
  return { isCourseNear, rangeOf, toTee };
}

/** Nearer to the poles, degrees are too narrow to measure with. */
const FARTHEST_LATITUDE = 80;

/** Metres, generously, from each course's position to its farthest tee. */
export function teeReaches(courses: CourseTable, { columns, starts }: HoleTable): Float64Array {
  const reaches = new Float64Array(courses.length);
  for (let course = 0; course < courses.length; course++) {
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
 * The page [skip, skip + limit) of the candidates by distance, and by index if equal. Only the holes of courses that can be
 * on it are measured.
 */
export function pageByDistance(
  { indexes, count }: Candidates,
  { rangeOf, toTee }: NearHoles,
  { starts }: HoleTable,
  { skip, limit, isDescending }: { skip: number; limit: number; isDescending: boolean },
): number[] {
  const sign = isDescending ? -1 : 1;
  const ranges: CourseRange[] = [];
  for (let course = 0, to = 0; to < count; course++) {
    const from = to;
    while (to < count && indexes[to]! < starts[course + 1]!) to++;
    if (from === to) continue;
    const { near, far } = rangeOf(course);
    ranges.push({ from, to, first: isDescending ? -far : near, last: isDescending ? -near : far });
  }
  const farthest = keyAfter(ranges, skip + limit, 'last');
  const nearest = keyAfter(ranges, skip + 1, 'first');
  let before = 0;
  const measured: { hole: number; key: number }[] = [];
  for (const { from, to, first, last } of ranges) {
    if (first > farthest) continue;
    if (last < nearest) before += to - from;
    else for (const hole of indexes.subarray(from, to)) measured.push({ hole, key: sign * toTee(hole) });
  }
  measured.sort((a, b) => a.key - b.key || a.hole - b.hole);
  return measured.slice(skip - before, skip - before + limit).map(({ hole }) => hole);
}

/** Candidates of a course, and between which keys they come in the order. */
type CourseRange = { from: number; to: number; first: number; last: number };

/** The key of the range with which at least this many candidates are passed; Infinity if there are fewer. */
function keyAfter(ranges: readonly CourseRange[], wanted: number, key: 'first' | 'last'): number {
  let passed = 0;
  for (const range of ranges.toSorted((a, b) => a[key] - b[key])) {
    passed += range.to - range.from;
    if (passed >= wanted) return range[key];
  }
  return Number.POSITIVE_INFINITY;
}
