import { clipPolygon, clipPolyline, type Point } from 'lineclip';
import { type Edge, linePath, ringPath } from '#components/drawing/path-data.ts';
import { type Box, growBox } from '#components/drawing/plane.ts';

export interface Town {
  name: string;
  people: number;
  at: Point;
}

/** What's around a course: metres from it, x to the east and y to the south. */
export interface Surroundings {
  /** Rings, like the lakes. */
  land: Point[][];
  /** Lakes on coarse land; fine land leaves them out. */
  lakes: Point[][];
  shores: Point[][];
  borders: Point[][];
  /** The towns in the box, largest first. */
  towns: Town[];
}

/** How far an edge may be from the original, in pixels. */
const EDGE: Edge = { tolerance: 0.7, smooth: false };

/** The path of rings in drawing units of `grain` metres, from the box's upper left corner. */
export function areaPath(rings: readonly Point[][], box: Box, grain: number): string {
  return rings
    .map((ring) => {
      const seen = clipPolygon(ring, beyondEdge(box, grain)).map(toDrawing(box, grain));
      return ringPath(seen, EDGE);
    })
    .join('');
}

export function linesPath(lines: readonly Point[][], box: Box, grain: number): string {
  return lines
    .flatMap((line) => clipPolyline(line, beyondEdge(box, grain)))
    .map((piece) => linePath(piece.map(toDrawing(box, grain)), EDGE))
    .join('');
}

/** A box a little larger than what's shown, so that the cut is out of sight. */
function beyondEdge(box: Box, grain: number): [number, number, number, number] {
  const { left, top, right, bottom } = growBox(box, 4 * grain);
  return [left, top, right, bottom];
}

function toDrawing({ left, top }: Box, grain: number): (point: Point) => Point {
  return ([x, y]) => [(x - left) / grain, (y - top) / grain];
}
