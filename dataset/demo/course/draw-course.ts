import {
  type CourseCard,
  type CourseDetails,
  type CourseHole,
  nothingKnown,
} from '../../course/course-in-progress.ts';
import { suitsPar } from '../../validate/par-rules.ts';
import { type Random, randomOf } from '../random.ts';
import { makeAwkward } from './awkward.ts';
import { drawClubFacts, drawReviews } from './club-facts.ts';
import type { CourseSpec } from './course-spec.ts';
import { drawArea, drawFullNine, drawHeights, drawLengths, drawPars } from './holes.ts';
import { layCourse } from './layout.ts';
import { drawLoops, groupByLoop, type Loop, offsetOfLoop } from './loops.ts';
import { makeCards, makeTeeboxes } from './scorecards.ts';
import { drawStyle } from './style.ts';
import { drawTeeSets } from './tee-sets.ts';
import { traceCourse } from './trace-course.ts';

/** When the rules of this world were settled. */
const UPDATED_AT = '2026-11-21T00:00:00Z';

export function drawCourse(spec: CourseSpec): CourseDetails {
  const random = (purpose: number) => randomOf(spec.seed, spec.index, purpose);
  const { site } = spec;
  const { countryCode, town } = site;
  const style = drawStyle({ countryCode, regionCode: town.regionCode, elevation: town.elevation }, random(1));
  const isLinks = style.name === 'links';
  const loops = drawLoops(spec.holeCount, isLinks, random(2));
  const facts = drawClubFacts(spec.slug, town, style.name, random(3));
  const rest = {
    ...nothingKnown(),
    ...facts,
    updatedAt: UPDATED_AT,
    declaredHoleCount: spec.holeCount,
    reviewDistribution: drawReviews(random(4)),
    elevation: town.elevation,
    sources: ['demo'],
  };
  if (spec.isUntraced) return rest;
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
      areaSquareMetres: drawArea(spec.holeCount, pars.flat(), random(31)),
      isLinks: isLinks && spec.holeCount === 18,
      hasRange: spec.hasHazards && spec.holeCount >= 18 && !isLinks,
    },
    random(32),
  );
  const teeSets = drawTeeSets(countryCode, random(33));
  const traced = traceCourse(spec, loops, layout, teeSets, style, random(34));
  for (const [i, hole] of traced.holes.entries()) hole.par = parFor(hole.par!, traced.lengths[i]!);
  const cardHoles = groupByLoop(loops, traced.holes).map((holes, i) =>
    holes.map((hole, k) => ({
      number: hole.number!,
      par: hole.par!,
      length: traced.lengths[offsetOfLoop(loops, i) + k]!,
    })),
  );
  const scorecards = makeCards(loops, cardHoles, random(35));
  giveStrokeIndexes(traced.holes, loops, scorecards);
  giveHeights(spec, traced.holes, town.elevation ?? 50, random(37));
  const drawn = {
    ...rest,
    holes: traced.holes,
    hazards: traced.hazards,
    surfaces: traced.surfaces,
    scorecards,
    teeboxes: makeTeeboxes(spec, loops, scorecards, cardHoles, teeSets, random(36)),
  };
  return spec.awkward ? makeAwkward(drawn, spec.awkward, random(38)) : drawn;
}

/** A hole that has to bend far round its neighbours is longer than drawn: then the next par suits it, to the metre. */
function parFor(par: number, metres: number): number {
  const suits = (each: number) => [-1, 1].every((by) => suitsPar(each, Math.round(metres) + by, 'men'));
  return suits(par) ? par : ([3, 4, 5, 6].find(suits) ?? par);
}

function giveStrokeIndexes(holes: CourseHole[], loops: readonly Loop[], cards: readonly CourseCard[]): void {
  groupByLoop(loops, holes).forEach((inLoop, i) => {
    const name = loops[i]!.name;
    const card = cards.find((each) => name === null || each.loops.includes(name));
    for (const hole of inLoop) {
      hole.strokeIndex = card?.holes.find((each) => each.number === hole.number)?.strokeIndex ?? null;
    }
  });
}

function giveHeights(spec: CourseSpec, holes: CourseHole[], base: number, random: Random): void {
  const heights = drawHeights(holes.length, base, random);
  const known = holes.length - spec.holesWithoutElevation;
  for (const [i, hole] of holes.slice(0, known).entries()) hole.heights = heights[i]!;
}
