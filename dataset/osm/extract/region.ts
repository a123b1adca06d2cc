import type { Position } from '#lib/contract/geometry.ts';
import { boxAround, boxOfCoordinates, forEachPosition, type PlainBox } from '../../geometry/box-index.ts';
import type { OsmFeature } from '../osm-feature.ts';

/** A closed rectangle of longitudes and latitudes. */
export type RegionRing = Position[];

/** Cells of a hundredth of a degree. */
export type Region = {
  rings: RegionRing[];
  /** Whether any corner lies in it. */
  touches(feature: OsmFeature): boolean;
};

/** About a kilometre, so that a cell and its neighbours hold a course and its woods. */
const cellsPerDegree = 100;

/** The cells of features and of what's around them, `metres` to each side. */
export function coverFeatures(features: Iterable<Pick<OsmFeature, 'geometry'>>, metres = 280): Region {
  const rows = new Map<number, Set<number>>();
  for (const feature of features) addCells(rows, feature, metres);
  return {
    rings: [...rows].sort(([a], [b]) => a - b).flatMap(([row, columns]) => runsOf(row, columns)),
    touches({ geometry }) {
      let touches = false;
      forEachPosition(geometry.coordinates, ([lon, lat]) => {
        touches ||=
          rows.get(Math.floor(lat * cellsPerDegree))?.has(Math.floor(lon * cellsPerDegree)) ?? false;
      });
      return touches;
    },
  };
}

/** Wider features are broken and only covered at their corners. */
const widestInCells = 50;

function addCells(
  rows: Map<number, Set<number>>,
  { geometry }: Pick<OsmFeature, 'geometry'>,
  metres: number,
): void {
  const box = boxOfCoordinates(geometry.coordinates);
  const [west, south, east, north] = box;
  const isWide = Math.max(east - west, north - south) * cellsPerDegree > widestInCells;
  if (!isWide) addBox(rows, boxAround(box, metres));
  else
    forEachPosition(geometry.coordinates, ([lon, lat]) =>
      addBox(rows, boxAround([lon, lat, lon, lat], metres)),
    );
}

function addBox(rows: Map<number, Set<number>>, box: PlainBox): void {
  const cells = box.map((degrees) => Math.floor(degrees * cellsPerDegree));
  const [west, south, east, north] = cells as unknown as PlainBox;
  for (let row = south; row <= north; row++) {
    const columns = rows.get(row) ?? new Set();
    rows.set(row, columns);
    for (let column = west; column <= east; column++) columns.add(column);
  }
}

function runsOf(row: number, columns: Set<number>): RegionRing[] {
  const rings: RegionRing[] = [];
  const sorted = [...columns].sort((a, b) => a - b);
  for (let i = 0; i < sorted.length; ) {
    let end = i + 1;
    while (end < sorted.length && sorted[end] === sorted[end - 1]! + 1) end++;
    rings.push(rectangle(sorted[i]!, row, sorted[end - 1]! + 1, row + 1));
    i = end;
  }
  return rings;
}

function rectangle(west: number, south: number, east: number, north: number): RegionRing {
  const lon = (column: number) => Math.max(-180, Math.min(180, column / cellsPerDegree));
  const lat = (row: number) => Math.max(-90, Math.min(90, row / cellsPerDegree));
  const [w, s, e, n] = [lon(west), lat(south), lon(east), lat(north)];
  return [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ];
}

/** The configuration of `osmium extract`. */
export function regionConfiguration(rings: RegionRing[], output: string): object {
  return { extracts: [{ output, output_format: 'pbf', multipolygon: rings.map((ring) => [ring]) }] };
}
