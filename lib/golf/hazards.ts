import { keysOf } from './keys-of.ts';
import type { GroundKind } from './surfaces.ts';

type HazardFacts = {
  /** What it's drawn as; null can't be drawn. */
  ground: GroundKind | null;
  /** Whose it is where a map only shows its place (HOLE_REACH_METRES); null never comes from a map. */
  holes: 'nearest' | 'every' | null;
};

/** What golfers have to carry or avoid, by its type in the API. */
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

/** The types in the order of the API's description and of tables. */
export const hazardTypes = keysOf(HAZARDS);

/** A hazard is the nearest hole's within this many metres, or every hole's within this many. */
export const HOLE_REACH_METRES = { nearest: 60, every: 40 };
