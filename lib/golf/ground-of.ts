import { HAZARDS, type HazardType } from './hazards.ts';
import { type GroundKind, SURFACES, type SurfaceType } from './surfaces.ts';

/** `null` kind: a hazard that can't be drawn. */
export type MappedGround<Geometry> = {
  kind: GroundKind | null;
  holeIds: readonly string[];
  geometry: Geometry;
};

type Mapped<Type, Geometry> = readonly { type: Type; hole_ids: readonly string[]; geometry: Geometry }[];

/** Surfaces first. */
export function groundOf<Geometry>(course: {
  surfaces: Mapped<SurfaceType, Geometry>;
  hazards: Mapped<HazardType, Geometry>;
}): MappedGround<Geometry>[] {
  return [
    ...course.surfaces.map(({ type, hole_ids: holeIds, geometry }) => ({
      kind: SURFACES[type].ground,
      holeIds,
      geometry,
    })),
    ...course.hazards.map(({ type, hole_ids: holeIds, geometry }) => ({
      kind: HAZARDS[type].ground,
      holeIds,
      geometry,
    })),
  ];
}
