import type { Area, LineString, Point } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { BYTES_A_POSITION, countPositions, writeCoordinates } from './write-coordinates.ts';

/** What stands for a geometry's coordinates in the text around them; no string can hold it, because quotes in strings are escaped. */
const GAP = '"coordinates":null';
const COORDINATES = '"coordinates":';
/** Most bytes that a UTF-16 unit takes in UTF-8. */
const BYTES_A_UNIT = 3;

type Geometry = Area | LineString | Point;

/**
 * The bytes of `JSON.stringify({ data: profile })`. Half of a profile are coordinates, whose few decimals are
 * written here several times as fast as numbers in general are.
 */
export function profileJson(profile: GolfProfile): Buffer {
  const geometries: Geometry[] = [];
  const emptied = <T extends Geometry>(geometry: T) => {
    geometries.push(geometry);
    return { type: geometry.type, coordinates: null };
  };
  const orNull = <T extends Geometry>(geometry: T | null) => geometry && emptied(geometry);
  // In the order of the text, because the gaps are filled one after the other.
  const rest = {
    ...profile,
    teeboxes: profile.teeboxes.map((teebox) => ({
      ...teebox,
      holes: teebox.holes.map((hole) => ({ ...hole, tee: orNull(hole.tee) })),
    })),
    holes: profile.holes.map((hole) => ({
      ...hole,
      tee: orNull(hole.tee),
      green: orNull(hole.green),
      line: orNull(hole.line),
    })),
    hazards: profile.hazards.map((hazard) => ({
      ...hazard,
      centroid: emptied(hazard.centroid),
      geometry: emptied(hazard.geometry),
    })),
    surfaces: profile.surfaces.map((surface) => ({ ...surface, geometry: emptied(surface.geometry) })),
  };
  const [first, ...others] = JSON.stringify({ data: rest }).split(GAP);
  const bytes = scratchOf(roomFor(first!, others, geometries));
  let end = bytes.write(first!);
  others.forEach((text, index) => {
    end += bytes.write(COORDINATES, end, 'latin1');
    end = writeCoordinates(bytes, end, geometries[index]!);
    end += bytes.write(text, end);
  });
  return Buffer.from(bytes.subarray(0, end));
}

/** Room that profiles are put together in one after the other, so that each need not ask for it. */
let scratch = Buffer.alloc(0);

function scratchOf(bytes: number): Buffer {
  if (scratch.length < bytes) scratch = Buffer.allocUnsafe(bytes * 2);
  return scratch;
}

function roomFor(first: string, others: readonly string[], geometries: readonly Geometry[]): number {
  const units = others.reduce((sum, text) => sum + COORDINATES.length + text.length, first.length);
  const positions = geometries.reduce((sum, geometry) => sum + countPositions(geometry), 0);
  return units * BYTES_A_UNIT + positions * BYTES_A_POSITION;
}
