import type { FigureBasis } from '#lib/contract/course-row.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Hole } from '#lib/contract/hole.ts';
import type { CourseFigure } from '#lib/golf/course-figures.ts';
import { HAZARDS } from '#lib/golf/hazards.ts';
import { playedRound } from '#lib/golf/played-round.ts';

export type FigureOfCourse = { figure: CourseFigure; value: number; basis: FigureBasis };

/** Rounds of more holes are several, and have no place among lengths. */
const MOST_HOLES = 18;

/** The figures of a course that it can be ranked by; none for short, practice and closed ones. */
export function toFigures(profile: GolfProfile): FigureOfCourse[] {
  if (profile.kind !== 'course' || profile.status === 'closed') return [];
  return [
    ...lengthFigures(profile),
    ...ratingFigures(profile),
    ...groundFigures(profile),
    ...placeFigures(profile),
  ];
}

type Basis = Partial<FigureBasis> & Pick<FigureBasis, 'source'>;

function figureOf(figure: CourseFigure, value: number, basis: Basis): FigureOfCourse {
  const { source } = basis;
  const nothing = { source, tee: null, gender: null, holes: null, of_holes: null, stated_by: null };
  return { figure, value, basis: { ...nothing, ...basis } };
}

function lengthFigures(profile: GolfProfile): FigureOfCourse[] {
  const { teebox, length } = playedRound(profile);
  const holes = roundHoles(profile).length;
  if (length === null || holes > MOST_HOLES) return [];
  const basis: Basis = teebox === null ? mappedOf(profile) : { source: 'card', tee: teebox.name };
  return [figureOf('longest', length.metres, basis)];
}

/** The highest for 18 holes from any tee, of men or of everybody; women's are higher from the same tee. */
function ratingFigures({ teeboxes }: GolfProfile): FigureOfCourse[] {
  const rated = teeboxes.flatMap(({ name, ratings }) =>
    ratings
      .filter(
        ({ gender, rated_holes, remark }) => gender !== 'women' && rated_holes === 18 && remark === null,
      )
      .map(({ gender, course_rating, slope }) => ({ tee: name, gender, course_rating, slope })),
  );
  return (
    [
      ['highest-rating', 'course_rating'],
      ['highest-slope', 'slope'],
    ] as const
  ).flatMap(([figure, key]) => {
    const best = rated.reduce<(typeof rated)[number] | null>(
      (before, each) => ((each[key] ?? 0) > (before?.[key] ?? 0) ? each : before),
      null,
    );
    const value = best?.[key] ?? null;
    if (best === null || value === null) return [];
    return [figureOf(figure, value, { source: 'card', tee: best.tee, gender: best.gender })];
  });
}

function groundFigures(profile: GolfProfile): FigureOfCourse[] {
  const basis = mappedOf(profile);
  if (basis.holes === 0) return [];
  const bunkers = profile.hazard_summary.bunker?.count ?? 0;
  const water = waterToCarry(profile);
  const { climb } = playedRound(profile);
  const shapes = profile.hazards.length + profile.surfaces.length;
  const figures = [
    bunkers > 0 && figureOf('most-bunkers', bunkers, basis),
    water > 0 && figureOf('most-water', water, basis),
    climb !== null && climb > 0 && figureOf('most-climb', Math.round(climb), { ...basis, source: 'heights' }),
    shapes > 0 && basis.holes === basis.of_holes && figureOf('most-finely-mapped', shapes, basis),
  ];
  return figures.filter((each) => each !== false);
}

/** Metres of water that the lines of the played round's holes cross; what two shapes cover counts once. */
function waterToCarry(profile: GolfProfile): number {
  return roundHoles(profile).reduce((sum, hole) => sum + waterOnLine(hole), 0);
}

function waterOnLine({ carries }: Pick<Hole, 'carries'>): number {
  const across = carries
    .filter(({ type, side }) => side === 'cross' && HAZARDS[type].ground === 'water')
    .toSorted((a, b) => a.reach - b.reach);
  let metres = 0;
  let end = 0;
  for (const { reach, carry } of across) {
    metres += Math.max(0, carry - Math.max(reach, end));
    end = Math.max(end, carry);
  }
  return metres;
}

/** Mapped holes of the default card, or all mapped holes if there's no card. */
function roundHoles({ scorecards, holes }: GolfProfile): Hole[] {
  const card = scorecards.find(({ is_default }) => is_default);
  if (!card) return holes;
  const ids = new Set(card.holes.map(({ hole_id }) => hole_id));
  return holes.filter(({ hole_id }) => ids.has(hole_id));
}

function mappedOf({ holes, hole_count }: GolfProfile) {
  const mapped = holes.filter(({ tee, green }) => tee !== null && green !== null).length;
  return { source: 'mapped' as const, holes: mapped, of_holes: hole_count };
}

function placeFigures({ location, opened_year, origins }: GolfProfile): FigureOfCourse[] {
  const statedBy = origins.find(({ paths }) => paths.includes('opened_year'))?.source ?? null;
  const { position, elevation, elevation_town } = location;
  const figures = [
    elevation !== null &&
      elevation_town === null &&
      position === 'course' &&
      figureOf('highest-above-sea', elevation, { source: 'heights' }),
    position === 'course' && figureOf('northernmost', location.latitude, { source: 'position' }),
    opened_year !== null && figureOf('oldest', opened_year, { source: 'stated', stated_by: statedBy }),
  ];
  return figures.filter((each) => each !== false);
}
