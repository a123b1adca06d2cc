import { type GrowingBytes, makeRoom } from '../growing-bytes.ts';
import { clipLine, clipRing, type Side, sidesOf } from './clip.ts';
import {
  closeBoth,
  closeMessage,
  closeShort,
  dropMessage,
  HEAD_ROOM,
  openMessage,
  openShort,
  putNumber,
  putSigned,
  putText,
  putVarint,
} from './protocol-buffer.ts';
import { EXTENT, HEAD, HEAD_SIZE, LAYERS, TYPES } from './tile-shapes.ts';

const KEYS = ['golf_id', 'type', 'number'] as const;

/** Types of a geometry. */
const LINE = 2;
const AREA = 3;

/** Commands of a geometry (Mapbox Vector Tile 2.1, section 4.3). */
const MOVE_TO = (1 << 3) | 1;
const LINE_TO = 2;
const CLOSE_PATH = (1 << 3) | 7;

/** Units beyond the edge of a tile that are part of it, so that strokes meet across it. */
export const BUFFER = 64;
const [LEAST, MOST] = [-BUFFER, EXTENT + BUFFER];
const [WEST, EAST, NORTH, SOUTH] = sidesOf(LEAST, MOST);

/** A tile's corner in units of the closest zoom, of which its own are 2^`shift`. */
export type Frame = { west: number; north: number; shift: number };

/** Values of a layer, by the places that its features name. */
type Values = Map<string | number, number>;

/**
 * Writes a vector tile (Mapbox Vector Tile 2.1) of the shapes at `offsets`, or nothing if none of them is
 * on it. Written by hand: making the 700,000 tiles of the world's courses from objects would take minutes.
 */
export function writeTile(
  sink: GrowingBytes,
  numbers: Int32Array,
  offsets: readonly number[],
  frame: Frame,
): void {
  for (let layer = 0; layer < LAYERS.length; layer++) {
    const start = openMessage(sink);
    putNumber(sink, 15, 2);
    putText(sink, 1, LAYERS[layer]!);
    const empty = sink.end;
    const values: Values = new Map();
    for (const at of offsets)
      if (numbers[at + HEAD.layer] === layer) writeFeature(sink, numbers, at, frame, values);
    if (sink.end === empty) {
      dropMessage(sink, start);
      continue;
    }
    for (const key of KEYS) putText(sink, 3, key);
    for (const value of values.keys()) {
      const inner = openMessage(sink);
      if (typeof value === 'string') putText(sink, 1, value);
      else putNumber(sink, 5, value);
      closeMessage(sink, 4, inner);
    }
    putNumber(sink, 5, EXTENT);
    closeMessage(sink, 3, start);
  }
}

function writeFeature(
  sink: GrowingBytes,
  numbers: Int32Array,
  at: number,
  frame: Frame,
  values: Values,
): void {
  const type = numbers[at + HEAD.type]!;
  const number = numbers[at + HEAD.number]!;
  makeRoom(sink, 2 * HEAD_ROOM + 60);
  const feature = openMessage(sink);
  const tags = openShort(sink);
  putTag(sink, 0, numbers[at + HEAD.golfId]!, values);
  if (type > 0) putTag(sink, 1, TYPES[type]!, values);
  if (number > 0) putTag(sink, 2, number, values);
  closeShort(sink, 2, tags);
  putNumber(sink, 3, numbers[at + HEAD.isArea] === 1 ? AREA : LINE);
  const geometry = openMessage(sink);
  const sides = sidesCrossed(numbers, at, frame);
  if (sides.length === 0) writeWhole(sink, numbers, at, frame);
  else writeClipped(sink, numbers, at, { ...frame, sides });
  if (sink.end === geometry) dropMessage(sink, feature);
  else closeBoth(sink, { field: 2, start: feature }, { field: 4, start: geometry });
}

/** The key's place in KEYS, and the place of its value; a new value is added. */
function putTag(sink: GrowingBytes, key: number, value: string | number, values: Values): void {
  let place = values.get(value);
  if (place === undefined) {
    place = values.size;
    values.set(value, place);
  }
  putVarint(sink, key);
  putVarint(sink, place);
}

/** Sides of the tile with its buffer that a shape reaches beyond. */
function sidesCrossed(numbers: Int32Array, at: number, { west, north, shift }: Frame): Side[] {
  const [least, most] = [LEAST * 2 ** shift, MOST * 2 ** shift];
  const sides: Side[] = [];
  if (numbers[at + HEAD.west]! - west < least) sides.push(WEST);
  if (numbers[at + HEAD.east]! - west > most) sides.push(EAST);
  if (numbers[at + HEAD.north]! - north < least) sides.push(NORTH);
  if (numbers[at + HEAD.south]! - north > most) sides.push(SOUTH);
  return sides;
}

function writeWhole(
  sink: GrowingBytes,
  numbers: Int32Array,
  start: number,
  { west, north, shift }: Frame,
): void {
  const half = (1 << shift) >> 1;
  const isArea = numbers[start + HEAD.isArea] === 1;
  let at = start + HEAD_SIZE;
  let [lastX, lastY] = [0, 0];
  for (let ring = numbers[start + HEAD.rings]!; ring > 0; ring--) {
    const count = numbers[at]!;
    const points = isArea ? count - 1 : count;
    makeRoom(sink, roomOf(points));
    for (let point = 0; point < points; point++) {
      const x = (numbers[at + 1 + point * 2]! - west + half) >> shift;
      const y = (numbers[at + 2 + point * 2]! - north + half) >> shift;
      putCommand(sink, point, points);
      putSigned(sink, x - lastX);
      putSigned(sink, y - lastY);
      lastX = x;
      lastY = y;
    }
    if (isArea) putVarint(sink, CLOSE_PATH);
    at += 1 + count * 2;
  }
}

function writeClipped(
  sink: GrowingBytes,
  numbers: Int32Array,
  start: number,
  { west, north, shift, sides }: Frame & { sides: readonly Side[] },
): void {
  const half = (1 << shift) >> 1;
  const isArea = numbers[start + HEAD.isArea] === 1;
  const last = { x: 0, y: 0 };
  let at = start + HEAD_SIZE;
  for (let ring = numbers[start + HEAD.rings]!; ring > 0; ring--) {
    const local: number[] = [];
    const end = at + 1 + numbers[at]! * 2;
    for (at++; at < end; at += 2)
      local.push((numbers[at]! - west + half) >> shift, (numbers[at + 1]! - north + half) >> shift);
    const pieces = isArea ? [clipRing(local, sides)] : clipLine(local, sides);
    for (const piece of pieces) if (!isArea || piece.length >= 8) writePiece(sink, piece, isArea, last);
  }
}

function writePiece(
  sink: GrowingBytes,
  piece: number[],
  isArea: boolean,
  last: { x: number; y: number },
): void {
  const points = isArea ? piece.length / 2 - 1 : piece.length / 2;
  makeRoom(sink, roomOf(points));
  for (let point = 0; point < points; point++) {
    putCommand(sink, point, points);
    putSigned(sink, piece[point * 2]! - last.x);
    putSigned(sink, piece[point * 2 + 1]! - last.y);
    last.x = piece[point * 2]!;
    last.y = piece[point * 2 + 1]!;
  }
  if (isArea) putVarint(sink, CLOSE_PATH);
}

/** What comes before a point. An area's last point, which is its first, is left to CLOSE_PATH. */
function putCommand(sink: GrowingBytes, point: number, points: number): void {
  if (point === 0) putVarint(sink, MOVE_TO);
  else if (point === 1) putVarint(sink, ((points - 1) << 3) | LINE_TO);
}

/** Two numbers of up to five bytes for each point, and the commands. */
function roomOf(points: number): number {
  return points * 10 + 16;
}
