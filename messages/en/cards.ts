import type { CardSum } from '#lib/golf/scorecard.ts';
import { counts, listOf, plural } from './numbers.ts';

export const cardTexts = {
  title: (count: number) => (count > 1 ? 'Scorecards' : 'Scorecard'),
  scorecards: 'Scorecards',
  scorecardNamed: (name: string) => `Scorecard: ${name}`,
  hole: 'Hole',
  par: 'Par',
  strokeIndex: 'Stroke index',
  yourStrokes: 'Your strokes',
  missing: (count: number) =>
    count === 1 ? 'One hole is missing from this card.' : `${count} holes are missing from this card.`,
};

export function sumName({ name, from, to }: CardSum): string {
  return name === 'nine' ? `${from + 1}–${to}` : { out: 'Out', in: 'In', total: 'Total' }[name];
}

export const teeboxTexts = {
  title: 'Teeboxes',
  table: 'Table of teeboxes',
  tee: 'Tee',
  length: 'Length',
  players: 'For',
  courseRating: 'Course rating',
  playedTwice: 'played twice',
  slope: 'Slope',
  bogeyRating: 'Bogey rating',
  frontNine: 'Front nine',
  backNine: 'Back nine',
  unusual: '* Unusual for tees of this length.',
};

export const handicapTexts = {
  title: 'Course handicap',
  formula:
    'World Handicap System: handicap index × slope ÷ 113 + course rating − par, rounded. For nine holes, use half your index. Your target score is par plus your course handicap. Club competitions may apply an allowance.',
  index: 'Handicap index',
  tee: 'Tee',
  gender: 'Gender',
  round: 'Round',
  rounds: {
    eighteen: '18 holes',
    twice: 'nine played twice',
    nine: '9 holes',
    front: 'front nine',
    back: 'back nine',
  },
  plusHint: 'For a plus handicap, type the plus sign: +2.3.',
  courseHandicap: 'Course handicap',
  targetScore: 'Target score',
};

/** A negative number is given back. */
export function strokesOnEveryHole(strokes: number): string {
  if (strokes === 0) return 'No strokes on any hole.';
  return strokes > 0
    ? `You get ${counts.strokes(strokes)} on every hole.`
    : `You give back ${counts.strokes(-strokes)} on every hole.`;
}

/** Negative numbers are given back. */
export function strokesOnHoles(strokes: number, holes: readonly number[], others: number): string {
  const where = `${plural(holes.length, { one: 'hole', other: 'holes' })} ${listOf(holes.map(String))}`;
  const rest = others === 0 ? '' : `, and ${counts.strokes(Math.abs(others))} on the others`;
  return strokes > 0
    ? `You get ${counts.strokes(strokes)} on ${where}${rest}.`
    : `You give back ${counts.strokes(-strokes)} on ${where}${rest}.`;
}
