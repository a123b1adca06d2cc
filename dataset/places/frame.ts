import type { Frame } from '#lib/contract/operations/directory.ts';
import { bboxOf, isInBbox } from '#lib/geo/bbox.ts';
import { degreesEast, wrapLongitude } from '#lib/geo/longitude.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';

/** Courses that are nearer to each other than this belong together. */
const APART_METRES = 350_000;
/** The share of a place's courses that its frame holds at least. */
const NEARLY_ALL = 0.9;
/** Degrees: courses of one square are looked at once. */
const SQUARE = 0.25;

/** A course of a place, and the smaller place within it that the course is in. */
export type FramedCourse = { at: LonLat; within: string | null };

/**
 * The box around the fewest groups of courses that together hold nearly all of a place's, and what lies beyond it: the United
 * Kingdom without its bases on Cyprus, Portugal without the Azores.
 */
export function frameOf(courses: readonly FramedCourse[]): Frame {
  const groups = groupsOf(courses).sort((a, b) => b.length - a.length || southOf(a) - southOf(b));
  const inside: FramedCourse[] = [];
  for (const group of groups) if (inside.length < NEARLY_ALL * courses.length) inside.push(...group);
  const bbox = bboxOf(inside.map(({ at }) => at))!;
  const outside = courses.filter(({ at }) => !isInBbox(bbox, at));
  const beyond = [...Map.groupBy(outside, ({ within }) => within)].map(([name, some]) => ({
    name,
    course_count: some.length,
    ...middleOf(some),
  }));
  return { bbox, beyond: beyond.sort((a, b) => b.course_count - a.course_count || a.latitude - b.latitude) };
}

const southOf = (group: readonly FramedCourse[]) => Math.min(...group.map(({ at }) => at[1]));

/** The middle of their box, to a ten-thousandth of a degree. */
function middleOf(courses: readonly FramedCourse[]): { latitude: number; longitude: number } {
  const [west, south, east, north] = bboxOf(courses.map(({ at }) => at))!;
  const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  const longitude = wrapLongitude(west + (west <= east ? east - west : east - west + 360) / 2);
  return { latitude: rounded((south + north) / 2), longitude: rounded(longitude) };
}

type Square = { middle: LonLat; courses: FramedCourse[] };

/** Groups of courses: each is within reach of another of its group, and of none outside. */
function groupsOf(courses: readonly FramedCourse[]): FramedCourse[][] {
  const left = new Set(squaresOf(courses));
  const groups: FramedCourse[][] = [];
  for (const first of left) {
    left.delete(first);
    const squares = [first];
    // The list grows while it's gone through.
    for (const square of squares) {
      for (const other of left) {
        if (!isNear(square.middle, other.middle)) continue;
        left.delete(other);
        squares.push(other);
      }
    }
    groups.push(squares.flatMap((square) => square.courses));
  }
  return groups;
}

function squaresOf(courses: readonly FramedCourse[]): Square[] {
  const squares = new Map<string, Square>();
  for (const course of courses) {
    const [lon, lat] = course.at.map((degrees) => Math.round(degrees / SQUARE) * SQUARE) as [number, number];
    const known = squares.get(`${lon} ${lat}`);
    if (known) known.courses.push(course);
    else squares.set(`${lon} ${lat}`, { middle: [lon, lat], courses: [course] });
  }
  return [...squares.values()];
}

function isNear(a: LonLat, b: LonLat): boolean {
  const { kx, ky } = rulerAt((a[1] + b[1]) / 2);
  return Math.hypot(degreesEast(a[0], b[0]) * kx, (b[1] - a[1]) * ky) <= APART_METRES;
}
