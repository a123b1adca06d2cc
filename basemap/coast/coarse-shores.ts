import type { Position } from 'geojson';
import type { LandFeatures } from '../land-features.ts';
import { CELL_ZOOM } from './coast-file.ts';

/** Degrees: less than a cell, so that no line steps over one. */
const STEP = 0.1;

/** Whether a coast or a lake of the coarse map runs through a cell. */
export function coarseShores({ coast, lake }: LandFeatures): (x: number, y: number) => boolean {
  const touched = new Set<string>();
  for (const line of [...coast.features, ...lake.features].flatMap(({ geometry }) => linesOf(geometry))) {
    for (const [index, [lon = 0, lat = 0]] of line.entries()) {
      const [nextLon = lon, nextLat = lat] = line[index + 1] ?? [];
      const steps = Math.ceil(Math.hypot(nextLon - lon, nextLat - lat) / STEP) || 1;
      for (let step = 0; step < steps; step++) {
        const share = step / steps;
        touched.add(cellOf(lon + share * (nextLon - lon), lat + share * (nextLat - lat)));
      }
    }
  }
  return (x, y) => touched.has(`${x} ${y}`);
}

function linesOf(geometry: LandFeatures['coast']['features'][number]['geometry']): Position[][] {
  switch (geometry.type) {
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    default:
      return [];
  }
}

function cellOf(lon: number, lat: number): string {
  const across = 2 ** CELL_ZOOM;
  const sine = Math.sin((lat * Math.PI) / 180);
  const x = Math.floor((lon / 360 + 0.5) * across);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across);
  return `${((x % across) + across) % across} ${y}`;
}
