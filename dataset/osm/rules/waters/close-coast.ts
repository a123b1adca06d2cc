import { clipPolyline } from 'lineclip';
import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { isPointInRing, signedRingArea } from '../../../geometry/area.ts';
import type { PlainBox } from '../../../geometry/box-index.ts';

/**
 * The sea within a frame, as polygons with their islands. The sea is on the right of a coast, so that its edge goes on
 * clockwise along the frame from where a coast leaves to where the next one enters. A coast that ends shortly before the
 * frame, as at the edge of an extract, is continued straight to it. Null if one ends farther within, and without any coast.
 */
export function closeCoast(coasts: readonly (readonly Position[])[], frame: PlainBox): Position[][][] | null {
  const pieces = coasts.flatMap((coast) => clipped(coast, frame));
  const joined = joinLines(pieces);
  const rings = joined.filter(isRing);
  const open = joined.filter((line) => !isRing(line));
  const lines = open.map((line) => ledToEdge(line, frame)).filter((line) => line !== null);
  if (joined.length === 0 || lines.length < open.length) return null;
  const islands = rings.filter((ring) => signedRingArea(ring) > 0);
  const seas = [...closed(lines, frame), ...rings.filter((ring) => signedRingArea(ring) < 0)];
  const around = seas.length > 0 ? seas : [corners(frame)];
  return around.map((sea) => [sea, ...islands.filter((island) => isPointInRing(island[0]!, sea))]);
}

function clipped(coast: readonly Position[], frame: PlainBox): Position[][] {
  return clipPolyline([...coast], [...frame]).filter((piece) => piece.length > 1);
}

const isSame = (a: Position, b: Position) => a[0] === b[0] && a[1] === b[1];
const isRing = (line: Position[]) => line.length > 3 && isSame(line[0]!, line.at(-1)!);

/** Joins lines that follow each other. */
function joinLines(pieces: readonly Position[][]): Position[][] {
  const joined: Position[][] = [];
  for (const piece of pieces) {
    let line = piece;
    const before = joined.findIndex((other) => !isRing(other) && isSame(other.at(-1)!, line[0]!));
    if (before >= 0) line = [...joined.splice(before, 1)[0]!, ...line.slice(1)];
    const after = joined.findIndex((other) => !isRing(other) && isSame(line.at(-1)!, other[0]!));
    if (after >= 0 && !isRing(line)) line = [...line, ...joined.splice(after, 1)[0]!.slice(1)];
    joined.push(line);
  }
  return joined;
}

/** Metres; and the corners before the end that say where a coast goes. */
const [MOST_LED, CORNERS_BEFORE] = [700, 6];

/** The line from edge to edge; null if it can't be continued that far. */
function ledToEdge(line: Position[], frame: PlainBox): Position[] | null {
  const last = edgeAfter(line, frame);
  const first = edgeAfter(line.toReversed(), frame);
  return last && first && [...first, ...line, ...last];
}

/** The place on the frame's edge beyond the line's end: empty if it ends there, null if the edge is too far off. */
function edgeAfter(line: Position[], frame: PlainBox): Position[] | null {
  const end = line.at(-1)!;
  if (placeOnEdge(end, frame) !== null) return [];
  const before = line.at(-Math.min(line.length, CORNERS_BEFORE))!;
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  const [west, south, east, north] = frame;
  const [toX, toY] = [dx > 0 ? east : west, dy > 0 ? north : south];
  const [byX, byY] = [Math.abs((toX - end[0]) / dx), Math.abs((toY - end[1]) / dy)];
  const edge: Position = byX < byY ? [toX, end[1] + byX * dy] : [end[0] + byY * dx, toY];
  return rulerAt(end[1]).distance(end, edge) <= MOST_LED ? [edge] : null;
}

/** Degrees clockwise along the frame from its north-west corner; null for what isn't on it. */
function placeOnEdge([x, y]: Position, [west, south, east, north]: PlainBox): number | null {
  const [width, height] = [east - west, north - south];
  if (y === north) return x - west;
  if (x === east) return width + north - y;
  if (y === south) return width + height + east - x;
  return x === west ? 2 * width + height + y - south : null;
}

/** The frame as a ring, clockwise from the north-west. */
function corners([west, south, east, north]: PlainBox): Position[] {
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [west, north],
  ];
}

/** Makes rings of lines from edge to edge. */
function closed(lines: readonly Position[][], frame: PlainBox): Position[][] {
  const left = [...lines];
  const rings: Position[][] = [];
  for (let ring = left.shift(); ring; ring = left.shift()) {
    let next = nextOnEdge(ring, [ring, ...left], frame);
    while (next !== ring) {
      left.splice(left.indexOf(next), 1);
      ring = [...ring, ...cornersUpTo(ring, next, frame), ...next];
      next = nextOnEdge(ring, [ring, ...left], frame);
    }
    rings.push([...ring, ...cornersUpTo(ring, ring, frame), ring[0]!]);
  }
  return rings;
}

/** The line that begins first clockwise from where this one ends. */
function nextOnEdge(line: Position[], lines: readonly Position[][], frame: PlainBox): Position[] {
  const way = (other: Position[]) => ahead(line.at(-1)!, other[0]!, frame);
  return lines.reduce((best, other) => (way(other) < way(best) ? other : best));
}

function cornersUpTo(line: Position[], next: Position[], frame: PlainBox): Position[] {
  const way = (place: Position) => ahead(line.at(-1)!, place, frame);
  return corners(frame)
    .slice(1)
    .filter((corner) => way(corner) < way(next[0]!))
    .sort((a, b) => way(a) - way(b));
}

/** Degrees clockwise along the frame from one position on it to another. */
function ahead(from: Position, to: Position, frame: PlainBox): number {
  const [west, south, east, north] = frame;
  const around = 2 * (east - west + north - south);
  return (placeOnEdge(to, frame)! - placeOnEdge(from, frame)! + around) % around;
}
