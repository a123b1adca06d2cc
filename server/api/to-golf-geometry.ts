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
      ...profile.nearby_waters.map(({ type, geometry }, index) =>
        toFeature('nearby_water', `${profile.golf_id}-nearby-${index + 1}`, geometry, { type }),
      ),
      ...profile.surfaces.map(({ geometry, ...surface }) =>
        toFeature('surface', surface.surface_id, geometry, surface),
      ),
      ...profile.hazards.map(({ geometry, centroid: _, ...hazard }) =>
        toFeature('hazard', hazard.hazard_id, geometry, hazard),
      ),
      ...profile.holes.map(toHoleFeature),
    ],
  };
}

function toFeature<Type extends Feature['properties']['feature_type'], Geometry, Facts>(
  feature_type: Type,
  id: string,
  geometry: Geometry,
  facts: Facts,
) {
  return { type: 'Feature' as const, id, geometry, properties: { feature_type, ...facts } };
}

function toHoleFeature(hole: Hole): Feature {
  const { hole_id, number, number_source, loop, name, par, par_source, bearing, elevation_change } = hole;
  const { length, length_traced, origin } = hole;
  return toFeature('hole', hole_id, hole.line ?? hole.green ?? hole.tee, {
    hole_id,
    number,
    number_source,
    loop,
    name,
    par,
    par_source,
    length,
    length_traced,
    bearing,
    elevation_change,
    origin,
  });
}
