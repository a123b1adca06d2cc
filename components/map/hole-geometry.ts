import type { FeatureCollection, Point } from 'geojson';
import type { Hole } from '#lib/api/records.ts';
import { unwrapLongitude } from '#lib/geo/longitude.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import { playedLine } from '#lib/golf/played-line.ts';
import { LENGTH_UNITS, type LengthUnit } from '#lib/golf/units.ts';
import type { Language } from '#messages/languages.ts';
import { numbersPart } from '#messages/parts/numbers.ts';

/** Degrees clockwise from north; null where the hole isn't mapped. */
export function holeBearing(hole: Hole): number | null {
  if (hole.bearing !== null) return hole.bearing;
  const [tee, green] = [playedLine(hole)[0], playedLine(hole).at(-1)];
  if (!tee || !green) return null;
  return (rulerAt(tee[1]).bearing(tee, green) + 360) % 360;
}

/**
 * How far a point is from a hole's line in metres, and how far along it, as 0–1 of the way from tee to green; null where
 * the hole isn't mapped.
 */
export function nearestOnHole(hole: Hole, [lon, lat]: LonLat): { metres: number; share: number } | null {
  const line = [...playedLine(hole)];
  if (line.length < 2) return null;
  const ruler = rulerAt(line[0]![1]);
  const { point } = ruler.pointOnLine(line, [lon, lat]);
  const share = ruler.lineDistance(ruler.lineSlice(line[0]!, point, line)) / ruler.lineDistance(line);
  return { metres: ruler.distance(point, [lon, lat]), share };
}

/** `share` is 0–1 of the way from tee to green; null where the hole isn't mapped. */
export function pointAlongHole(hole: Hole, share: number): [lon: number, lat: number] | null {
  const line = [...playedLine(hole)];
  if (line.length < 2) return null;
  const ruler = rulerAt(line[0]![1]);
  return ruler.along(line, ruler.lineDistance(line) * share);
}

/** Metres as the crow flies. */
export interface PointOnHole {
  at: LonLat;
  tee: LonLat;
  green: LonLat;
  fromTee: number;
  toGreen: number;
}

/** Distances from the tee and to the green; null where either is unknown. */
export function measureOnHole(hole: Hole, at: LonLat): PointOnHole | null {
  const tee = hole.tee?.coordinates ?? playedLine(hole)[0];
  const green = hole.green?.coordinates ?? playedLine(hole).at(-1);
  if (!tee || !green) return null;
  const ruler = rulerAt(at[1]);
  const [fromTee, toGreen] = [ruler.distance(tee, [...at]), ruler.distance([...at], green)];
  return { at, tee, green, fromTee, toGreen };
}

/** How far from a hole's line a click still counts for it. */
const REACH_METRES = 60;

/** The chosen hole while the point is on it (so that measuring doesn't jump to a neighbour), else the nearest. */
export function findHoleAt<Numbered extends { hole: Hole }>(
  holes: readonly Numbered[],
  point: LonLat,
  chosen: Numbered | undefined,
): Numbered | undefined {
  const metresTo = ({ hole }: Numbered) => nearestOnHole(hole, point)?.metres ?? Number.POSITIVE_INFINITY;
  if (chosen && metresTo(chosen) <= REACH_METRES) return chosen;
  const distances = holes.map(metresTo);
  const nearest = Math.min(...distances);
  return nearest <= REACH_METRES ? holes[distances.indexOf(nearest)] : undefined;
}

/** Every 50 m (or yards), counted back from the green. */
export function holeMarks(hole: Hole, unit: LengthUnit): FeatureCollection<Point, { label: string }> {
  const line = [...playedLine(hole)];
  const length = line.length > 1 ? rulerAt(line[0]![1]).lineDistance(line) : 0;
  const step = 50 * LENGTH_UNITS[unit].metres;
  const features: FeatureCollection<Point, { label: string }>['features'] = [];
  // The last mark leaves the tee's badge free.
  for (let mark = 1; mark * step < length - 20; mark++) {
    const coordinates = pointAlongHole(hole, 1 - (mark * step) / length)!;
    const properties = { label: String(mark * 50) };
    features.push({ type: 'Feature', geometry: { type: 'Point', coordinates }, properties });
  }
  return { type: 'FeatureCollection', features };
}

/** The point, and a line through it from tee to green, with the length of each part. */
export function measureFeatures(
  { at, tee, green, fromTee, toGreen }: PointOnHole,
  unit: LengthUnit,
  language: Language,
): FeatureCollection {
  const { formatWhole } = language.read(numbersPart);
  const [from, to] = [tee, green].map(([lon, lat]) => [unwrapLongitude(lon, at[0]), lat] as const);
  const label = (end: LonLat, metres: number) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [(end[0] + at[0]) / 2, (end[1] + at[1]) / 2] },
    properties: { label: `${formatWhole(metres / LENGTH_UNITS[unit].metres)} ${unit}` },
  });
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'LineString', coordinates: [[...from!], [...at], [...to!]] },
        properties: {},
      },
      label(from!, fromTee),
      label(to!, toGreen),
      { type: 'Feature', geometry: { type: 'Point', coordinates: [...at] }, properties: { kind: 'point' } },
    ],
  };
}
