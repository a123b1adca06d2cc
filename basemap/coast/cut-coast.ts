import type { CutTile } from '#lib/vector-tile/cut-tiles.ts';
import { encodeTile, TILE_EXTENT, type TileFeature } from '#lib/vector-tile/encode-tile.ts';
import { CELL_ZOOM, type Coast, type LonLat } from './coast-file.ts';

/** Tile units: a tile's content runs on under its neighbours, so that no seam shows. */
const BUFFER = 64;

/**
 * Tiles in which a fine coast replaces the coarse one: `sea` fills them, with `land` on it and the `shore` between
 * both. `isCoarseShore` says where the coarse map has a shore, so that its errors are covered inland and at sea, too.
 */
export function* cutCoast(
  { cells, parts }: Coast,
  isCoarseShore: (x: number, y: number) => boolean,
): Generator<CutTile> {
  const wanted = countCells(cells);
  const shapes: Shape[] = [];
  for (const part of parts) {
    const rings = part.map(roundCorners);
    shapes.push({ isArea: true, lines: rings.map((ring) => withBox(toFlat(ring))) });
    for (const line of rings.flatMap(shoresOf))
      shapes.push({ isArea: false, lines: [withBox(toFlat(line))] });
  }
  // Branch by branch, because all cut shapes at once take gigabytes.
  const waiting: { z: number; x: number; y: number; shapes: Shape[] }[] = [{ z: 0, x: 0, y: 0, shapes }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { z, x, y } = next;
    if (z === CELL_ZOOM) {
      const tile = toLayers(next.shapes, x, y);
      if (tile.shore.length > 0 || isCoarseShore(x, y)) yield { z, x, y, body: encodeTile(tile) };
      continue;
    }
    const across = 2 ** (z + 1);
    const margin = BUFFER / TILE_EXTENT / 2 ** CELL_ZOOM;
    for (const column of [2 * x + 1, 2 * x]) {
      const [west, east] = [column / across - margin, (column + 1) / across + margin];
      const strip = next.shapes.flatMap((shape) => clip(shape, 0, west, east));
      for (const row of [2 * y + 1, 2 * y]) {
        if (!wanted.has(keyOf(z + 1, column, row))) continue;
        const [north, south] = [row / across - margin, (row + 1) / across + margin];
        const kept = strip.flatMap((shape) => clip(shape, 1, north, south));
        waiting.push({ z: z + 1, x: column, y: row, shapes: kept });
      }
    }
  }
}

/** x and y in turn, as shares of the Web Mercator square, y down. */
type Flat = number[];
/** With its least and its greatest x and y, since it is asked for them at each zoom. */
type Line = { flat: Flat; least: readonly [number, number]; most: readonly [number, number] };
/** An area's first line is its outline, the others are lakes; all end where they start. */
type Shape = { isArea: boolean; lines: Line[] };

function withBox(flat: Flat): Line {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < flat.length; i += 2) {
    const x = flat[i]!;
    const y = flat[i + 1]!;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  return { flat, least: [west, north], most: [east, south] };
}

function toFlat(line: readonly LonLat[]): Flat {
  return line.flatMap(([lon, lat]) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return [lon / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
  });
}

/** Degrees: corners between longer pieces are the source's, not the shore's. */
const LONG_PIECE = 0.002;

/** A closed ring with the corners between long pieces cut off (Chaikin 1974). */
function roundCorners(ring: readonly LonLat[]): LonLat[] {
  const rounded = ring.slice(1).flatMap((point, index): LonLat[] => {
    const [before, after] = [ring[index]!, ring[index + 2] ?? ring[1]!];
    const isLong = [before, after].every(
      ([lon, lat]) => Math.hypot(lon - point[0], lat - point[1]) > LONG_PIECE,
    );
    const isCut = Math.abs(point[0]) > AT_ANTIMERIDIAN;
    return isLong && !isCut ? [between(point, before), between(point, after)] : [point];
  });
  return [rounded.at(-1)!, ...rounded];
}

/** A quarter of the way. */
function between([lon, lat]: LonLat, [toLon, toLat]: LonLat): LonLat {
  return [lon + (toLon - lon) / 4, lat + (toLat - lat) / 4];
}

const keyOf = (z: number, x: number, y: number) => (z * 2 ** CELL_ZOOM + y) * 2 ** CELL_ZOOM + x;

/** Cells and the tiles that they are parts of. */
function countCells(cells: Coast['cells']): Set<number> {
  const keys = new Set<number>();
  for (const [x, y] of cells) {
    for (let up = 0; up < CELL_ZOOM; up++) keys.add(keyOf(CELL_ZOOM - up, x >> up, y >> up));
  }
  return keys;
}

/** The part of a shape between two values of x (`axis` 0) or y (1). */
function clip(shape: Shape, axis: 0 | 1, from: number, to: number): Shape[] {
  const lines: Line[] = [];
  for (const [index, line] of shape.lines.entries()) {
    const [least, most] = [line.least[axis], line.most[axis]];
    if (least >= from && most <= to) lines.push(line);
    else if (least <= to && most >= from) {
      const parts = shape.isArea ? clipRing(line.flat, axis, from, to) : clipLine(line.flat, axis, from, to);
      lines.push(...parts.map(withBox));
    }
    // Lakes go with their land.
    if (shape.isArea && index === 0 && lines.length === 0) return [];
  }
  return lines.length > 0 ? [{ isArea: shape.isArea, lines }] : [];
}

/** Along one axis, both edges at once (Sutherland and Hodgman 1974). */
function clipRing(ring: Flat, axis: 0 | 1, from: number, to: number): Flat[] {
  const kept: Flat = [];
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const a = ring[i + axis]!;
    if (a >= from && a <= to) kept.push(ring[i]!, ring[i + 1]!);
    pushCrossings(kept, ring, i, axis, from, to);
  }
  if (kept.length < 6) return [];
  kept.push(kept[0]!, kept[1]!);
  return [kept];
}

function clipLine(line: Flat, axis: 0 | 1, from: number, to: number): Flat[] {
  const found: Flat[] = [];
  let kept: Flat = [];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const a = line[i + axis]!;
    const b = line[i + 2 + axis]!;
    if (a >= from && a <= to) kept.push(line[i]!, line[i + 1]!);
    pushCrossings(kept, line, i, axis, from, to);
    const goesOn = b >= from && b <= to;
    if (goesOn && i + 4 >= line.length) kept.push(line[i + 2]!, line[i + 3]!);
    if (!goesOn && kept.length > 0) {
      found.push(kept);
      kept = [];
    }
  }
  if (kept.length > 0) found.push(kept);
  return found.filter(({ length }) => length > 2);
}

/** Where the line's piece from `i` crosses the edges, in its own direction. */
function pushCrossings(kept: Flat, line: Flat, i: number, axis: 0 | 1, from: number, to: number): void {
  const a = line[i + axis]!;
  const b = line[i + 2 + axis]!;
  const first = a <= b ? from : to;
  const second = a <= b ? to : from;
  if ((a - first) * (b - first) < 0) pushCrossing(kept, line, i, axis, first);
  if ((a - second) * (b - second) < 0) pushCrossing(kept, line, i, axis, second);
}

/** Where the line's piece from `i` reaches `edge`. */
function pushCrossing(kept: Flat, line: Flat, i: number, axis: 0 | 1, edge: number): void {
  const share = (edge - line[i + axis]!) / (line[i + 2 + axis]! - line[i + axis]!);
  const across = line[i + 1 - axis]! + share * (line[i + 3 - axis]! - line[i + 1 - axis]!);
  if (axis === 0) kept.push(edge, across);
  else kept.push(across, edge);
}

type Layers = Record<'sea' | 'land' | 'shore', TileFeature[]>;

function toLayers(shapes: readonly Shape[], x: number, y: number): Layers {
  const layers: Layers = { sea: [SEA], land: [], shore: [] };
  for (const { isArea, lines } of shapes) {
    const placed = lines
      .map(({ flat }) => place(flat, x, y))
      .filter(({ length }) => length > (isArea ? 3 : 1));
    if (placed.length === 0) continue;
    if (isArea)
      layers.land.push({ type: 3, tags: {}, geometry: placed.map((ring, i) => wind(ring, i === 0)) });
    else layers.shore.push({ type: 2, tags: {}, geometry: placed });
  }
  return layers;
}

type Place = [x: number, y: number];

/** In tile units, each once. */
function place(flat: Flat, x: number, y: number): Place[] {
  const units = 2 ** CELL_ZOOM * TILE_EXTENT;
  const placed: Place[] = [];
  for (let i = 0; i < flat.length; i += 2) {
    const at: Place = [
      Math.round(flat[i]! * units - x * TILE_EXTENT),
      Math.round(flat[i + 1]! * units - y * TILE_EXTENT),
    ];
    const last = placed.at(-1);
    if (last?.[0] !== at[0] || last[1] !== at[1]) placed.push(at);
  }
  return placed;
}

/** Outlines of areas run clockwise as seen, lakes the other way (Mapbox Vector Tile 2.1). */
function wind(ring: Place[], isOutline: boolean): Place[] {
  let doubled = 0;
  for (let i = 1; i < ring.length; i++)
    doubled += ring[i - 1]![0] * ring[i]![1] - ring[i]![0] * ring[i - 1]![1];
  return doubled > 0 === isOutline ? ring : ring.reverse();
}

const [START, END] = [-BUFFER, TILE_EXTENT + BUFFER];
const SEA: TileFeature = {
  type: 3,
  tags: {},
  geometry: [
    [
      [START, START],
      [END, START],
      [END, END],
      [START, END],
      [START, START],
    ],
  ],
};

/** Degrees. */
const AT_ANTIMERIDIAN = 179.9995;

/** Without the edges along ±180°, where the source is cut. */
function shoresOf(ring: readonly LonLat[]): LonLat[][] {
  const lines: LonLat[][] = [[]];
  for (const [index, point] of ring.entries()) {
    const before = ring[index - 1];
    if (before && Math.abs(before[0]) > AT_ANTIMERIDIAN && Math.abs(point[0]) > AT_ANTIMERIDIAN)
      lines.push([]);
    lines.at(-1)!.push(point);
  }
  return lines.filter((line) => line.length > 1);
}
