import type { CourseDetails, HoleDraft, ScorecardDraft } from '../../course/course-draft.ts';
import { nothingKnown } from '../../course/nothing-known.ts';
import { type Random, randomOf } from '../random.ts';
import { makeCards } from './cards.ts';
import { drawClubFacts } from './club-facts.ts';
import type { CoursePlan } from './course-plan.ts';
import { drawArea } from './draw-area.ts';
import { drawHeights } from './heights.ts';
import { layCourse } from './layout.ts';
import { drawLengths } from './lengths.ts';
import { drawLoops, groupByLoop, type Loop, offsetOfLoop } from './loops.ts';
import { makeTeeboxes } from './make-teeboxes.ts';
import { drawFullNine, drawPars } from './pars.ts';
import { drawReviews } from './reviews.ts';
import { drawStyle } from './style.ts';
import { drawTeeSets } from './tee-sets.ts';
import { traceCourse } from './trace-course.ts';

/** The last change of any demo course: the day that the rules of this world were settled. */
const UPDATED_AT = '2026-11-21T00:00:00Z';

/** Draws everything about a course. Depends on nothing but its plan, so courses may be drawn in any order. */
export function drawCourse(plan: CoursePlan): CourseDetails {
  const random = (purpose: number) => randomOf(plan.seed, plan.index, purpose);
  const { site } = plan;
  const { countryCode, town } = site;
  const style = drawStyle({ countryCode, regionCode: town.regionCode, elevation: town.elevation }, random(1));
  const isLinks = style.name === 'links';
  const loops = drawLoops(plan.holeCount, isLinks, random(2));
  const facts = drawClubFacts(plan.slug, town, style.name, random(3));
  const rest = {
    ...nothingKnown(),
    ...facts,
    updatedAt: UPDATED_AT,
    declaredHoleCount: plan.holeCount,
    reviewDistribution: drawReviews(random(4)),
    elevation: town.elevation,
    sources: ['demo'],
  };
  if (plan.isUntraced) return rest;
  const isFullNines = loops.length > 1;
  const pars = loops.map((loop) =>
    isFullNines && loop.holes === 9
      ? drawFullNine(random(5 + loop.firstNumber))
      : drawPars(loop.holes, random(5)),
  );
  const lengths = drawLengths(pars.flat(), random(30));
  const layout = layCourse(
    {
      wings: loops.flatMap((loop) => loop.wings),
      holes: pars.flat().map((par, i) => ({ par, length: lengths[i]! })),
      areaSquareMetres: drawArea(plan.holeCount, pars.flat(), random(31)),
      isLinks: isLinks && plan.holeCount === 18,
      hasRange: plan.hasHazards && plan.holeCount >= 18 && !isLinks,
    },
    random(32),
  );
  const teeSets = drawTeeSets(countryCode, random(33));
  const traced = traceCourse(plan, loops, layout, teeSets, style, random(34));
  const cardHoles = groupByLoop(loops, traced.holes).map((holes, i) =>
    holes.map((hole, k) => ({
      number: hole.number!,
      par: hole.par!,
      length: traced.lengths[offsetOfLoop(loops, i) + k]!,
    })),
  );
  const scorecards = makeCards(loops, cardHoles, random(35));
  giveStrokeIndexes(traced.holes, loops, scorecards);
  return {
    ...rest,
    holes: traced.holes,
    hazards: traced.hazards,
    surfaces: traced.surfaces,
    scorecards,
    teeboxes: makeTeeboxes(plan, loops, scorecards, cardHoles, teeSets, random(36)),
    elevations: makeElevations(plan, traced.holes, town.elevation ?? 50, random(37)),
  };
}

/** A traced hole carries the stroke index of the first card that it is on. */
function giveStrokeIndexes(
  holes: HoleDraft[],
  loops: readonly Loop[],
  cards: readonly ScorecardDraft[],
): void {
  groupByLoop(loops, holes).forEach((inLoop, i) => {
    const name = loops[i]!.name;
    const card = cards.find((each) => name === null || each.loops.includes(name));
    for (const hole of inLoop) {
      hole.strokeIndex = card?.holes.find((each) => each.number === hole.number)?.strokeIndex ?? null;
    }
  });
}

function makeElevations(
  plan: CoursePlan,
  holes: readonly HoleDraft[],
  base: number,
  random: Random,
): CourseDetails['elevations'] {
  const heights = drawHeights(holes.length, base, random);
  const known = holes.length - plan.holesWithoutElevation;
  return new Map(holes.slice(0, known).map((hole, i) => [hole.key, heights[i]!]));
}
