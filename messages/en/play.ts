import type { Format } from '#lib/golf/formats.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { hazardWords, holeName } from './golf.ts';
import { capital, compassWord, plural } from './words.ts';

const holesIn = (count: number) => plural(count, { one: '1 hole', other: `${count} holes` });
const strokesIn = (count: number) => plural(count, { one: '1 stroke', other: `${count} strokes` });

export const playTexts = {
  title: 'Play',
  courseTitle: (name: string) => `Play ${name}`,
  opening: 'Opening…',
  notFound: 'We couldn’t find this course.',
  noSignal: 'This course isn’t on this device, and there’s no connection.',
  tryAgain: 'Try again',
  aboutCourse: 'About this course',
  otherCourses: 'Saved courses and rounds',
  homePage: 'Home page',
  demo: 'Demo',
};

export const holeWords = {
  hole: holeName,
  holes: 'Holes',
  par: (par: number) => `par ${par}`,
  usualPar: (par: number) => `par ${par} by its length`,
  strokeIndex: (index: number) => `index ${index}`,
  straight: (length: string) => `about ${length} in a straight line`,
  next: 'Next hole',
  previous: 'Previous hole',
  choose: 'Hole',
  greenAhead: (distance: string, bearing: number) => `Green ${distance} ${compassWord(bearing)}`,
  pinned: 'Chosen by hand',
  unmapped: 'This hole hasn’t been mapped.',
  plan: (label: string) => `Plan of hole ${label}. Tap to measure.`,
};

/** Words for holes with two greens. */
export const greenTexts = {
  title: 'Greens on holes with two',
  asMapped: 'Where the hole’s line ends',
  which: 'Which green counts',
  green: { left: 'Left green', right: 'Right green' },
  greens: { left: 'Left greens', right: 'Right greens' },
};

export const distanceTexts = {
  front: 'Front',
  middle: 'Middle',
  back: 'Back',
  units: { m: 'metres', yd: 'yards' } satisfies Record<LengthUnit, string>,
  show: { m: 'Metres', yd: 'Yards' } satisfies Record<LengthUnit, string>,
  target: 'To there',
  remaining: 'From there',
  clear: 'Clear',
  playFromThere: 'Play from there',
  playFromTee: 'Play from the tee',
  corner: (to: string, left: string) => `Corner ${to}, then ${left}`,
  layUp: 'lay up',
  say: 'Read out the distances',
  along: 'Measure along the hole',
  spoken: (front: string | null, middle: string, back: string | null) =>
    front === null || back === null ? `Middle ${middle}.` : `Front ${front}, middle ${middle}, back ${back}.`,
  playsLike: 'Plays like',
  playsLikeIs: (distance: string, error: string) => `Plays like ${distance}, give or take ${error}`,
  playsLikeUnknown: '“Plays like” is only known from the tee, where we have both heights.',
};

const from = 'from the tee';

/** What the distances are measured from. */
export const gpsWords = {
  ok: (metres: string) => `Within ${metres}`,
  searching: () => `Finding your location… ${from}`,
  stale: () => 'Your last known location',
  inaccurate: (metres: string) => `Only accurate to ${metres}`,
  away: () => `You’re not at the course: ${from}`,
  denied: () => `Location access is blocked: ${from}`,
  unavailable: () => `No location: ${from}`,
};

/** What to do where the phone gives no position. */
export const gpsAdvice = {
  denied: 'Allow location for this site in your browser’s settings.',
  unavailable: 'Turn on location in your phone’s settings, or step outside.',
};

/** "Bunker left", "Water across". */
export function hazardName(type: keyof typeof hazardWords, side: 'left' | 'right' | 'cross'): string {
  return capital(`${hazardWords[type].one} ${side === 'cross' ? 'across' : side}`);
}

export const hazardListTexts = {
  title: 'Hazards ahead',
  between: (reach: string, carry: string) => `${reach}–${carry}`,
};

export const formatNames = {
  stroke: 'Stroke play',
  stableford: 'Stableford',
  match: 'Match play',
} satisfies Record<Format, string>;

export const roundTexts = {
  title: 'Round',
  on: (started: Date) => started.toLocaleDateString('en-GB', { dateStyle: 'long' }),
  start: 'Start a round',
  begin: 'Start the round',
  cancel: 'Not now',
  format: 'Format',
  holes: 'Holes',
  startAt: 'First hole',
  player: (number: number) => `Player ${number}`,
  name: 'Name',
  index: 'Handicap index',
  tee: 'Tee',
  gender: 'Gender',
  add: 'Add player',
  drop: 'Remove player',
  twoForMatch: 'Match play is for two players.',
  competition: 'Competition',
  competitionNote: 'Shows only what Rule 4.3a allows until the round ends.',
  competitionOn: 'Competition round',
  finish: 'Finish the round',
  reopen: 'Back to the round',
  parts: {
    all: holesIn,
    front: () => 'Front nine',
    back: () => 'Back nine',
    uncarded: (holes: number) => `${holesIn(holes)} as mapped, without a scorecard`,
  },
  score: 'Score',
  scoreOn: (label: string) => `Score on hole ${label}`,
  scoreIs: (name: string, strokes: number) => `${strokesIn(strokes)} for ${name}`,
  plus: (name: string) => `One more for ${name}`,
  minus: (name: string) => `One less for ${name}`,
  putts: 'Putts',
  morePutts: (name: string) => `One more putt for ${name}`,
  fewerPutts: (name: string) => `One fewer putt for ${name}`,
  fairway: { hit: 'Fairway hit', missed: 'Fairway missed' },
  details: 'Putts and fairways',
  card: 'Card',
  par: 'Par',
  courseHandicap: (handicap: string) => `course handicap ${handicap}`,
  playingHandicap: (handicap: string) => `playing handicap ${handicap}`,
  unrated: 'This tee has no rating for these holes, so no strokes are given.',
  strokes: strokesIn,
  net: (net: number) => `net ${net}`,
  points: (points: number) => plural(points, { one: `${points} point`, other: `${points} points` }),
  up: (name: string, holes: number) => `${name} ${holes} up`,
  allSquare: 'all square',
  wins: (name: string, up: number, left: number) =>
    left === 0 ? `${name} wins ${up} up` : `${name} wins ${up} and ${left}`,
  halved: 'The match is halved',
  thru: (holes: number) => `after ${holesIn(holes)}`,
  summary: 'Summary',
  share: 'Share',
  copied: 'Copied',
  csv: 'Save as CSV',
  close: 'Done',
  receives: (strokes: number) =>
    strokes > 0 ? `gets ${strokesIn(strokes)}` : `gives back ${strokesIn(-strokes)}`,
  notWritten: 'We couldn’t save that. Please try again.',
};

export const keepTexts = {
  title: 'On this device',
  save: 'Save for offline',
  saving: 'Saving…',
  remove: 'Remove from this device',
  saved: 'Saved: works without a signal.',
  notSaved: 'Save the course before you leave home, and it’ll work without a signal.',
  failed: 'We couldn’t save the course. Please try again when you’re online.',
  newer: 'Your next round will use a newer version of this course.',
  export: 'Export rounds and bag',
  import: 'Import rounds and bag',
  imported: (rounds: number, shots: number) =>
    `Imported ${plural(rounds, { one: '1 round', other: `${rounds} rounds` })} and ${plural(shots, { one: '1 shot', other: `${shots} shots` })}.`,
  notImported: 'That file wasn’t exported from here.',
  stays: 'Rounds, players and shots never leave this device.',
};

export const bagTexts = {
  title: 'Bag',
  ballHere: 'Ball here',
  started: 'Marked. Tap again where the ball finishes.',
  shot: (club: string, length: string) => `${club}: ${length}`,
  club: 'Club',
  tooFar: 'That can’t have been one shot. Measuring from here.',
  empty: 'Tap “Ball here” where you hit from, and again where the ball finishes.',
  median: 'Median',
  spread: 'Half of shots',
  shots: 'Shots',
};

export const settingsTexts = {
  title: 'Settings',
  units: (unit: LengthUnit) => (unit === 'm' ? 'Show yards' : 'Show metres'),
};

export const playHomeTexts = {
  lead: 'Find a course, save it, and take it to the first tee.',
  courses: 'Saved courses',
  noCourses: 'No courses are saved on this device yet.',
  find: 'Find a course',
  rounds: 'Rounds',
  inProgress: 'in progress',
  deleteRound: 'Delete',
  deleteForGood: 'Delete this round and its scores for good?',
};
