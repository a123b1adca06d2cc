import type { Point } from '#lib/contract/geometry.ts';
import type { Teebox, TeeboxHole, TeeboxRating } from '#lib/contract/golf-profile.ts';
import { teeColourHex } from '#lib/golf/tee-colours.ts';
import { type LengthUnit, toYards, yardsToMetres } from '#lib/golf/units.ts';
import type { CourseHole, CourseRating, CourseTeebox } from '../course/course-in-progress.ts';
import { roundTo, toPoint } from './contract-geometry.ts';
import { slugPart, uniqueId } from './stable-id.ts';

/** With the mapped hole of each number on the card. */
export type CardOfTeebox = { scorecardId: string; holeIdByNumber: ReadonlyMap<number, string | null> };

/**
 * Longest first. The printed unit is stored and the other converted hole by hole; totals are of the printed
 * unit, so that they agree with the card.
 */
export function toTeeboxes(
  golfId: string,
  drafts: readonly CourseTeebox[],
  cards: readonly CardOfTeebox[],
  tracedById: ReadonlyMap<string, CourseHole>,
): Teebox[] {
  const taken = new Set<string>();
  return drafts
    .map((draft) => toTeebox(draft, golfId, cards, tracedById))
    .sort((a, b) => (b.length ?? -1) - (a.length ?? -1) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map((teebox) => ({ ...teebox, teebox_id: uniqueId(`${golfId}-t-${slugPart(teebox.name)}`, taken) }));
}

function toTeebox(
  draft: CourseTeebox,
  golfId: string,
  cards: readonly CardOfTeebox[],
  tracedById: ReadonlyMap<string, CourseHole>,
): Teebox {
  const played = draft.scorecardIndexes.map((index) => cards[index]).filter((card) => card !== undefined);
  const ratings = draft.ratings.map(toRating).sort(compareRatings);
  const lengths = [...draft.lengths].sort((a, b) => a.number - b.number);
  const holes = lengths.map(({ number, length }): TeeboxHole => {
    const holeId = played[0]?.holeIdByNumber.get(number) ?? null;
    const traced = holeId === null ? undefined : tracedById.get(holeId);
    return {
      hole_id: holeId,
      number,
      ...inBothUnits(length, draft.measuredIn),
      tee: traced ? findTee(draft, traced) : null,
    };
  });
  const isWhole = lengths.length > 0 && lengths.every(({ length }) => length !== null);
  const sum = isWhole ? lengths.reduce((total, { length }) => total + (length ?? 0), 0) : null;
  return {
    teebox_id: golfId,
    name: draft.name,
    color: draft.color,
    color_hex: toHex(draft.colorHex) ?? teeColourHex(draft.color ?? draft.name),
    ...inBothUnits(draft.totalLength ?? sum, draft.measuredIn),
    measured_in: draft.measuredIn,
    slope: ratings[0]?.slope ?? null,
    course_rating: ratings[0]?.course_rating ?? null,
    ratings,
    scorecard_ids: played.map((card) => card.scorecardId),
    holes,
  };
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

function findTee(draft: CourseTeebox, hole: CourseHole): Point | null {
  const words = [draft.color, draft.name].filter((word) => word !== null).map((word) => word.toLowerCase());
  const tee = hole.tees.find(({ color, name }) =>
    [color, name].some((word) => word !== null && words.includes(word.toLowerCase())),
  );
  return tee ? toPoint(tee.position) : null;
}

function toRating(draft: CourseRating): TeeboxRating {
  const nine = (part: CourseRating['front']) =>
    part && { course_rating: roundTo(part.courseRating, 1), slope: part.slope };
  return {
    gender: draft.gender,
    rated_holes: draft.ratedHoles,
    par: draft.par,
    course_rating: draft.courseRating === null ? null : roundTo(draft.courseRating, 1),
    slope: draft.slope,
    bogey_rating: draft.bogeyRating === null ? null : roundTo(draft.bogeyRating, 1),
    front: nine(draft.front),
    back: nine(draft.back),
    remark: draft.unlikeLength ? 'rating-unlike-length' : null,
  };
}

/** Eighteen holes before nine; men, then all, then women. */
function compareRatings(a: TeeboxRating, b: TeeboxRating): number {
  const gender = { men: 0, all: 1, women: 2 };
  return b.rated_holes - a.rated_holes || gender[a.gender] - gender[b.gender];
}
