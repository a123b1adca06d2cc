import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson';

/**
 * A geometry whose lines run on past ±180° instead of jumping to the other side of the map. (Natural Earth's
 * topology is stitched there; tiles are cut from a flat map, which repeats.)
 */
export function unwrap<G extends Geometry>(geometry: G): Geometry {
  switch (geometry.type) {
    case 'Polygon':
      return { type: 'Polygon', coordinates: unwrapPolygon(geometry.coordinates) };
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: geometry.coordinates.map(unwrapPolygon) };
    case 'LineString':
      return { type: 'LineString', coordinates: unwrapLine(geometry.coordinates) };
    case 'MultiLineString':
      return { type: 'MultiLineString', coordinates: geometry.coordinates.map(unwrapLine) };
    default:
      return geometry;
  }
}

/** Moves positions by whole turns so that neighbours are at most 180° from each other. */
export function unwrapLine(line: readonly Position[]): Position[] {
  let turns = 0;
  return line.map(([lon = 0, lat = 0], index) => {
    const before = line[index - 1]?.[0] ?? lon;
    if (lon - before > 180) turns--;
    else if (lon - before < -180) turns++;
    return [lon + 360 * turns, lat];
  });
}

function unwrapPolygon(rings: Polygon['coordinates']): MultiPolygon['coordinates'][number] {
  const [exterior = [], ...holes] = rings.map((ring) => closeOverPole(unwrapLine(ring)));
  const west = Math.min(...exterior.map(([lon = 0]) => lon));
  return [exterior, ...holes.map((hole) => moveEastOf(hole, west))];
}

/** A ring round the pole (Antarctica) ends a whole turn from its start: it is closed along the map's edge. */
function closeOverPole(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs(first[0]! - last[0]!) < 180) return ring;
  const pole = first[1]! < 0 ? -90 : 90;
  return [...ring, [last[0]!, pole], [first[0]!, pole], first];
}

/** Puts a hole in the same turn as its exterior. */
function moveEastOf(hole: Position[], west: number): Position[] {
  const start = Math.min(...hole.map(([lon = 0]) => lon));
  const turns = Math.ceil((west - start) / 360 - 1e-9);
  return hole.map(([lon = 0, lat = 0]) => [lon + 360 * turns, lat]);
}
