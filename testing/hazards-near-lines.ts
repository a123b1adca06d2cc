import type { Position } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { rulerAt } from '#lib/geo/ruler.ts';

/** Metres: a hole lists what's within 25, and edges are rounded. */
const NEAR = 24;

type Point = readonly [x: number, y: number];

/** By brute force over every edge: how many pairs of a hole and a hazard near its line, and those not listed. */
export function hazardsNearLines(courses: Iterable<Pick<GolfProfile, 'holes' | 'hazards'>>) {
  let pairs = 0;
  const unlisted: string[] = [];
  for (const course of courses) {
    for (const { line, ...hole } of course.holes) {
      if (line === null) continue;
      for (const { hazard, distance } of hazardsNear(line.coordinates, course.hazards)) {
        pairs += 1;
        const isListed = hole.hazard_ids.includes(hazard.hazard_id) && hazard.hole_ids.includes(hole.hole_id);
        if (!isListed) unlisted.push(`${hazard.hazard_id} is ${Math.round(distance)} m from ${hole.hole_id}`);
      }
    }
  }
  return { pairs, unlisted };
}

function hazardsNear(line: readonly Position[], hazards: GolfProfile['hazards']) {
  const toPlane = planeOf(line[0]!);
  const play = line.map(toPlane);
  return hazards
    .map((hazard) => {
      const { geometry } = hazard;
      const rings = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flatMap(
        ([exterior]) => (exterior ? [exterior.map(toPlane)] : []),
      );
      const distance = Math.min(
        ...rings.map((ring) => (areBoxesNear(play, ring) ? distanceBetween(play, ring) : NEAR + 1)),
      );
      return { hazard, distance };
    })
    .filter(({ distance }) => distance <= NEAR);
}

function planeOf([lon0, lat0]: Position): (position: Position) => Point {
  const { kx, ky } = rulerAt(lat0);
  return ([lon, lat]) => [((((lon - lon0 + 540) % 360) + 360) % 360) * kx - 180 * kx, (lat - lat0) * ky];
}

/** Looking at every edge takes a second for fifty courses. */
function areBoxesNear(line: readonly Point[], ring: readonly Point[]): boolean {
  return ([0, 1] as const).every((axis) => {
    const [a, b] = [line.map((point) => point[axis]), ring.map((point) => point[axis])];
    return Math.min(...b) - Math.max(...a) <= NEAR && Math.min(...a) - Math.max(...b) <= NEAR;
  });
}

/** 0 where the line begins in the ring or crosses it. */
function distanceBetween(line: readonly Point[], ring: readonly Point[]): number {
  if (isInside(line[0]!, ring)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    for (let j = 1; j < ring.length; j++) {
      const [a, b, c, d] = [line[i - 1]!, line[i]!, ring[j - 1]!, ring[j]!];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
      least = Math.min(least, toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b));
    }
  }
  return least;
}

const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = squared === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared;
  const at = Math.max(0, Math.min(1, share));
  return Math.hypot(x - ax - at * (bx - ax), y - ay - at * (by - ay));
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let j = 1; j < ring.length; j++) {
    const [[ax, ay], [bx, by]] = [ring[j - 1]!, ring[j]!];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
