import type { Position } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { rulerAt } from '#lib/geo/ruler.ts';

/** Metres: a hole lists what's within 25, and edges are rounded. */
const NEAR = 24;

type Hazard = GolfProfile['hazards'][number];
type Point = readonly [x: number, y: number];
type Line = readonly Point[];
type Box = readonly [west: number, south: number, east: number, north: number];
type Ring = { points: Line; box: Box };

/** Counts pairs of a hole and a hazard near its line, by brute force over every edge, and those that aren't listed. */
export function hazardsNearLines(courses: Iterable<Pick<GolfProfile, 'holes' | 'hazards'>>) {
  let pairs = 0;
  const unlisted: string[] = [];
  for (const { holes, hazards } of courses) {
    const lines = holes.flatMap(({ line, ...hole }) => (line ? [{ hole, line: line.coordinates }] : []));
    if (lines.length === 0) continue;
    const toPlane = planeOf(lines[0]!.line[0]!);
    const drawn = hazards.map((hazard) => ({ hazard, rings: ringsOf(hazard.geometry, toPlane) }));
    for (const { hole, line } of lines) {
      for (const { hazard, distance } of hazardsNear(line.map(toPlane), drawn)) {
        pairs += 1;
        const isListed = hole.hazard_ids.includes(hazard.hazard_id) && hazard.hole_ids.includes(hole.hole_id);
        if (!isListed) unlisted.push(`${hazard.hazard_id} is ${Math.round(distance)} m from ${hole.hole_id}`);
      }
    }
  }
  return { pairs, unlisted };
}

function ringsOf({ type, coordinates }: Hazard['geometry'], toPlane: (position: Position) => Point): Ring[] {
  return (type === 'Polygon' ? [coordinates] : coordinates).flatMap(([exterior]) => {
    if (!exterior) return [];
    const points = exterior.map(toPlane);
    return [{ points, box: boxOf(points) }];
  });
}

function hazardsNear(line: Line, hazards: readonly { hazard: Hazard; rings: readonly Ring[] }[]) {
  const box = boxOf(line);
  return hazards.flatMap(({ hazard, rings }) => {
    const near = rings.filter((ring) => areNear(box, ring.box));
    const distance = Math.min(...near.map(({ points }) => distanceBetween(line, points)));
    return distance <= NEAR ? [{ hazard, distance }] : [];
  });
}

/** A course is small enough for one. */
function planeOf([lon0, lat0]: Position): (position: Position) => Point {
  const { kx, ky } = rulerAt(lat0);
  return ([lon, lat]) => [((((lon - lon0 + 540) % 360) + 360) % 360) * kx - 180 * kx, (lat - lat0) * ky];
}

function boxOf(points: Line): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Looking at every edge takes a second for fifty courses. */
function areNear(a: Box, b: Box): boolean {
  return b[0] - a[2] <= NEAR && a[0] - b[2] <= NEAR && b[1] - a[3] <= NEAR && a[1] - b[3] <= NEAR;
}

/** 0 where the line begins in the ring or crosses it. */
function distanceBetween(line: Line, ring: Line): number {
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

function isInside([x, y]: Point, ring: Line): boolean {
  let inside = false;
  for (let j = 1; j < ring.length; j++) {
    const [[ax, ay], [bx, by]] = [ring[j - 1]!, ring[j]!];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
