import { polygonsOf } from '#dataset/geometry/area.ts';
import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';

type Line = readonly Position[];

/** Most bytes that a position takes: two numbers of up to 24 characters, its punctuation and that around it. */
export const BYTES_A_POSITION = 64;

const codeOf = (sign: string) => sign.charCodeAt(0);
const ZERO = codeOf('0');
const MINUS = codeOf('-');
const POINT = codeOf('.');
const COMMA = codeOf(',');
const OPEN = codeOf('[');
const CLOSE = codeOf(']');

/** The positions in a geometry. */
export function countPositions(geometry: Area | LineString | Point): number {
  if (geometry.type === 'Point') return 1;
  if (geometry.type === 'LineString') return geometry.coordinates.length;
  return polygonsOf(geometry).reduce(
    (sum, rings) => sum + rings.reduce((all, ring) => all + ring.length, 0),
    0,
  );
}

/** Writes a geometry's coordinates as JSON.stringify does, from a byte on; the answer is where they end. There must be room. */
export function writeCoordinates(bytes: Buffer, start: number, geometry: Area | LineString | Point): number {
  if (geometry.type === 'Point') return writePosition(bytes, start, geometry.coordinates);
  if (geometry.type === 'LineString') return writeLine(bytes, start, geometry.coordinates);
  if (geometry.type === 'Polygon') return writeLines(bytes, start, geometry.coordinates);
  let end = open(bytes, start);
  for (const polygon of geometry.coordinates) end = writeLines(bytes, comma(bytes, start, end), polygon);
  return close(bytes, end);
}

function open(bytes: Buffer, start: number): number {
  bytes[start] = OPEN;
  return start + 1;
}

/** Before every item but the first. */
function comma(bytes: Buffer, start: number, end: number): number {
  if (end === start + 1) return end;
  bytes[end] = COMMA;
  return end + 1;
}

function close(bytes: Buffer, end: number): number {
  bytes[end] = CLOSE;
  return end + 1;
}

function writeLines(bytes: Buffer, start: number, lines: readonly Line[]): number {
  let end = open(bytes, start);
  for (const line of lines) end = writeLine(bytes, comma(bytes, start, end), line);
  return close(bytes, end);
}

function writeLine(bytes: Buffer, start: number, positions: Line): number {
  let end = open(bytes, start);
  for (const position of positions) end = writePosition(bytes, comma(bytes, start, end), position);
  return close(bytes, end);
}

function writePosition(bytes: Buffer, start: number, position: Position): number {
  let end = writeDegrees(bytes, open(bytes, start), position[0]);
  end = writeDegrees(bytes, comma(bytes, start, end), position[1]);
  return close(bytes, end);
}

/** Degrees have six decimals at most and are 32-bit millionths then; any other number goes the general way. */
function writeDegrees(bytes: Buffer, start: number, degrees: number): number {
  const millionths = Math.round(Math.abs(degrees) * 1e6);
  if (millionths / 1e6 !== Math.abs(degrees) || millionths >= 1e9) {
    return start + bytes.write(JSON.stringify(degrees), start, 'latin1');
  }
  let end = start;
  if (degrees < 0) bytes[end++] = MINUS;
  const whole = (millionths / 1e6) | 0;
  if (whole >= 100) bytes[end++] = ZERO + ((whole / 100) | 0);
  if (whole >= 10) bytes[end++] = ZERO + (((whole / 10) | 0) % 10);
  bytes[end++] = ZERO + (whole % 10);
  let rest = (millionths - whole * 1e6) | 0;
  if (rest === 0) return end;
  bytes[end++] = POINT;
  for (let unit = 100_000; rest > 0; unit = (unit / 10) | 0) {
    const digit = (rest / unit) | 0;
    bytes[end++] = ZERO + digit;
    rest -= digit * unit;
  }
  return end;
}
