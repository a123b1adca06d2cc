import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { polygonsOf } from '../../geometry/area.ts';

/** No string can contain this placeholder, because quotes in strings are escaped. */
const GAP = '"coordinates":null';
const COORDINATES = '"coordinates":';
const BYTES_A_UNIT = 3;

type Geometry = Area | LineString | Point;

/** JSON of each value of a profile by its key, in the profile's order. */
export type ProfileMembers = Map<keyof GolfProfile, Buffer>;

/**
 * Half of a profile are coordinates, whose few decimals are written here several times as fast as JSON.stringify
 * writes them.
 */
export function profileMembers(profile: GolfProfile): ProfileMembers {
  const members: ProfileMembers = new Map();
  for (const key of keysOf(profile)) members.set(key, memberJson(profile, key));
  return members;
}

export function memberJson(profile: GolfProfile, key: keyof GolfProfile): Buffer {
  const geometries: Geometry[] = [];
  const emptied = <T extends Geometry>(geometry: T) => {
    geometries.push(geometry);
    return { type: geometry.type, coordinates: null };
  };
  const json = JSON.stringify(withoutCoordinates(profile, key, emptied));
  if (geometries.length === 0) return Buffer.from(json);
  const bytes = scratchOf(roomFor(json, geometries));
  let end = 0;
  json.split(GAP).forEach((text, index) => {
    const geometry = geometries[index];
    end += bytes.write(geometry ? text + COORDINATES : text, end);
    if (geometry) end = writeCoordinates(bytes, end, geometry);
  });
  return Buffer.from(bytes.subarray(0, end));
}

/** In the order of the text, because the gaps are filled one after the other. */
function withoutCoordinates(
  profile: GolfProfile,
  key: keyof GolfProfile,
  emptied: (geometry: Geometry) => unknown,
): unknown {
  const orNull = (geometry: Geometry | null) => geometry && emptied(geometry);
  if (key === 'teeboxes') {
    return profile.teeboxes.map((teebox) => ({
      ...teebox,
      holes: teebox.holes.map((hole) => ({ ...hole, tee: orNull(hole.tee) })),
    }));
  }
  if (key === 'holes') {
    return profile.holes.map((hole) => ({
      ...hole,
      tee: orNull(hole.tee),
      green: orNull(hole.green),
      line: orNull(hole.line),
    }));
  }
  if (key === 'hazards') {
    return profile.hazards.map((hazard) => ({
      ...hazard,
      centroid: emptied(hazard.centroid),
      geometry: emptied(hazard.geometry),
    }));
  }
  if (key !== 'surfaces') return profile[key];
  return profile.surfaces.map((surface) => ({ ...surface, geometry: emptied(surface.geometry) }));
}

/** The bytes of `JSON.stringify({ data: profile })`. */
export function joinMembers(members: ProfileMembers): Buffer {
  const pieces: Buffer[] = [];
  for (const [key, json] of members) {
    pieces.push(Buffer.from(`${pieces.length === 0 ? '{"data":{' : ','}"${key}":`), json);
  }
  return Buffer.concat([...pieces, Buffer.from('}}')]);
}

/** Shared, so that profiles need not ask for room. */
let scratch = Buffer.alloc(0);

function scratchOf(bytes: number): Buffer {
  if (scratch.length < bytes) scratch = Buffer.allocUnsafe(bytes * 2);
  return scratch;
}

function roomFor(json: string, geometries: readonly Geometry[]): number {
  const positions = geometries.reduce((sum, geometry) => sum + countPositions(geometry), 0);
  return json.length * BYTES_A_UNIT + positions * BYTES_A_POSITION;
}

type Line = readonly Position[];

const BYTES_A_POSITION = 64;

const codeOf = (sign: string) => sign.charCodeAt(0);
const ZERO = codeOf('0');
const MINUS = codeOf('-');
const POINT = codeOf('.');
const COMMA = codeOf(',');
const OPEN = codeOf('[');
const CLOSE = codeOf(']');

function countPositions(geometry: Area | LineString | Point): number {
  if (geometry.type === 'Point') return 1;
  if (geometry.type === 'LineString') return geometry.coordinates.length;
  return polygonsOf(geometry).reduce(
    (sum, rings) => sum + rings.reduce((all, ring) => all + ring.length, 0),
    0,
  );
}

/** As JSON.stringify does, from `start`; returns where they end. There must be room. */
function writeCoordinates(bytes: Buffer, start: number, geometry: Area | LineString | Point): number {
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

/** With at most six decimals degrees are 32-bit millionths; other numbers go the general way. */
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
