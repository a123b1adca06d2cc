import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import type { Area, LineString, Position } from '#lib/contract/geometry.ts';
import type { CourseDetails } from '../course/course-in-progress.ts';

/** Where a course's details are in a file that all threads of the program have open. */
export type DetailsPlan = { file: number; offset: number; length: number };

/** A file without a name, which is gone when it's closed or the program ends. */
export function openNamelessFile(path: string): { file: number; close: () => void } {
  const file = openSync(path, 'w+');
  unlinkSync(path);
  return { file, close: () => closeSync(file) };
}

/** As the builder rounds positions: then they're whole numbers. */
const UNITS_A_DEGREE = 1e7;

/** Counts of positions in place of the positions. */
type Counts = number | readonly Counts[];
type Coordinates = readonly Position[] | readonly Coordinates[];

/** The JSON's length, the JSON with counts for coordinates, and these as 32-bit numbers. */
export function packDetails(details: CourseDetails): Buffer {
  const units: number[] = [];
  const put = (coordinates: Coordinates): Counts => {
    if (typeof coordinates[0]?.[0] !== 'number') return (coordinates as Coordinates[]).map(put);
    for (const [lon, lat] of coordinates as Position[]) {
      units.push(Math.round(lon * UNITS_A_DEGREE), Math.round(lat * UNITS_A_DEGREE));
    }
    return coordinates.length;
  };
  const packed = {
    ...details,
    holes: details.holes.map((hole) => ({ ...hole, line: put(hole.line) })),
    hazards: details.hazards.map(({ geometry, ...hazard }) => ({
      ...hazard,
      geometry: packGeometry(geometry, put),
    })),
    surfaces: details.surfaces.map(({ geometry, ...surface }) => ({
      ...surface,
      geometry: packGeometry(geometry, put),
    })),
  };
  const json = Buffer.from(JSON.stringify(packed));
  const padding = (4 - (json.length % 4)) % 4;
  const head = Buffer.alloc(4);
  head.writeUInt32LE(json.length);
  return Buffer.concat([head, json, Buffer.alloc(padding), new Uint8Array(Int32Array.from(units).buffer)]);
}

function packGeometry({ type, coordinates }: Area | LineString, put: (coordinates: Coordinates) => Counts) {
  return { type, coordinates: put(coordinates) };
}

export function unpackDetails(bytes: Buffer): CourseDetails {
  const length = bytes.readUInt32LE(0);
  const packed = JSON.parse(bytes.toString('utf8', 4, 4 + length));
  const rest = bytes.subarray(4 + length + ((4 - (length % 4)) % 4));
  const units = new Int32Array(rest.buffer.slice(rest.byteOffset, rest.byteOffset + rest.length));
  let at = 0;
  const take = (counts: Counts): Coordinates => {
    if (typeof counts !== 'number') return counts.map(take) as Coordinates;
    const positions = new Array<Position>(counts);
    for (let i = 0; i < counts; i++, at += 2) {
      positions[i] = [units[at]! / UNITS_A_DEGREE, units[at + 1]! / UNITS_A_DEGREE];
    }
    return positions;
  };
  for (const hole of packed.holes) hole.line = take(hole.line);
  for (const { geometry } of packed.hazards) geometry.coordinates = take(geometry.coordinates);
  for (const { geometry } of packed.surfaces) geometry.coordinates = take(geometry.coordinates);
  return packed;
}

export function readDetails({ file, offset, length }: DetailsPlan): CourseDetails {
  return unpackDetails(readBytes(file, offset, length));
}

/** A step of a recipe. Null for a course that OpenStreetMap doesn't know. */
export function detailsOfPlan(plan: DetailsPlan | null): CourseDetails | null {
  return plan && readDetails(plan);
}

/** Offset and length are in bytes. Throws RangeError where the file ends before. */
export function readBytes(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, offset + done);
    if (read === 0) throw new RangeError(`A file of the build ends at ${offset + done}.`);
    done += read;
  }
  return bytes;
}

export function writeBytes(file: number, bytes: Uint8Array, offset: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(file, bytes, done, bytes.length - done, offset + done);
  }
}
