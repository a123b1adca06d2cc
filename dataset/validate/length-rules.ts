import { rulerAt } from '#lib/geo/ruler.ts';
import { LENGTH_UNITS, type LengthUnit } from '#lib/golf/units.ts';
import type { CourseCard, CourseDetails, CourseHole, CourseTeebox } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { median } from './card-fit.ts';
import { findingAt, type Note } from './checked.ts';
import { suitsPar } from './par-rules.ts';
import { isOpen, playedKeys } from './played-keys.ts';

/** Metres of a golf hole. Shorter lines aren't holes (dataset/osm/rules). */
const SHORTEST = 30;
/** A greater length is taken for a slip. */
export const LONGEST_HOLE_METRES = 900;

/** Times the straight way from tee to green. */
const MOST_BEND = 1.6;

/** A card and a line that differ by more than this share of the line are noted. */
const MOST_FROM_LINE = 0.12;

/**
 * Card to line when the lengths are in the other unit than stated, which is the same on every hole. Forward tees are 0.85
 * to 0.95 of the line, and vary by 3 to 8 % between holes.
 */
const UNIT_SLIPS = { m: LENGTH_UNITS.m.metres / LENGTH_UNITS.yd.metres, yd: LENGTH_UNITS.yd.metres } as const;
const MOST_FROM_SLIP = 0.015;
const MOST_SPREAD_OF_A_SLIP = 0.01;
const HOLES_FOR_A_SLIP = 6;

/** Ratios that vary more from hole to hole say that the lines are other holes than the card's. */
const MOST_SPREAD = 0.1;
/** Ratios of two tees whose mean deviations differ by less vary alike: each tee is the same share of every hole. */
const SAME_VARIATION = 0.01;

/**
 * Each by itself, against its par, and against the mapped lines. A card that seems to be in the wrong unit is
 * withheld, not converted: its teeboxes keep their ratings and lose their lengths.
 */
export function checkLengths(details: CourseDetails, note: Note): CourseDetails {
  for (const hole of details.holes) checkTraced(hole, note);
  const teeboxes = details.teeboxes.map((teebox) => checkPossible(teebox, note));
  for (const [index, card] of details.scorecards.entries())
    for (const finding of checkAgainstPars(card, index, teeboxes)) note(finding);
  return checkAgainstLines({ ...details, teeboxes }, note);
}

function toMetres(length: number, unit: LengthUnit): number {
  return length * LENGTH_UNITS[unit].metres;
}

export function tracedMetres({ tee, line }: CourseHole): number {
  return rulerAt(tee[1]).lineDistance(line.map(([lon, lat]) => [lon, lat]));
}

/** A line too long for a hole stays, but its profile states no length; one that bends a lot is noted. */
function checkTraced(hole: CourseHole, note: Note): void {
  const metres = Math.round(tracedMetres(hole));
  const straight = Math.round(rulerAt(hole.tee[1]).distance([...hole.line[0]!], [...hole.line.at(-1)!]));
  if (metres > LONGEST_HOLE_METRES)
    note(findingAt(hole.key, 'length-not-30-to-900-m', `${metres} m`, 'nulled'));
  else if (metres > MOST_BEND * straight)
    note(findingAt(hole.key, 'line-roundabout', `${metres} m, ${straight} m straight`, 'noted'));
}

function checkPossible(teebox: CourseTeebox, note: Note): CourseTeebox {
  const lengths = teebox.lengths.map(({ number, length }) => {
    const metres = length === null ? null : toMetres(length, teebox.measuredIn);
    if (metres === null || (metres >= SHORTEST && metres <= LONGEST_HOLE_METRES)) return { number, length };
    const value = `${teebox.name}, hole ${number}: ${length} ${teebox.measuredIn}`;
    note(findingAt(teebox.place, 'length-not-30-to-900-m', value, 'nulled'));
    return { number, length: null };
  });
  // The total counts the holes whose lengths were unusable.
  const isWhole = lengths.every(({ length }, i) => length === teebox.lengths[i]!.length);
  return { ...teebox, lengths, totalLength: isWhole ? teebox.totalLength : null };
}

/** A par is set for the longest tee of each gender; forward tees are shorter for the same par. */
function checkAgainstPars(card: CourseCard, cardIndex: number, all: readonly CourseTeebox[]): Finding[] {
  const teeboxes = all.filter(({ scorecardIndexes }) => scorecardIndexes[0] === cardIndex);
  const parOf = new Map(card.holes.map((hole) => [hole.number, hole.par]));
  return (['men', 'women'] as const).flatMap((gender) => {
    const teebox = longestFor(gender, teeboxes);
    if (!teebox) return [];
    return teebox.lengths.flatMap(({ number, length }) => {
      const par = parOf.get(number) ?? null;
      if (par === null || length === null) return [];
      const metres = Math.round(toMetres(length, teebox.measuredIn));
      if (suitsPar(par, metres, gender)) return [];
      const value = `${teebox.name} (${gender}), hole ${number}: par ${par}, ${metres} m`;
      return [findingAt(teebox.place, 'length-unlike-par', value, 'noted')];
    });
  });
}

/** A tee without ratings is taken for a men's. */
function longestFor(gender: 'men' | 'women', teeboxes: readonly CourseTeebox[]): CourseTeebox | undefined {
  const rated = teeboxes.filter(({ ratings }) =>
    ratings.length === 0
      ? gender === 'men'
      : ratings.some((rating) => rating.gender === gender || rating.gender === 'all'),
  );
  const metresOf = ({ lengths, measuredIn }: CourseTeebox) =>
    lengths.reduce((sum, { length }) => sum + toMetres(length ?? 0, measuredIn), 0);
  return rated.toSorted((a, b) => metresOf(b) - metresOf(a))[0];
}

type Ratio = { number: number; metres: number; line: number; ratio: number };

/**
 * Checks lengths by each card's best-fitting teebox: of those whose ratios to the lines vary least, the one nearest to the lines. Units
 * slip for a club, not for a tee, so it decides over all tees of the club that come from its file.
 */
function checkAgainstLines(details: CourseDetails, note: Note): CourseDetails {
  const withheld = new Set<CourseTeebox>();
  for (const [cardIndex, card] of details.scorecards.entries()) {
    const teeboxes = details.teeboxes.filter((teebox) => teebox.scorecardIndexes.includes(cardIndex));
    const fit = bestFit(teeboxes, lineLengths(card, details.holes));
    if (!fit) continue;
    const { teebox, ratios, spread } = fit;
    if (spread > MOST_SPREAD) {
      const value = `${card.name ?? teebox.name}: lengths and lines of ${ratios.length} holes have nothing in common`;
      note(findingAt(card.place, 'card-unlike-lines', value, 'noted'));
      continue;
    }
    const ofFile = details.teeboxes.filter(({ place }) => fileOf(place) === fileOf(teebox.place));
    if (isSlip(fit, teeboxes)) {
      for (const each of ofFile) withheld.add(each);
      const middle = median(ratios.map(({ ratio }) => ratio)).toFixed(3);
      const value = `${card.name ?? teebox.name}: ${middle} of the lines over ${ratios.length} holes`;
      note(findingAt(card.place, 'yards-for-metres', value, 'quarantined'));
    } else for (const finding of differences(teebox, ratios)) note(finding);
  }
  if (withheld.size === 0) return details;
  const teeboxes = details.teeboxes.map((teebox) => (withheld.has(teebox) ? withoutLengths(teebox) : teebox));
  return { ...details, teeboxes };
}

const fileOf = (place: string) => place.replace(/:\d+$/, '');

/**
 * Metres that are stated as yards look like a forward tee, so a card with several such tees isn't taken for a slip.
 */
function isSlip({ teebox, ratios, spread }: Fit, ofCard: readonly CourseTeebox[]): boolean {
  const middle = median(ratios.map(({ ratio }) => ratio));
  const isConstant = ratios.length >= HOLES_FOR_A_SLIP && spread < MOST_SPREAD_OF_A_SLIP;
  if (!isConstant || Math.abs(middle - UNIT_SLIPS[teebox.measuredIn]) > MOST_FROM_SLIP) return false;
  const lengths = new Set(ofCard.map((each) => each.lengths.map(({ length }) => length).join()));
  return teebox.measuredIn === 'm' || lengths.size === 1;
}

/**
 * Metres by hole number, for numbers that mean one hole on the card; none when more holes are mapped than the
 * card has, and nothing says which of them it plays.
 */
function lineLengths(card: CourseCard, holes: readonly CourseHole[]): Map<number, number> {
  if (isOpen(card, holes)) return new Map();
  const holeByKey = new Map(holes.map((hole) => [hole.key, hole]));
  const numbers = card.holes.toSorted((a, b) => a.position - b.position).map(({ number }) => number);
  const lengths = new Map<number, number>();
  for (const [index, key] of playedKeys(card, holes).entries()) {
    const hole = key === null ? undefined : holeByKey.get(key);
    if (hole) lengths.set(numbers[index]!, tracedMetres(hole));
  }
  return lengths;
}

type Fit = { teebox: CourseTeebox; ratios: Ratio[]; spread: number };

function bestFit(teeboxes: readonly CourseTeebox[], lines: ReadonlyMap<number, number>): Fit | null {
  const fits = teeboxes.map((teebox) => ({ teebox, ratios: ratiosOf(teebox, lines) }));
  const most = Math.max(1, ...fits.map(({ ratios }) => ratios.length));
  const known = fits
    .filter(({ ratios }) => ratios.length === most)
    .map(({ teebox, ratios }) => {
      const values = ratios.map(({ ratio }) => ratio);
      const middle = median(values);
      const varies =
        values.reduce((sum, value) => sum + Math.abs(value - middle), 0) / values.length / middle;
      return { teebox, ratios, spread: spreadOf(values), varies, off: Math.abs(middle - 1) };
    });
  const least = Math.min(...known.map(({ varies }) => varies));
  const alike = known.filter(({ varies }) => varies <= least + SAME_VARIATION);
  return alike.sort((a, b) => a.off - b.off || a.varies - b.varies)[0] ?? null;
}

/** Median distance from the median, as a share of it. */
function spreadOf(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle))) / middle;
}

function ratiosOf(teebox: CourseTeebox, lines: ReadonlyMap<number, number>): Ratio[] {
  return teebox.lengths.flatMap(({ number, length }) => {
    const line = lines.get(number);
    if (line === undefined || length === null || line < SHORTEST) return [];
    const metres = toMetres(length, teebox.measuredIn);
    return [{ number, metres, line, ratio: metres / line }];
  });
}

function differences(teebox: CourseTeebox, ratios: Ratio[]): Finding[] {
  return ratios
    .filter(({ ratio }) => Math.abs(ratio - 1) > MOST_FROM_LINE)
    .map(({ number, metres, line }) => {
      const value = `${teebox.name}, hole ${number}: ${Math.round(metres)} m, line ${Math.round(line)} m`;
      return findingAt(teebox.place, 'card-unlike-line', value, 'noted');
    });
}

function withoutLengths(teebox: CourseTeebox): CourseTeebox {
  return {
    ...teebox,
    totalLength: null,
    lengths: teebox.lengths.map(({ number }) => ({ number, length: null })),
  };
}
