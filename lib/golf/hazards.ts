import { keysOf } from './keys-of.ts';
import { type GroundKind, SURFACES, type SurfaceType } from './surfaces.ts';

type HazardFacts = {
  /** Null if it can't be drawn. */
  ground: GroundKind | null;
  /**
   * Which holes it belongs to where a map gives only its place (HOLE_REACH_METRES); null never comes from a
   * map.
   */
  holes: 'nearest' | 'every' | null;
};

export const HAZARDS = {
  bunker: { ground: 'bunker', holes: 'nearest' },
  water: { ground: 'water', holes: 'every' },
  lateral_water: { ground: 'water', holes: 'every' },
  waste: { ground: 'waste', holes: 'nearest' },
  trees: { ground: 'trees', holes: null },
  out_of_bounds: { ground: 'bounds', holes: 'every' },
  other: { ground: null, holes: 'every' },
} satisfies Record<string, HazardFacts>;

export type HazardType = keyof typeof HAZARDS;

/** All types in the order of the API's description and of tables. */
export const hazardTypes = keysOf(HAZARDS);

/** How near a hole must be: within this distance a hazard is the nearest hole's, or every hole's. */
export const HOLE_REACH_METRES = { nearest: 60, every: 40 };

/** Part of a course's ground; its kind is null for a hazard that can't be drawn. */
export type MappedGround<Geometry> = {
  kind: GroundKind | null;
  holeIds: readonly string[];
  geometry: Geometry;
};

type Mapped<Type, Geometry> = readonly { type: Type; hole_ids: readonly string[]; geometry: Geometry }[];

/** The ground of a course, surfaces first. */
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
