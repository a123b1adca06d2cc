import type { HoleQuestionSlug } from '#lib/golf/hole-questions.ts';
import type { HoleShape } from '#lib/golf/hole-shapes.ts';
import type { ParSource } from '#lib/golf/par-by-length.ts';
import { type LengthUnit, type TravelUnit, toYards } from '#lib/golf/units.ts';
import { holeName } from './golf.ts';
import { shapeWords } from './holes.ts';
import { counts, farIn, heightIn, ordinal } from './numbers.ts';

export const holeSearchTexts = {
  title: 'Find golf holes',
  description:
    'Search the world’s mapped golf holes by par, length, climb, water, bends, bunkers and green: par 3s over water, doglegs, island greens.',
  heading: 'Find holes',
  lead: 'Say what kind of hole you’re after, and we’ll look through every mapped hole in the world.',
  form: 'What kind of hole',
  show: 'Show holes',
  par: 'Par',
  length: 'Length',
  atLeast: 'from',
  atMost: 'to',
  inMetres: 'Metres',
  inYards: 'Yards',
  slope: 'Up or down',
  climbs: 'climbs at least',
  drops: 'drops at least',
  noClimb: 'doesn’t climb',
  noDrop: 'doesn’t drop',
  water: 'Water',
  overWater: 'over water',
  noWater: 'no water',
  islandGreen: 'island green',
  carry: 'carry at least',
  bunkers: 'Bunkers',
  bunkersOrMore: (count: number) => `${count}+`,
  noBunkers: 'none',
  bend: 'Bend',
  turns: 'turns at least',
  degrees: (degrees: number) => `${degrees}°`,
  more: 'More: greenside bunkers, green size, hole number',
  greenside: 'Greenside bunkers',
  greenFrom: 'Green from',
  greenTo: 'Green to',
  number: 'Hole number',
  ordinal,
  country: 'Country',
  anywhere: 'Anywhere',
  near: 'Town, region or course',
  nearExample: 'Phoenix, Scotland, Valderrama …',
  radius: 'Within',
  usualRadius: 'usual distance',
  nearMe: 'Near me',
  order: 'Sort by',
  results: 'Holes found',
  nothing: 'No mapped hole matches all of this. Try leaving something out.',
  noneMapped: 'None of the courses here have mapped holes yet.',
  lookWithin: (metres: number, unit: TravelUnit) => `Look within ${farIn(unit)(metres)}`,
  noPlace: 'We don’t know that place.',
  unknownPlace: (text: string) =>
    `We couldn’t find “${text}”. Try a town, a region, a country or the name of a course.`,
  noHeights: 'We don’t know how far these holes climb or drop, so they’re in no particular order.',
  otherPlaces: 'Or did you mean',
  hole: holeName,
  parOf: (par: number, source: ParSource | null) =>
    source === 'length' ? `Par ${par} by its length` : `Par ${par}`,
  drawing: (label: string, course: string) => `Hole ${label} of ${course}, with the tee at the bottom`,
  oneScale: 'All holes are drawn to the same scale, with the tee at the bottom.',
  questions: 'Questions golfers ask',
  byCountry: 'By country',
  wholeWorld: 'The whole world',
  ask: 'Change the question',
  in: (place: string) => `in ${place}`,
  /** `place` is null for a point without a name. */
  within: (metres: number, place: string | null, unit: TravelUnit = 'km') =>
    `within ${farIn(unit)(metres)} of ${place ?? 'the chosen point'}`,
  away: (metres: number, unit: TravelUnit) => `${farIn(unit)(metres)} away`,
};

/** Names of the orders, by the API's `sort`. */
export const holeOrders: Readonly<Record<string, string>> = {
  '-length': 'longest first',
  length: 'shortest first',
  '-elevation_change': 'biggest climb first',
  elevation_change: 'biggest drop first',
  '-turn': 'sharpest bend first',
  '-forced_carry': 'longest carry first',
  '-bunkers': 'most bunkers first',
  '-green_area': 'largest green first',
  green_area: 'smallest green first',
  distance: 'nearest first',
};

type FoundFacts = {
  turn: number | null;
  shape: HoleShape | null;
  forced_carry: { start: number; end: number } | null;
  island_green: boolean | null;
  greenside_bunkers: number | null;
  fairway_bunkers: number | null;
  green: { depth: number; width: number } | null;
};

/** What is remarkable about a hole, in the unit. */
export function holeFactPhrases(facts: FoundFacts, unit: LengthUnit): string[] {
  const length = (metres: number) => (unit === 'm' ? Math.round(metres) : toYards(metres));
  const { forced_carry: carry, shape, turn, green } = facts;
  const bunkers = (facts.greenside_bunkers ?? 0) + (facts.fairway_bunkers ?? 0);
  return [
    carry && `carries water from ${length(carry.start)} to ${length(carry.end)} ${unit}`,
    facts.island_green ? 'island green' : null,
    shape && shape !== 'straight' ? bendPhrase(shape, turn) : null,
    bunkers > 0 ? counts.bunkers(bunkers) : null,
    green && `green ${length(green.depth)}\u00a0×\u00a0${length(green.width)}\u00a0${unit}`,
  ].filter((phrase) => phrase !== null);
}

/** Turns to both sides may leave little of a bend: then it has no angle. */
function bendPhrase(shape: HoleShape, turn: number | null): string {
  const degrees = Math.round(Math.abs(turn ?? 0));
  const isWhole = shape !== 'double_dogleg' && degrees >= (shape.startsWith('dogleg') ? 30 : 15);
  return shapeWords[shape] + (isWhole ? ` ${degrees}°` : '');
}

/** "climbs 9 m", "drops 13 ft"; null where it's level or unknown. */
export function slopeWords(change: number | null, unit: TravelUnit): string | null {
  if (change === null || Math.round(change) === 0) return null;
  const height = heightIn(unit)(Math.abs(change));
  return change > 0 ? `climbs ${height}` : `drops ${height}`;
}

export const holeQuestionTitles: Record<HoleQuestionSlug, string> = {
  'longest-holes': 'The longest holes',
  'longest-par-3s': 'The longest par 3s',
  'longest-par-4s': 'The longest par 4s',
  'longest-par-5s': 'The longest par 5s',
  'shortest-par-3s': 'The shortest par 3s',
  'shortest-par-4s': 'The shortest par 4s',
  'shortest-par-5s': 'The shortest par 5s',
  'drivable-par-4s': 'Drivable par 4s',
  'reachable-par-5s': 'Par 5s reachable in two',
  'longest-carries-over-water': 'The longest carries over water',
  'par-3s-over-water': 'Par 3s over water',
  'par-4s-over-water': 'Par 4s over water',
  'par-5s-over-water': 'Par 5s over water',
  'long-par-3s-over-water': 'Long par 3s over water',
  'uphill-par-3s-over-water': 'Uphill par 3s over water',
  'carries-of-100-metres': 'Carries of 100 metres over water',
  'island-greens': 'Island greens',
  'island-green-par-3s': 'Par 3s with an island green',
  'steepest-uphill-holes': 'The biggest climbs from tee to green',
  'steepest-downhill-holes': 'The biggest drops from tee to green',
  'uphill-par-3s': 'Uphill par 3s',
  'downhill-par-3s': 'Downhill par 3s',
  'uphill-par-4s': 'Uphill par 4s',
  'downhill-par-4s': 'Downhill par 4s',
  'uphill-par-5s': 'Uphill par 5s',
  'downhill-par-5s': 'Downhill par 5s',
  'long-uphill-par-4s': 'Long uphill par 4s',
  'sharpest-doglegs': 'The sharpest doglegs',
  'dogleg-left-par-4s': 'Par 4s that dogleg left',
  'dogleg-right-par-4s': 'Par 4s that dogleg right',
  'dogleg-par-5s': 'Dogleg par 5s',
  'double-doglegs': 'Double doglegs',
  'straight-par-5s': 'Straight par 5s',
  'most-bunkers-on-a-hole': 'The most bunkers on one hole',
  'most-bunkered-par-3s': 'The most bunkered par 3s',
  'most-guarded-greens': 'The most heavily guarded greens',
  'largest-greens': 'The largest greens',
  'smallest-greens': 'The smallest greens',
  'par-3s-with-small-greens': 'Par 3s with the smallest greens',
  'long-par-3s-with-small-greens': 'Long par 3s with small greens',
};

export const holeQuestionTexts = {
  title: (question: HoleQuestionSlug, country: string | null) =>
    country === null
      ? `${holeQuestionTitles[question]} in the world`
      : `${holeQuestionTitles[question]} in ${country}`,
  description: (asked: string, coverage: string) =>
    `${asked}. ${coverage} Drawn to scale, with length, climb and hazards.`,
};
