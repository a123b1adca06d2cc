import {
  type MappedCourse,
  type MappedGeometry,
  type MappedHole,
  ringsOf,
} from '#components/drawing/course-shapes.ts';
import { corridorOf } from '#components/drawing/hole-layout.ts';
import { boxAround, planeAround } from '#components/drawing/plane.ts';
import { holeLabels } from '#lib/golf/hole-names.ts';

/*
 * A page of found holes draws one hole each of twelve courses, whose profiles have 100 kB and more. Here
 * the JSON is walked through as bytes, and only what's near a hole is parsed: a page takes 52 to 67 ms, and
 * 69 to 79 in turn with JSON.parse of everything (bench/RESULTS.md), most of that for collecting values
 * that were parsed for nothing.
 */

type Hazard = MappedCourse['hazards'][number];
type Surface = MappedCourse['surfaces'][number];
type ProfileHole = MappedHole & { loop: string | null };

/** What a hole's drawing may show, and what it is called: "7", "Red 7" or a letter. */
export type DrawnHole = MappedCourse & { label: string };

/** Where a value is in the bytes, and the box around its positions, in millionths of a degree. */
type Piece = { from: number; to: number; west: number; south: number; east: number; north: number };

/**
 * Each hole that has a line, with what may appear on its drawing. `json` is an answer of getGolfCourseProfile,
 * `longitude` that of the course.
 */
export function groundInProfile(
  json: Uint8Array,
  { holeIds, longitude }: { holeIds: readonly string[]; longitude: number },
): Map<string, DrawnHole> {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  const meridian = Math.round(longitude * MILLION) | 0;
  const pieces = readPieces(bytes, meridian);
  const parse = <Value>(wanted: readonly Piece[]): Value[] =>
    JSON.parse(`[${wanted.map(({ from, to }) => bytes.toString('utf8', from, to)).join(',')}]`);
  const names = ({ from, to }: Piece) => {
    const hole = bytes.toString('latin1', from, to);
    return holeIds.some((id) => hole.includes(`"${id}"`));
  };
  const holes = parse<ProfileHole>(pieces.holes.filter(names));
  // Letters and loops are counted over the whole course.
  const isNamedAlone = holes.every(({ number, loop }) => number !== null && loop === null);
  const labels = holeLabels(isNamedAlone ? holes : parse<ProfileHole>(pieces.holes));
  const grounds = holes.flatMap((hole): [string, DrawnHole][] => {
    if (!hole.line?.coordinates[0] || !holeIds.includes(hole.hole_id)) return [];
    const { isNear, touches } = aroundLine(hole.line.coordinates, meridian);
    const hazards = parse<Hazard>(pieces.hazards.filter(isNear)).filter(touches);
    const surfaces = parse<Surface>(pieces.surfaces.filter(isNear))
      .filter(touches)
      .filter(({ type }) => type !== 'outline');
    return [[hole.hole_id, { label: labels.get(hole.hole_id)!, holes: [hole], hazards, surfaces }]];
  });
  return new Map(grounds);
}

/** Of a degree. Positions have six; further ones are cut off. */
const PLACES = 6;
const MILLION = 10 ** PLACES;
const HALF_TURN = 180 * MILLION;
/** The error from cutting off, and from numbers like 5e-7. */
const ROUNDING = 2;

/** Where `isNear` can't be sure, `touches` decides. */
function aroundLine(line: NonNullable<MappedHole['line']>['coordinates'], meridian: number) {
  const toPlane = planeAround(line[0]!);
  const isInCorridor = corridorOf(line.map(toPlane));
  return {
    isNear({ west, south, east, north }: Piece): boolean {
      const [left, top] = toPlane([(meridian + west - ROUNDING) / MILLION, (north + ROUNDING) / MILLION]);
      const [right, bottom] = toPlane([(meridian + east + ROUNDING) / MILLION, (south - ROUNDING) / MILLION]);
      return west <= east && isInCorridor({ left, top, right, bottom });
    },
    touches: ({ geometry }: { geometry: MappedGeometry }) =>
      isInCorridor(boxAround(ringsOf(geometry).flatMap((ring) => ring.map(toPlane)))),
  };
}

/** The elements of these lists. */
function readPieces(json: Buffer, meridian: number): Record<'holes' | 'hazards' | 'surfaces', Piece[]> {
  const pieces = { holes: [], hazards: [], surfaces: [] } as ReturnType<typeof readPieces>;
  const unused = emptyBox();
  let at = START.length;
  while (json[at] === QUOTE) {
    const colon = afterString(json, at + 1);
    const key = json.toString('latin1', at + 1, colon - 1);
    const list = key === 'holes' || key === 'hazards' || key === 'surfaces' ? pieces[key] : null;
    at = 1 + (list ? addPieces(list, json, colon + 1, meridian) : afterValue(json, colon + 1, unused, 0));
  }
  return pieces;
}

const START = '{"data":{';

/** Where the list ends. */
function addPieces(pieces: Piece[], json: Buffer, from: number, meridian: number): number {
  let at = from + 1;
  while (at < json.length && json[at] !== CLOSE_ARRAY) {
    const box = emptyBox();
    const to = afterValue(json, at, box, meridian);
    const [west, south, east, north] = box as unknown as [number, number, number, number];
    pieces.push({ from: at, to, west, south, east, north });
    at = json[to] === COMMA ? to + 1 : to;
  }
  return at + 1;
}

/** West, south, east, north. */
function emptyBox(): Int32Array {
  const most = 2 ** 31 - 1;
  return Int32Array.of(most, most, -most, -most);
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const isDigit = (byte: number) => byte >= ZERO && byte < ZERO + 10;
const isNumber = (byte: number) => byte === MINUS || isDigit(byte);
const isEnd = (byte: number) => byte === COMMA || byte === CLOSE_ARRAY || byte === CLOSE_OBJECT;

/** Where a value ends. Two numbers that begin an array in it are a longitude and a latitude, which widen the box. */
function afterValue(json: Buffer, from: number, box: Int32Array, meridian: number): number {
  const { length } = json;
  let depth = 0;
  let at = from;
  do {
    const byte = json[at++]!;
    if (byte === QUOTE) at = afterString(json, at);
    else if (byte === OPEN_ARRAY) {
      depth++;
      if (isNumber(json[at]!)) at = afterPosition(json, at, box, meridian);
    } else if (byte === OPEN_OBJECT) depth++;
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth--;
  } while (at < length && (depth > 0 || !isEnd(json[at]!)));
  return at;
}

/** `from` is behind the first quote. */
function afterString(json: Buffer, from: number): number {
  const { length } = json;
  let at = from;
  while (at < length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

function afterPosition(json: Buffer, from: number, box: Int32Array, meridian: number): number {
  const comma = afterNumber(json, from);
  if (json[comma] !== COMMA || !isNumber(json[comma + 1]!)) return comma;
  const end = afterNumber(json, comma + 1);
  let east = millionths(json, from, comma) - meridian;
  if (east >= HALF_TURN) east -= 2 * HALF_TURN;
  else if (east < -HALF_TURN) east += 2 * HALF_TURN;
  const north = millionths(json, comma + 1, end);
  if (east < box[0]!) box[0] = east;
  if (north < box[1]!) box[1] = north;
  if (east > box[2]!) box[2] = east;
  if (north > box[3]!) box[3] = north;
  return end;
}

function afterNumber(json: Buffer, from: number): number {
  const { length } = json;
  let at = from;
  while (at < length && !isEnd(json[at]!)) at++;
  return at;
}

/** Whole numbers, which are fast to calculate with. */
function millionths(json: Buffer, from: number, to: number): number {
  const isNegative = json[from] === MINUS;
  let value = 0;
  let places = -1;
  for (let at = isNegative ? from + 1 : from; at < to; at++) {
    const byte = json[at]!;
    if (byte === POINT) places = 0;
    else if (!isDigit(byte))
      return 0; // 5e-7
    else if (places < PLACES) {
      value = (Math.imul(value, 10) + byte - ZERO) | 0;
      if (places >= 0) places++;
    }
  }
  for (let place = Math.max(places, 0); place < PLACES; place++) value = Math.imul(value, 10);
  return isNegative ? -value : value;
}
