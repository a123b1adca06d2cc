import { contourOrnament } from '#components/drawing/contours.ts';
import { courseShapes } from '#components/drawing/course-shapes.ts';
import { placeNames } from '#components/site/place-names.ts';
import type { GolfProfile, Teebox } from '#lib/api/records.ts';
import { isRatedTwice } from '#lib/golf/handicap-options.ts';
import { HAZARDS, hazardTypes } from '#lib/golf/hazards.ts';
import { type PlayedRound, playedRound } from '#lib/golf/played-round.ts';
import { type CardLength, cardLengths } from '#lib/golf/scorecard.ts';
import type { GroundKind } from '#lib/golf/surfaces.ts';
import { toYards } from '#lib/golf/units.ts';

/** Width / height. */
const ENGRAVING_ASPECT = 1.6;

export type ComparedCourse = ReturnType<typeof toComparedCourse>;

/** Hazards count as unknown where no hole is mapped. */
export function toComparedCourse(profile: GolfProfile) {
  const { city, region, country } = profile.location;
  const shapes = courseShapes(profile);
  const round = playedRound(profile);
  const isMapped = profile.holes.length > 0;
  const countOf = (ground: GroundKind) =>
    isMapped
      ? hazardTypes
          .filter((type) => HAZARDS[type].ground === ground)
          .reduce((sum, type) => sum + (profile.hazard_summary[type]?.count ?? 0), 0)
      : null;
  return {
    ...profile,
    country_code: profile.location.country_code,
    place: placeNames((city ?? region)?.name, country.name).join(', '),
    round,
    /** Whether the rating of the round's tee is for nine holes played twice. */
    isRatedTwice: isRatedTwice(profile, round.teebox),
    holes: comparedHoles(profile, round),
    bunkers: countOf('bunker'),
    water: countOf('water'),
    /** Null if no hole is mapped. */
    engraving: shapes && contourOrnament(shapes, ENGRAVING_ASPECT),
  };
}

type ComparedHole = { par: number | null; length: CardLength | null };

/** The default card's holes, with lengths from the round's tee; without a card the mapped holes, if they're numbered. */
function comparedHoles(
  { scorecards }: GolfProfile,
  { teebox, length, mapped }: PlayedRound<Teebox>,
): ComparedHole[] {
  const card = scorecards.find(({ is_default }) => is_default);
  if (!card) {
    const isNumbered = length !== null && mapped.every((hole) => hole?.number != null);
    return isNumbered
      ? mapped.map((hole) => ({ par: null, length: traced(hole?.length_traced ?? null) }))
      : [];
  }
  const { holes } = card;
  const lengths = teebox ? cardLengths(holes, teebox) : [];
  return holes.map(({ par }, index) => ({ par, length: lengths[index] ?? null }));
}

function traced(metres: number | null): CardLength | null {
  return metres === null ? null : { metres, yards: toYards(metres) };
}
