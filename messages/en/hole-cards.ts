import type { Gender } from '#lib/golf/genders.ts';
import { parts } from '../grammar.ts';
import { genderWords, holeName } from './golf.ts';
import { counts } from './numbers.ts';

/** Texts that scripts of a course's page write: those of course.ts stay on the server. */

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
