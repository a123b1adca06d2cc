import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import type { Area, LineString, Position } from '#lib/contract/geometry.ts';
import type { CourseDetails } from '../course/course-in-progress.ts';
import { type Counts, type PositionLists, positionsFrom, UNITS_A_DEGREE } from './packed-positions.ts';

/** Where a course's details are in a file that all threads of the program have open. */
export type DetailsPlan = { file: number; offset: number; length: number };

/** A file without a name, which is gone when it's closed or the program ends. */
export function openNamelessFile(path: string): { file: number; close: () => void } {
  const file = openSync(path, 'w+');
  unlinkSync(path);
  return { file, close: () => closeSync(file) };
}

/** The JSON's length, the JSON with counts for coordinates, and these as 32-bit numbers. */
export function packDetails(details: CourseDetails): Buffer {
  const units: number[] = [];
  const put = (lists: PositionLists): Counts => {
    if (typeof lists[0]?.[0] !== 'number') return (lists as PositionLists[]).map(put);
    for (let i = 0; i < lists.length; i++) {
      const position = lists[i] as Position;
      units.push(Math.round(position[0] * UNITS_A_DEGREE), Math.round(position[1] * UNITS_A_DEGREE));
    }
    return lists.length;
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
  const head = Buffer.alloc(4);
  head.writeUInt32LE(json.length);
  return Buffer.concat([head, json, new Uint8Array(new Int32Array(units).buffer)]);
}

function packGeometry({ type, coordinates }: Area | LineString, put: (lists: PositionLists) => Counts) {
  return { type, coordinates: put(coordinates) };
}

export function unpackDetails(bytes: Buffer): CourseDetails {
  const length = bytes.readUInt32LE(0);
  const packed = JSON.parse(bytes.toString('utf8', 4, 4 + length));
  const take = positionsFrom(bytes, 4 + length);
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
