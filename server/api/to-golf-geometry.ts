import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Hole } from '#lib/contract/hole.ts';
import type { GolfGeometry } from '#lib/contract/operations/golf-geometry.ts';

type Feature = GolfGeometry['features'][number];

export function toGolfGeometry(profile: GolfProfile): GolfGeometry {
  return {
    type: 'FeatureCollection',
    golf_id: profile.golf_id,
    slug: profile.slug,
    name: profile.name,
    attribution: profile.sources.flatMap(({ attribution }) => attribution ?? []),
    ...(profile.bbox ? { bbox: profile.bbox } : {}),
    features: [
      ...profile.nearby_waters.map((water, index) =>
        toNearbyWaterFeature(water, `${profile.golf_id}-nearby-${index + 1}`),
      ),
      ...profile.surfaces.map(toSurfaceFeature),
      ...profile.hazards.map(toHazardFeature),
      ...profile.holes.map(toHoleFeature),
    ],
  };
}

function toHoleFeature(hole: Hole): Feature {
  const { hole_id, number, number_source, loop, name, par, par_source, bearing, elevation_change } = hole;
  return {
    type: 'Feature',
    id: hole_id,
    geometry: hole.line ?? hole.green ?? hole.tee,
    properties: {
      feature_type: 'hole',
      hole_id,
      number,
      number_source,
      loop,
      name,
      par,
      par_source,
      length: hole.length,
      length_traced: hole.length_traced,
      bearing,
      elevation_change,
      origin: hole.origin,
    },
  };
}

function toHazardFeature({ geometry, centroid: _, ...hazard }: GolfProfile['hazards'][number]): Feature {
  return {
    type: 'Feature',
    id: hazard.hazard_id,
    geometry,
    properties: { feature_type: 'hazard', ...hazard },
  };
}

function toNearbyWaterFeature({ type, geometry }: GolfProfile['nearby_waters'][number], id: string): Feature {
  return { type: 'Feature', id, geometry, properties: { feature_type: 'nearby_water', type } };
}

function toSurfaceFeature({ geometry, ...surface }: GolfProfile['surfaces'][number]): Feature {
  return {
    type: 'Feature',
    id: surface.surface_id,
    geometry,
    properties: { feature_type: 'surface', ...surface },
  };
}
