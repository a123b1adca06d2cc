import { boxedRings, cutOff } from '#components/drawing/land.ts';
import { pathData } from '#components/drawing/path-data.ts';
import { areApart, type Box, boxAround, growBox, type PlanePoint } from '#components/drawing/plane.ts';
import { simplifyLine } from '#lib/geo/simplify-line.ts';

export interface Town {
  name: string;
  people: number;
  at: PlanePoint;
}

/** An area's rings; only the part within the box counts. */
export interface AreaWithin {
  rings: PlanePoint[][];
  within: Box;
}

/** What's around a course: metres from it, x to the east and y to the south. */
export interface Surroundings {
  land: AreaWithin[];
  /** Lakes on coarse land; fine land leaves them out. */
  lakes: AreaWithin[];
  shores: PlanePoint[][];
  borders: PlanePoint[][];
  /** The towns in the box, largest first. */
  towns: Town[];
}

/** Metres: half the height and half the width that the locator shows. */
export const NEAR = { x: 21_000, y: 12_000 };
export const FAR = { x: 70_000, y: 40_000 };

export function boxOf({ x, y }: { x: number; y: number }): Box {
  return { left: -x, top: -y, right: x, bottom: y };
}

/** The path of areas in drawing units of `grain` metres, from the box's upper left corner. */
export function areaPath(areas: readonly AreaWithin[], box: Box, grain: number): string {
  return areas
    .flatMap(({ rings, within }) => {
      // Beyond the edge, where nobody sees the cut.
      const cut = intersect(within, growBox(box, 4 * grain));
      return boxedRings(rings)
        .filter((ring) => !areApart(ring.box, cut))
        .map(({ points }) => {
          const placed = cutOff(points, cut).map((point) => toDrawing(point, box, grain));
          const closed = [...placed, ...placed.slice(0, 1)];
          const seen = closed.length > 3 ? simplifyLine(closed, 0.7).slice(0, -1) : [];
          return seen.length > 2 ? pathData(seen, { closed: true, smooth: false }) : '';
        });
    })
    .join('');
}

/** Lines near the box, which the drawing's edge cuts off. */
export function linePath(lines: readonly (readonly PlanePoint[])[], box: Box, grain: number): string {
  return lines
    .filter((line) => !areApart(boxAround(line), box))
    .flatMap((line) => piecesWithin(line, box))
    .map((piece) => {
      const placed = piece.map((point) => toDrawing(point, box, grain));
      return pathData(simplifyLine(placed, 0.7), { closed: false, smooth: false });
    })
    .join('');
}

function toDrawing([x, y]: PlanePoint, { left, top }: Box, grain: number): PlanePoint {
  return [(x - left) / grain, (y - top) / grain];
}

function intersect(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** The stretches of a line that may cross the box. */
function piecesWithin(line: readonly PlanePoint[], box: Box): PlanePoint[][] {
  const pieces: PlanePoint[][] = [];
  let isOpen = false;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!];
    const isSeen = !areApart(boxAround([from, to]), box);
    if (isSeen && isOpen) pieces.at(-1)!.push(to);
    else if (isSeen) pieces.push([from, to]);
    isOpen = isSeen;
  }
  return pieces;
}
