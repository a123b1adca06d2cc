import { keysOf } from './keys-of.ts';

type Dimension = {
  /** About the standard deviation of real courses. Fixed, so that one edited course doesn't move all others. */
  spread: number;
};

/** What courses are compared by, in the words of the API. docs/character.md has the formulas. */
export const LIKENESS = {
  /** Metres of the round. */
  length: { spread: 700 },
  /** Shares of par 3s and of par 5s. */
  'mix of pars': { spread: 0.1 },
  /** Metres up, per hole. */
  climb: { spread: 2 },
  /** Degrees that a hole turns, left or right. */
  bends: { spread: 6 },
  'bunkers per hole': { spread: 1.5 },
  /** Share of the holes. */
  'holes with water': { spread: 0.2 },
  /** Square metres. */
  'size of greens': { spread: 110 },
  /** Metres from a green to the next tee. */
  'walks between holes': { spread: 25 },
  /** Hectares. */
  'size of the ground': { spread: 25 },
} satisfies Record<string, Dimension>;

export type LikenessDimension = keyof typeof LIKENESS;

export const likenessDimensions = keysOf(LIKENESS);
