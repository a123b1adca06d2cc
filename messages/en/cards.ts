import type { CardSum } from '#lib/golf/scorecard.ts';

export const cardTexts = {
  title: (count: number) => (count > 1 ? 'Scorecards' : 'Scorecard'),
  scorecards: 'Scorecards',
  scorecardNamed: (name: string) => `Scorecard: ${name}`,
  hole: 'Hole',
  par: 'Par',
  strokeIndex: 'Stroke index',
  yourStrokes: 'Your strokes',
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
  slope: 'Slope',
  bogeyRating: 'Bogey rating',
  frontNine: 'Front nine',
  backNine: 'Back nine',
  unusual: '* Unusual for tees of this length.',
};
