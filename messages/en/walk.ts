import type { LikenessDimension } from '#lib/golf/likeness.ts';
import { compassPoint, counts, formatWhole, listOf } from './numbers.ts';

export interface DescribedWalk {
  walk: { length: number; transfers: number; holes: number } | null;
  climb: { up: number; down: number; holes: number } | null;
  returning_nines: boolean | null;
  bearings: readonly number[] | null;
}

/** Sentences of what is known, in metres. */
export function walkSentences({ walk, climb, returning_nines, bearings }: DescribedWalk): string[] {
  const sentences: string[] = [];
  if (walk) {
    sentences.push(
      `The walk over ${counts.holes(walk.holes)} is ${formatWhole(walk.length)} m, ` +
        `${formatWhole(walk.transfers)} m of it from each green to the next tee.`,
    );
  }
  if (climb && walk) {
    const over = climb.holes < walk.holes ? `, going by ${counts.holes(climb.holes)}` : '';
    sentences.push(`It climbs ${formatWhole(climb.up)} m and drops ${formatWhole(climb.down)} m${over}.`);
  }
  if (returning_nines !== null) sentences.push(ninesSentence(returning_nines));
  if (bearings) {
    sentences.push(facingSentence(bearings));
  }
  return sentences;
}

/** A sentence about the shares played towards each of sixteen directions. */
export function facingSentence(bearings: readonly number[]): string {
  const most = bearings.indexOf(Math.max(...bearings));
  const share = Math.round(100 * bearings[most]!);
  if (share === 100) return `What’s mapped of it plays ${compassPoint(most)}.`;
  return `More of it plays ${compassPoint(most)} than in any other direction (${share}%).`;
}

function ninesSentence(returning: boolean): string {
  return returning
    ? 'Both nines begin and end near the first tee.'
    : 'The 9th green and 10th tee aren’t both near the first tee.';
}

export const walkTexts = {
  title: 'The walk',
  note: 'From the first tee to the last green; dotted between holes. Heights are exaggerated.',
  unordered: 'We don’t know the order of play yet, so we can’t say how far the walk is.',
  whole: 'Whole walk',
  between: 'Between holes',
  up: 'Up',
  down: 'Down',
  nines: 'Nines',
  ninesReturn: 'both return',
  ninesAway: 'don’t both return',
  ofHoles: (known: number, holes: number) => `${known} of ${counts.holes(holes)}`,
  profile: 'Rise and fall along the walk',
  drawing: (holes: number) => `Profile of the walk over ${counts.holes(holes)}`,
  rose: 'Which way it plays',
};

const dimensionWords = {
  length: 'length',
  'mix of pars': 'mix of pars',
  climb: 'climb',
  bends: 'bends',
  'bunkers per hole': 'bunkers per hole',
  'holes with water': 'holes with water',
  'size of greens': 'size of greens',
  'walks between holes': 'walks between holes',
  'size of the ground': 'size of the grounds',
} satisfies Record<LikenessDimension, string>;

export const similarTexts = {
  title: 'Courses like this one',
  note: 'The most similar in the world, by what we can measure.',
  /** "closest in length, climb and bends". */
  because: (dimensions: readonly LikenessDimension[]) =>
    `closest in ${listOf(dimensions.map((dimension) => dimensionWords[dimension]))}`,
};
