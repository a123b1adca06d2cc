import type { Position } from '#lib/contract/geometry.ts';
import { boxOfCoordinates, forEachPosition, type PlainBox } from '../../geometry/box-index.ts';
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

/** And a little around. */
export function coverFeatures(features: Iterable<Pick<OsmFeature, 'geometry'>>): Region {
  const rows = new Map<number, Set<number>>();
  for (const feature of features) addCells(rows, feature);
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

/** A quarter of a cell: 270 m of latitude, and of longitude 100 m or more up to 68°. */
const margin = 0.25;

/** Wider features are broken and only covered at their corners. */
const widestInCells = 50;

function addCells(rows: Map<number, Set<number>>, { geometry }: Pick<OsmFeature, 'geometry'>): void {
  const [west, south, east, north] = boxOfCoordinates(geometry.coordinates);
  const isWide = Math.max(east - west, north - south) * cellsPerDegree > widestInCells;
  if (!isWide) addBox(rows, [west, south, east, north]);
  else forEachPosition(geometry.coordinates, ([lon, lat]) => addBox(rows, [lon, lat, lon, lat]));
}

function addBox(rows: Map<number, Set<number>>, [west, south, east, north]: PlainBox): void {
  const cell = (degrees: number, side: number) => Math.floor(degrees * cellsPerDegree + side * margin);
  for (let row = cell(south, -1); row <= cell(north, 1); row++) {
    const columns = rows.get(row) ?? new Set();
    rows.set(row, columns);
    for (let column = cell(west, -1); column <= cell(east, 1); column++) columns.add(column);
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
