import type { Point } from '#lib/contract/geometry.ts';
import type { Teebox, TeeboxHole, TeeboxRating } from '#lib/contract/golf-profile.ts';
import { teeColourHex } from '#lib/golf/tee-colours.ts';
import { type LengthUnit, toYards, yardsToMetres } from '#lib/golf/units.ts';
import type { CourseHole, CourseRating, CourseTeebox } from '../course/course-in-progress.ts';
import { compareText } from '../text/compare-text.ts';
import { isWholeCard } from '../validate/card-rules.ts';
import { roundTo, toPoint } from './contract-geometry.ts';
import { alongLine } from './hazard-carries.ts';
import type { HoleLine } from './hole-lines.ts';
import { slugPart, uniqueId } from './stable-id.ts';

/** The mapped holes and their lines, by hole_id. */
export type TracedHoles = {
  holes: ReadonlyMap<string, CourseHole>;
  lines: ReadonlyMap<string, HoleLine>;
};

export type CardOfTeebox = { scorecardId: string; holeIdByNumber: ReadonlyMap<number, string | null> };

/**
 * Longest first; `places` says where each is from. The printed unit is stored and the other converted hole by hole;
 * totals are of the printed unit, so that they agree with the card.
 */
export function toTeeboxes(
  golfId: string,
  courseTeeboxes: readonly CourseTeebox[],
  cards: readonly CardOfTeebox[],
  traced: TracedHoles,
): { teeboxes: Teebox[]; places: string[] } {
  const taken = new Set<string>();
  const inOrder = courseTeeboxes
    .map((draft) => ({ teebox: toTeebox(draft, golfId, cards, traced), place: draft.place }))
    .sort((a, b) => compareTeeboxes(a.teebox, b.teebox));
  return {
    teeboxes: inOrder.map(({ teebox }) => ({
      ...teebox,
      teebox_id: uniqueId(`${golfId}-t-${slugPart(teebox.name)}`, taken),
    })),
    places: inOrder.map(({ place }) => place),
  };
}

function compareTeeboxes(a: Teebox, b: Teebox): number {
  return (b.length ?? -1) - (a.length ?? -1) || compareText(a.name, b.name);
}

function toTeebox(
  teebox: CourseTeebox,
  golfId: string,
  cards: readonly CardOfTeebox[],
  traced: TracedHoles,
): Teebox {
  const played = teebox.scorecardIndexes.map((index) => cards[index]).filter((card) => card !== undefined);
  const ratings = teebox.ratings.map(toRating).sort(compareRatings);
  const lengths = [...teebox.lengths].sort((a, b) => a.number - b.number);
  const words = [teebox.color, teebox.name].filter((word) => word !== null).map((word) => word.toLowerCase());
  const holes = lengths.map(({ number, length }): TeeboxHole => {
    const holeId = played[0]?.holeIdByNumber.get(number) ?? null;
    const hole = holeId === null ? undefined : traced.holes.get(holeId);
    const tee = hole ? findTee(words, hole) : null;
    const measured = inBothUnits(length, teebox.measuredIn);
    const line = traced.lines.get(holeId ?? '');
    const ahead = line ? aheadOnLine(line, measured, tee) : null;
    return { hole_id: holeId, number, ...measured, tee, ahead };
  });
  const isWhole =
    lengths.every(({ length }) => length !== null) &&
    isWholeCard([...new Set(lengths.map(({ number }) => number))]);
  const sum = isWhole ? lengths.reduce((total, { length }) => total + (length ?? 0), 0) : null;
  return {
    teebox_id: golfId,
    name: teebox.name,
    color: teebox.color,
    color_hex: toHex(teebox.colorHex) ?? teeColourHex(teebox.color ?? teebox.name),
    ...inBothUnits(teebox.totalLength ?? sum, teebox.measuredIn),
    measured_in: teebox.measuredIn,
    slope: ratings[0]?.slope ?? null,
    course_rating: ratings[0]?.course_rating ?? null,
    ratings,
    scorecard_ids: played.map((card) => card.scorecardId),
    holes,
  };
}

/** Measures where a tee is by its place on the map; without one, its length back from the middle of the green. */
function aheadOnLine(
  { line, middle }: HoleLine,
  { length }: Pick<TeeboxHole, 'length'>,
  tee: Point | null,
): number | null {
  if (length === null) return null;
  return tee ? Math.round(alongLine(line, tee.coordinates)) : Math.round(middle) - length;
}

function inBothUnits(
  printed: number | null,
  unit: LengthUnit,
): { length: number | null; length_yards: number | null } {
  if (printed === null) return { length: null, length_yards: null };
  return unit === 'm'
    ? { length: Math.round(printed), length_yards: toYards(printed) }
    : { length: yardsToMetres(printed), length_yards: Math.round(printed) };
}

function toHex(text: string | null): string | null {
  const hex = text?.trim().toLowerCase() ?? '';
  return /^#[0-9a-f]{6}$/.test(hex) ? hex : null;
}

/** The tee of a hole with a colour or name of these in lower case. */
function findTee(words: readonly string[], hole: CourseHole): Point | null {
  const isOne = (word: string | null) => word !== null && words.includes(word.toLowerCase());
  const tee = hole.tees.find(({ color, name }) => isOne(color) || isOne(name));
  return tee ? toPoint(tee.position) : null;
}

function toRating(rating: CourseRating): TeeboxRating {
  const nine = (part: CourseRating['front']) =>
    part && { course_rating: roundTo(part.courseRating, 1), slope: part.slope };
  return {
    gender: rating.gender,
    rated_holes: rating.ratedHoles,
    par: rating.par,
    course_rating: rating.courseRating === null ? null : roundTo(rating.courseRating, 1),
    slope: rating.slope,
    bogey_rating: rating.bogeyRating === null ? null : roundTo(rating.bogeyRating, 1),
    front: nine(rating.front),
    back: nine(rating.back),
    remark: rating.unlikeLength ? 'rating-unlike-length' : null,
  };
}

/** Eighteen holes before nine; men, then all, then women. */
function compareRatings(a: TeeboxRating, b: TeeboxRating): number {
  const gender = { men: 0, all: 1, women: 2 };
  return b.rated_holes - a.rated_holes || gender[a.gender] - gender[b.gender];
}
