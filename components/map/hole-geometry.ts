import type { FeatureCollection, Point } from 'geojson';
import type { Hole } from '#lib/api/records.ts';
import { unwrapLongitude } from '#lib/geo/longitude.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import { LENGTH_UNITS, type LengthUnit } from '#lib/golf/units.ts';
import type { Language } from '#messages/languages.ts';
import { numbersPart } from '#messages/parts/numbers.ts';

/** Tee to green; only the two ends where no line is mapped, empty where an end is unknown. */
export function holeLine(hole: Hole): LonLat[] {
  if (hole.line) return hole.line.coordinates;
  return hole.tee && hole.green ? [hole.tee.coordinates, hole.green.coordinates] : [];
}

/** Degrees clockwise from north; null where the hole isn't mapped. */
export function holeBearing(hole: Hole): number | null {
  if (hole.bearing !== null) return hole.bearing;
  const line = holeLine(hole);
  const [tee, green] = [line[0], line.at(-1)];
  if (!tee || !green) return null;
  return (rulerAt(tee[1]).bearing([...tee], [...green]) + 360) % 360;
}

/** Metres to the hole's line; infinite where the hole isn't mapped. */
export function distanceToHole(hole: Hole, [lon, lat]: LonLat): number {
  const line = holeLine(hole);
  if (line.length < 2) return Number.POSITIVE_INFINITY;
  const ruler = rulerAt(lat);
  const nearest = ruler.pointOnLine(mutable(line), [lon, lat]).point;
  return ruler.distance(nearest, [lon, lat]);
}

/** `share` is 0–1 of the way from tee to green; null where the hole isn't mapped. */
export function pointAlongHole(hole: Hole, share: number): LonLat | null {
  const line = holeLine(hole);
  if (line.length < 2) return null;
  const ruler = rulerAt(line[0]![1]);
  const [lon, lat] = ruler.along(mutable(line), ruler.lineDistance(mutable(line)) * share);
  return [lon, lat];
}

/** 0–1 of the line's length, for the place nearest to `point`. */
export function shareAlongHole(hole: Hole, [lon, lat]: LonLat): number | null {
  const line = mutable(holeLine(hole));
  if (line.length < 2) return null;
  const ruler = rulerAt(line[0]![1]);
  const { point } = ruler.pointOnLine(line, [lon, lat]);
  return ruler.lineDistance(ruler.lineSlice(line[0]!, point, line)) / ruler.lineDistance(line);
}

/** Metres as the crow flies. */
export interface PointOnHole {
  at: LonLat;
  fromTee: number;
  toGreen: number;
}

/** Distances from the tee and to the green; null where either is unknown. */
export function measureOnHole(hole: Hole, at: LonLat): PointOnHole | null {
  const line = holeLine(hole);
  const tee = hole.tee?.coordinates ?? line[0];
  const green = hole.green?.coordinates ?? line.at(-1);
  if (!tee || !green) return null;
  const ruler = rulerAt(at[1]);
  return {
    at,
    fromTee: ruler.distance([...tee], [...at]),
    toGreen: ruler.distance([...at], [...green]),
  };
}

/**
 * The chosen hole while the point is on it (so that measuring doesn't jump to a neighbour), else the nearest
 * within `reach` metres of its line.
 */
export function findHoleAt(
  holes: readonly Hole[],
  point: LonLat,
  chosen: Hole | undefined,
  reach = 60,
): Hole | undefined {
  if (chosen && distanceToHole(chosen, point) <= reach) return chosen;
  let found: Hole | undefined;
  let nearest = reach;
  for (const hole of holes) {
    const distance = distanceToHole(hole, point);
    if (distance <= nearest) {
      nearest = distance;
      found = hole;
    }
  }
  return found;
}

/** cheap-ruler asks for mutable arrays, but doesn't change them. */
function mutable(line: readonly LonLat[]): [number, number][] {
  return line.map(([lon, lat]) => [lon, lat]);
}

/** Every 50 m (or yards), counted back from the green. */
export function holeMarks(hole: Hole, unit: LengthUnit): FeatureCollection<Point, { label: string }> {
  const line = holeLine(hole).map(([lon, lat]): [number, number] => [lon, lat]);
  const features: FeatureCollection<Point, { label: string }>['features'] = [];
  if (line.length > 1) {
    const length = rulerAt(line[0]![1]).lineDistance(line);
    const step = 50 * LENGTH_UNITS[unit].metres;
    // The last mark leaves the tee's badge free.
    for (let mark = 1; mark * step < length - 20; mark++) {
      const point = pointAlongHole(hole, 1 - (mark * step) / length);
      if (!point) continue;
      features.push({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [...point] },
        properties: { label: String(mark * 50) },
      });
    }
  }
  return { type: 'FeatureCollection', features };
}

/** The point, and a line with its length to each end of the hole. */
export function measureFeatures(
  hole: Hole,
  { at, fromTee, toGreen }: PointOnHole,
  unit: LengthUnit,
  language: Language,
): FeatureCollection {
  const { formatWhole } = language.read(numbersPart);
  const line = holeLine(hole).map(([lon, lat]) => [unwrapLongitude(lon, at[0]), lat] as const);
  const ends = [
    { end: line[0], metres: fromTee },
    { end: line.at(-1), metres: toGreen },
  ];
  return {
    type: 'FeatureCollection',
    features: [
      ...ends.flatMap(({ end, metres }): FeatureCollection['features'] =>
        end
          ? [
              {
                type: 'Feature',
                geometry: { type: 'LineString', coordinates: [[...end], [...at]] },
                properties: {},
              },
              {
                type: 'Feature',
                geometry: { type: 'Point', coordinates: [(end[0] + at[0]) / 2, (end[1] + at[1]) / 2] },
                properties: { label: `${formatWhole(metres / LENGTH_UNITS[unit].metres)} ${unit}` },
              },
            ]
          : [],
      ),
      { type: 'Feature', geometry: { type: 'Point', coordinates: [...at] }, properties: { kind: 'point' } },
    ],
  };
}
