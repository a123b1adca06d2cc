import type { Position } from '#lib/contract/geometry.ts';
import type {
  CourseDetails,
  HazardDraft,
  HoleDraft,
  ScorecardDraft,
  SurfaceDraft,
  TeeboxDraft,
} from '../../courses/course-draft.ts';
import { type Quantiles, valueAtShare } from '../quantiles.ts';
import { type Random, randomOf } from '../random.ts';
import type { Site } from '../world/sites.ts';
import { makeCards } from './cards.ts';
import { drawClubFacts } from './club-facts.ts';
import { drawHeights } from './heights.ts';
import { growHole, type HoleFeatures } from './hole-features.ts';
import { type Layout, layCourse } from './layout.ts';
import { drawLengths } from './lengths.ts';
import { drawLoops, type Loop } from './loops.ts';
import { drawFullNine, drawPars } from './pars.ts';
import { beside, lineLength, pointAlong, toPositions, type XY } from './plane.ts';
import { drawDifficulty, ratingsOf } from './ratings.ts';
import { drawReviews } from './reviews.ts';
import { type Ring, rectangle } from './shapes.ts';
import { type CourseStyle, drawStyle } from './style.ts';
import { drawTeeSets, type TeeSet, unitOf } from './tee-sets.ts';

/** What has been settled about a course before its details are drawn. */
export type CoursePlan = {
  seed: number;
  index: number;
  site: Site;
  slug: string;
  holeCount: number;
  holesWithoutElevation: number;
  hasHazards: boolean;
  hasRatings: boolean;
  /** Nothing is known but its name, its place and the number of its holes. */
  isUntraced: boolean;
};

/** Hectares of whole courses. */
const AREA_OF_EIGHTEEN: Quantiles = [
  [0, 33],
  [0.05, 38],
  [0.25, 52],
  [0.5, 64],
  [0.75, 81],
  [0.95, 114],
  [1, 135],
];
const AREA_OF_NINE: Quantiles = [
  [0, 4],
  [0.05, 5],
  [0.25, 11],
  [0.5, 19],
  [0.75, 28],
  [0.95, 40],
  [1, 48],
];

/** Bunkers and ponds of a mapped course of 18 holes. */
const BUNKERS: Quantiles = [
  [0, 0],
  [0.1, 5],
  [0.25, 33],
  [0.5, 49],
  [0.75, 66],
  [0.9, 85],
  [1, 178],
];
const PONDS: Quantiles = [
  [0, 0],
  [0.18, 0],
  [0.5, 3],
  [0.75, 7],
  [0.9, 13],
  [1, 34],
];

const METRES_PER_YARD = 0.9144;
const CLUBHOUSE_METRES = [46, 19] as const;

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
    ...facts,
    updatedAt: UPDATED_AT,
    declaredHoleCount: plan.holeCount,
    reviewDistribution: drawReviews(random(4)),
    elevation: town.elevation,
    findings: [],
    sources: ['demo'],
  };
  if (plan.isUntraced) {
    return {
      ...rest,
      declaredPar: null,
      holes: [],
      hazards: [],
      surfaces: [],
      scorecards: [],
      teeboxes: [],
      elevations: new Map(),
    };
  }
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
  const cardHoles = groupBy(loops, traced.holes).map((holes, i) =>
    holes.map((hole, k) => ({
      number: hole.number!,
      par: hole.par!,
      length: traced.lengths[offsetOf(loops, i) + k]!,
    })),
  );
  const scorecards = makeCards(loops, cardHoles, random(35));
  giveStrokeIndexes(traced.holes, loops, scorecards);
  return {
    ...rest,
    declaredPar: null,
    holes: traced.holes,
    hazards: traced.hazards,
    surfaces: traced.surfaces,
    scorecards,
    teeboxes: makeTeeboxes(plan, loops, scorecards, cardHoles, teeSets, random(36)),
    elevations: makeElevations(plan, traced.holes, town.elevation ?? 50, random(37)),
  };
}

/** Square metres, in step with how long the course is for its kind. */
function drawArea(holeCount: number, pars: readonly number[], random: Random): number {
  const isShort = pars.filter((par) => par === 3).length > pars.length * 0.6;
  const rank = Math.max(0, Math.min(1, random.next()));
  const hectares =
    holeCount < 18
      ? valueAtShare(AREA_OF_NINE, isShort ? rank * 0.35 : 0.3 + rank * 0.7) * (holeCount / 9)
      : valueAtShare(AREA_OF_EIGHTEEN, isShort ? rank * 0.3 : rank) * (holeCount / 18);
  return hectares * 10_000;
}

function offsetOf(loops: readonly Loop[], index: number): number {
  return loops.slice(0, index).reduce((sum, loop) => sum + loop.holes, 0);
}

function groupBy<T>(loops: readonly Loop[], items: readonly T[]): T[][] {
  return loops.map((loop, i) => items.slice(offsetOf(loops, i), offsetOf(loops, i) + loop.holes));
}

type Traced = { holes: HoleDraft[]; hazards: HazardDraft[]; surfaces: SurfaceDraft[]; lengths: number[] };

function traceCourse(
  plan: CoursePlan,
  loops: readonly Loop[],
  layout: Layout,
  teeSets: readonly TeeSet[],
  style: CourseStyle,
  random: Random,
): Traced {
  const { pars } = layout;
  const toPosition = toPositions(plan.site.position);
  const toRing = (ring: Ring): Position[] => closed(ring.map(toPosition));
  const bunkers = plan.hasHazards
    ? spread(drawTotal(BUNKERS, plan.holeCount, random), pars.length, random)
    : [];
  const ponds = plan.hasHazards ? spread(drawTotal(PONDS, plan.holeCount, random), pars.length, random) : [];
  const sizeRank = random.next();
  const traced: Traced = { holes: [], hazards: [], surfaces: [], lengths: [] };
  traced.surfaces.push({
    key: 'outline',
    type: 'outline',
    geometry: { type: 'Polygon', coordinates: [toRing(layout.outline)] },
    holeKeys: [],
  });
  const features: HoleFeatures[] = layout.lines.map((line, i) =>
    growHole(
      {
        line,
        par: pars[i]!,
        teeShares: teeSets.map((set) => set.share),
        bunkers: bunkers[i] ?? 0,
        ponds: ponds[i] ?? 0,
        spacing: layout.spacing,
        style,
        isDetailed: plan.hasHazards,
        sizeRank,
      },
      random,
    ),
  );
  let index = 0;
  for (const loop of loops) {
    for (let k = 0; k < loop.holes; k++, index++) {
      const line = layout.lines[index]!;
      const key = `h${pad(index + 1)}`;
      traced.holes.push(holeDraft(key, loop, k, pars[index]!, line, teeSets, toPosition));
      traced.lengths.push(lineLength(line));
      addFeatures(traced, features[index]!, key, index, toRing, toPosition);
    }
  }
  addGrounds(traced, layout, plan.hasHazards, toRing);
  return traced;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

function closed(ring: Position[]): Position[] {
  return [...ring, ring[0]!];
}

function drawTotal(quantiles: Quantiles, holeCount: number, random: Random): number {
  return Math.round((valueAtShare(quantiles, random.next(), 'linear') * holeCount) / 18);
}

/** Deals things out among holes: at random, though no hole gets more than twelve. */
function spread(total: number, holes: number, random: Random): number[] {
  const counts = new Array<number>(holes).fill(0);
  for (let i = 0; i < Math.min(total, holes * 10); i++) {
    let hole = random.whole(0, holes - 1);
    while (counts[hole]! >= 12) hole = (hole + 1) % holes;
    counts[hole]!++;
  }
  return counts;
}

function holeDraft(
  key: string,
  loop: Loop,
  k: number,
  par: number,
  line: readonly XY[],
  teeSets: readonly TeeSet[],
  toPosition: (point: XY) => Position,
): HoleDraft {
  const length = lineLength(line);
  const positions = line.map(toPosition);
  return {
    key,
    number: loop.firstNumber + k,
    loop: loop.name,
    name: null,
    par,
    strokeIndex: null,
    line: positions,
    tee: positions[0]!,
    green: positions.at(-1)!,
    tees: teeSets.map(({ color, name, share }) => ({
      color,
      name,
      position: toPosition(pointAlong(line, (1 - share) * length).point),
    })),
  };
}

function addFeatures(
  traced: Traced,
  features: HoleFeatures,
  holeKey: string,
  index: number,
  toRing: (ring: Ring) => Position[],
  toPosition: (point: XY) => Position,
): void {
  const hole = pad(index + 1);
  features.hazards.forEach(({ type, ring }, i) => {
    traced.hazards.push({
      key: `x${hole}${pad(i + 1)}`,
      type,
      name: null,
      geometry: { type: 'Polygon', coordinates: [toRing(ring)] },
      holeKeys: [holeKey],
    });
  });
  features.surfaces.forEach(({ type, ring }, i) => {
    traced.surfaces.push({
      key: `s${hole}${pad(i + 1)}`,
      type,
      geometry: { type: 'Polygon', coordinates: [toRing(ring)] },
      holeKeys: [holeKey],
    });
  });
  if (features.path) {
    traced.surfaces.push({
      key: `p${hole}`,
      type: 'path',
      geometry: { type: 'LineString', coordinates: features.path.map(toPosition) },
      holeKeys: [holeKey],
    });
  }
}

/** The clubhouse and the driving range. */
function addGrounds(
  traced: Traced,
  layout: Layout,
  isDetailed: boolean,
  toRing: (ring: Ring) => Position[],
): void {
  if (!isDetailed) return;
  const add = (type: 'clubhouse' | 'driving_range', ring: Ring) =>
    traced.surfaces.push({
      key: type,
      type,
      geometry: { type: 'Polygon', coordinates: [toRing(ring)] },
      holeKeys: [],
    });
  add('clubhouse', clubhouseRing(layout));
  if (layout.range) {
    const { from, to } = layout.range;
    const direction: XY = [
      (to[0] - from[0]) / lineLength([from, to]),
      (to[1] - from[1]) / lineLength([from, to]),
    ];
    const middle: XY = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    add('driving_range', rectangle(middle, direction, lineLength([from, to]), 58));
  }
}

/** An L of two wings around a terrace. */
function clubhouseRing({ clubhouse, facing }: Layout): Ring {
  const [long, wide] = CLUBHOUSE_METRES;
  const at = (ahead: number, left: number) => beside(clubhouse, facing, ahead, left);
  return [
    at(-wide / 2, -long / 2),
    at(wide, -long / 2),
    at(wide, -long / 2 + 16),
    at(wide / 2, -long / 2 + 16),
    at(wide / 2, long / 2),
    at(-wide / 2, long / 2),
  ];
}

/** A traced hole carries the stroke index of the first card that it is on. */
function giveStrokeIndexes(
  holes: HoleDraft[],
  loops: readonly Loop[],
  cards: readonly ScorecardDraft[],
): void {
  groupBy(loops, holes).forEach((inLoop, i) => {
    const name = loops[i]!.name;
    const card = cards.find((each) => name === null || each.loops.includes(name));
    for (const hole of inLoop) {
      hole.strokeIndex = card?.holes.find((each) => each.number === hole.number)?.strokeIndex ?? null;
    }
  });
}

function makeTeeboxes(
  plan: CoursePlan,
  loops: readonly Loop[],
  cards: readonly ScorecardDraft[],
  cardHoles: readonly { number: number; par: number; length: number }[][],
  teeSets: readonly TeeSet[],
  random: Random,
): TeeboxDraft[] {
  const measuredIn = unitOf(plan.site.countryCode);
  const perUnit = measuredIn === 'm' ? 1 : METRES_PER_YARD;
  const difficulty = drawDifficulty(random);
  return cards.flatMap((card, cardIndex) => {
    const played = loops.flatMap((loop, i) =>
      card.loops.length === 0 || card.loops.includes(loop.name!) ? cardHoles[i]! : [],
    );
    return teeSets.map((set, teeIndex): TeeboxDraft => {
      const lengths = played.map(({ number, length }) => ({
        number,
        length: Math.round((length * set.share) / perUnit),
      }));
      const rated = played.map(({ par }, i) => ({ par, lengthMetres: lengths[i]!.length * perUnit }));
      const isForWomen = teeIndex >= teeSets.length / 2 || teeSets.length === 1;
      return {
        name: set.name,
        color: set.color,
        colorHex: set.hex,
        measuredIn,
        lengths,
        totalLength: lengths.reduce((sum, { length }) => sum + length, 0),
        ratings: plan.hasRatings ? ratingsOf(difficulty, rated, teeIndex, isForWomen) : [],
        scorecardIndexes: [cardIndex],
        place: 'demo',
      };
    });
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
