import type { Geometry, Position } from 'geojson';

const ROUNDS = 2;
/** Degrees, about 6 m: shorter pieces look round already. */
const FINE = 5e-5;

/** Rounds the edges of areas and lines as the plan does; every mapped point stays where it is. */
export function smoothGeometry(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map(smoothLine) };
    case 'MultiPolygon':
      return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(smoothLine)) };
    case 'LineString':
      return { ...geometry, coordinates: smoothLine(geometry.coordinates) };
    default:
      return geometry;
  }
}

/** A line that ends where it starts is rounded there too. */
function smoothLine(line: Position[]): Position[] {
  let points = line;
  for (let round = 0; round < ROUNDS && points.length > 3; round++) points = withPointsBetween(points);
  return points;
}

/** The four-point scheme (Dyn, Levin and Gregory 1987), damped between pieces of very different lengths. */
function withPointsBetween(line: readonly Position[]): Position[] {
  const last = line.length - 1;
  const isRing = line[0]![0] === line[last]![0] && line[0]![1] === line[last]![1];
  const at = (index: number) => line[isRing ? (index + last) % last : Math.max(0, Math.min(last, index))]!;
  const points: Position[] = [line[0]!];
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [at(i - 1), line[i]!, line[i + 1]!, at(i + 2)];
    if (lengthOf(from, to) < FINE) {
      points.push(to);
      continue;
    }
    const away = [0, 1].map((axis) => (from[axis]! + to[axis]! - before[axis]! - after[axis]!) / 16) as [
      number,
      number,
    ];
    const most = Math.min(lengthOf(before, from), lengthOf(from, to), lengthOf(to, after)) / 6;
    const share = Math.min(1, most / (Math.hypot(...away) || 1));
    points.push(
      [0, 1].map((axis) => (from[axis]! + to[axis]!) / 2 + share * away[axis]!),
      to,
    );
  }
  return points;
}

function lengthOf(from: Position, to: Position): number {
  return Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!);
}
