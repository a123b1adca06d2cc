import { rulerAt } from '#lib/geo/ruler.ts';
import { LENGTH_UNITS, type LengthUnit } from '#lib/golf/units.ts';
import type { CourseCard, CourseDetails, CourseHole, CourseTeebox } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { type Checked, checkEach, findingAt } from './checked.ts';
import { suitsPar } from './par-rules.ts';

/** Metres of a golf hole. Shorter lines aren't holes (dataset/osm/rules). */
const SHORTEST = 30;
/** A greater length is taken for a slip. */
export const LONGEST_HOLE_METRES = 900;

/** Times the straight way from tee to green. */
const MOST_BEND = 1.6;

/** A card and a line that differ by more than this share of the line are noted. */
const MOST_FROM_LINE = 0.12;

/** Card to line when yards are taken for metres, or metres for yards. */
const UNIT_SLIPS = [
  [0.88, 0.96],
  [1.04, 1.14],
] as const;
const HOLES_FOR_A_SLIP = 6;

/** Ratios that vary more from hole to hole say that the lines are other holes than the card's. */
const MOST_SPREAD = 0.1;

/**
 * Each by itself, against its par, and against the mapped lines. A card that seems to be in the wrong unit is
 * withheld, not converted: its teeboxes keep their ratings and lose their lengths.
 */
export function checkLengths(details: CourseDetails): Checked<CourseDetails> {
  const possible = checkEach(details.teeboxes, checkPossible);
  const pars = possible.value.flatMap((teebox) => checkAgainstPars(teebox, details.scorecards));
  const traced = details.holes.flatMap(checkTraced);
  const lines = checkAgainstLines({ ...details, teeboxes: possible.value });
  return { value: lines.value, findings: [...traced, ...possible.findings, ...pars, ...lines.findings] };
}

function toMetres(length: number, unit: LengthUnit): number {
  return length * LENGTH_UNITS[unit].metres;
}

export function tracedMetres({ tee, line }: CourseHole): number {
  return rulerAt(tee[1]).lineDistance(line.map(([lon, lat]) => [lon, lat]));
}

/** A line too long for a hole stays, but its profile states no length; one that bends a lot is noted. */
function checkTraced(hole: CourseHole): Finding[] {
  const metres = Math.round(tracedMetres(hole));
  if (metres > LONGEST_HOLE_METRES) {
    return [findingAt(hole.key, 'length-not-30-to-900-m', `${metres} m`, 'nulled')];
  }
  const straight = Math.round(rulerAt(hole.tee[1]).distance([...hole.line[0]!], [...hole.line.at(-1)!]));
  if (metres <= MOST_BEND * straight) return [];
  return [findingAt(hole.key, 'line-roundabout', `${metres} m, ${straight} m straight`, 'noted')];
}

function checkPossible(teebox: CourseTeebox): Checked<CourseTeebox> {
  const findings: Finding[] = [];
  const lengths = teebox.lengths.map(({ number, length }) => {
    const metres = length === null ? null : toMetres(length, teebox.measuredIn);
    if (metres === null || (metres >= SHORTEST && metres <= LONGEST_HOLE_METRES)) return { number, length };
    const value = `${teebox.name}, hole ${number}: ${length} ${teebox.measuredIn}`;
    findings.push(findingAt(teebox.place, 'length-not-30-to-900-m', value, 'nulled'));
    return { number, length: null };
  });
  // The total counts the holes whose lengths were unusable.
  const totalLength = findings.length > 0 ? null : teebox.totalLength;
  return { value: { ...teebox, lengths, totalLength }, findings };
}

/** For the gender that the tee is rated for. */
function checkAgainstPars(teebox: CourseTeebox, cards: readonly CourseCard[]): Finding[] {
  const card = cards[teebox.scorecardIndexes[0] ?? -1];
  if (!card) return [];
  const gender =
    teebox.ratings.length > 0 && teebox.ratings.every((rating) => rating.gender === 'women')
      ? 'women'
      : 'men';
  const parOf = new Map(card.holes.map((hole) => [hole.number, hole.par]));
  return teebox.lengths.flatMap(({ number, length }) => {
    const par = parOf.get(number) ?? null;
    if (par === null || length === null) return [];
    const metres = Math.round(toMetres(length, teebox.measuredIn));
    if (suitsPar(par, metres, gender)) return [];
    const value = `${teebox.name} (${gender}), hole ${number}: par ${par}, ${metres} m`;
    return [findingAt(teebox.place, 'length-unlike-par', value, 'noted')];
  });
}

type Ratio = { number: number; metres: number; line: number; ratio: number };

/** By each card's best-fitting teebox: the one whose ratios to the lines vary least. */
function checkAgainstLines(details: CourseDetails): Checked<CourseDetails> {
  const findings: Finding[] = [];
  const withheld = new Set<CourseTeebox>();
  for (const [cardIndex, card] of details.scorecards.entries()) {
    const teeboxes = details.teeboxes.filter((teebox) => teebox.scorecardIndexes.includes(cardIndex));
    const lines = lineLengths(card, details.holes);
    const fit = bestFit(teeboxes, lines);
    if (!fit) continue;
    const { teebox, ratios, spread } = fit;
    const middle = median(ratios.map(({ ratio }) => ratio));
    if (spread > MOST_SPREAD) {
      const value = `${card.name ?? teebox.name}: lengths and lines of ${ratios.length} holes have nothing in common`;
      findings.push(findingAt(card.place, 'card-unlike-lines', value, 'noted'));
      continue;
    }
    const isSlip =
      ratios.length >= HOLES_FOR_A_SLIP && UNIT_SLIPS.some(([from, to]) => middle >= from && middle <= to);
    if (isSlip) {
      for (const each of teeboxes) withheld.add(each);
      const value = `${card.name ?? teebox.name}: ${middle.toFixed(3)} of the lines over ${ratios.length} holes`;
      findings.push(findingAt(card.place, 'yards-for-metres', value, 'quarantined'));
    } else {
      findings.push(...differences(teebox, ratios));
    }
  }
  if (withheld.size === 0) return { value: details, findings };
  const teeboxes = details.teeboxes.map((teebox) => (withheld.has(teebox) ? withoutLengths(teebox) : teebox));
  return { value: { ...details, teeboxes }, findings };
}

/**
 * Metres by hole number, for numbers that mean one hole on the card; none when more holes are mapped than the
 * card has, and nothing says which of them it plays.
 */
function lineLengths(card: CourseCard, holes: readonly CourseHole[]): Map<number, number> {
  if (card.loops.length === 0 && holes.length > card.holes.length) return new Map();
  const played =
    card.loops.length === 0 ? holes : holes.filter((hole) => card.loops.includes(hole.loop ?? ''));
  const byNumber = Map.groupBy(played, (hole) => hole.number);
  const lengths = new Map<number, number>();
  for (const [number, [hole, ...others]] of byNumber) {
    if (number === null || !hole || others.length > 0) continue;
    lengths.set(number, tracedMetres(hole));
  }
  return lengths;
}

function bestFit(
  teeboxes: readonly CourseTeebox[],
  lines: ReadonlyMap<number, number>,
): { teebox: CourseTeebox; ratios: Ratio[]; spread: number } | null {
  const fits = teeboxes.map((teebox) => ({ teebox, ratios: ratiosOf(teebox, lines) }));
  const most = Math.max(1, ...fits.map(({ ratios }) => ratios.length));
  const bySpread = fits
    .filter(({ ratios }) => ratios.length === most)
    .map((fit) => ({ ...fit, spread: spreadOf(fit.ratios.map(({ ratio }) => ratio)) }))
    .sort((a, b) => a.spread - b.spread);
  return bySpread[0] ?? null;
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

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
