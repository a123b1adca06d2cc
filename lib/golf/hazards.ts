import { keysOf } from './keys-of.ts';
import type { GroundKind } from './surfaces.ts';

type HazardFacts = {
  /** The heading of several: "Bunkers". */
  label: string;
  /** In a sentence. */
  word: string;
  /** Of several in a sentence; null isn't counted: two ponds on the right are "water right". */
  words: string | null;
  /** What it's drawn as; null can't be drawn. */
  ground: GroundKind | null;
  /** Whose it is where a map only shows its place (HOLE_REACH_METRES); null never comes from a map. */
  holes: 'nearest' | 'every' | null;
};

/** What golfers have to carry or avoid, by its type in the API. */
export const HAZARDS = {
  bunker: { label: 'Bunkers', word: 'bunker', words: 'bunkers', ground: 'bunker', holes: 'nearest' },
  water: { label: 'Water', word: 'water', words: null, ground: 'water', holes: 'every' },
  lateral_water: { label: 'Lateral water', word: 'water', words: null, ground: 'water', holes: 'every' },
  waste: {
    label: 'Waste areas',
    word: 'waste area',
    words: 'waste areas',
    ground: 'waste',
    holes: 'nearest',
  },
  trees: { label: 'Trees', word: 'trees', words: null, ground: 'trees', holes: null },
  out_of_bounds: {
    label: 'Out of bounds',
    word: 'out of bounds',
    words: null,
    ground: 'bounds',
    holes: 'every',
  },
  other: { label: 'Other hazards', word: 'hazard', words: 'hazards', ground: null, holes: 'every' },
} satisfies Record<string, HazardFacts>;

export type HazardType = keyof typeof HAZARDS;

/** The types in the order of the API's description and of tables. */
export const hazardTypes = keysOf(HAZARDS);

/** A hazard is the nearest hole's within this many metres, or every hole's within this many. */
export const HOLE_REACH_METRES = { nearest: 60, every: 40 };
