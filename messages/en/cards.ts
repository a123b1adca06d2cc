import type { Gender } from '#lib/golf/genders.ts';
import type { CardSum } from '#lib/golf/scorecard.ts';
import { parts } from '../grammar.ts';
import { genderWords, holeName } from './golf.ts';
import { counts, listOf, plural } from './numbers.ts';

/** Texts that scripts of a course's page write: those of course.ts stay on the server. */

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

export const holeTexts = {
  title: 'The holes',
  note: 'Drawn to scale, with distances to the middle of the green. Reach: from your tee to where a hazard begins. Carry: to clear it.',
  drawings: 'Drawings of the holes',
  unnumbered:
    'Holes with a letter are mapped but not numbered: we don’t know the order of play yet, so they’re in walking order.',
  hole: 'Hole',
  holeNamed: holeName,
  par: (par: number) => `Par ${par}`,
  parByLength: (par: number) => `Par ${par} by its length`,
  /** The short form for a list of holes. */
  parByLengthInList: (par: number) => `≈ Par ${par}`,
  drawing: (label: string) => `Hole ${label}, drawn to scale, with the tee at the bottom`,
  green: (label: string) => `The green of hole ${label}, as you approach it`,
  greenSize: <Length>(depth: Length, width: Length) => parts`Green ${depth} × ${width}`,
  fromTee: <Length>(front: Length, middle: Length, back: Length) =>
    parts`Front ${front}, middle ${middle}, back ${back}`,
  strokeIndex: 'Stroke index',
  strokeIndexShort: 'SI',
  plays: <Length>(length: Length) => parts`plays like ${length}`,
  twoGreens: 'Two greens: the club says which is in play',
  /** The short form for a list of holes. */
  straightInList: <Length>(length: Length) => parts`≈ ${length}`,
  straight: <Length>(length: Length) => parts`about ${length} in a straight line`,
  heads: (direction: string) => `Heads ${direction}`,
  hazard: 'Hazard',
  reach: 'Reach',
  carry: 'Carry',
  yourTee: 'Your tee',
  longestTees: (name: string) => `Longest tees: ${name}`,
  ownStrokes: (strokes: number) =>
    strokes < 0 ? `You give back ${counts.strokes(-strokes)}` : `You get ${counts.strokes(strokes)}`,
};

export const elevationTexts = {
  title: 'Elevation',
  note: 'Tee to green, accurate to about two metres.',
  level: 'Every hole is level.',
  steepestClimbs: <Value>(hole: Value, height: Value) =>
    parts`Hole ${hole} is the steepest: it climbs ${height}.`,
  steepestDrops: <Value>(hole: Value, height: Value) =>
    parts`Hole ${hole} is the steepest: it drops ${height}.`,
  byHole: 'Elevation by hole',
};

export const bookTexts = {
  pages: (count: number) => `${count} A6 pages. Print them double-sided, or two to an A5 sheet.`,
  print: 'Print the book',
  cover: 'Cover',
  scorecard: 'Scorecard',
  hole: 'Hole',
  par: 'Par',
  index: 'Index',
  score: 'Score',
};

export const teeTexts = {
  from: (name: string) => `from ${name}`,
  /** "White, men". */
  rated: (name: string, gender: Gender, isPlayedTwice: boolean) =>
    [
      name,
      ...(gender === 'all' ? [] : [genderWords[gender].players]),
      ...(isPlayedTwice ? ['played twice'] : []),
    ].join(', '),
};

export const daylightTexts = {
  timezone: (name: string) => `Time zone: ${name.replaceAll('_', ' ')}.`,
  daylight: (rise: string, set: string, zone: string) =>
    `Daylight today from ${rise} to ${set} (${zone.replaceAll('_', ' ')}).`,
};

export const shareTexts = { copy: 'Copy link', copied: 'Link copied', share: 'Share…' };
