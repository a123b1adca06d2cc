import { type LengthUnit, YARD_METRES } from '#lib/golf/units.ts';
import type {
  CourseCard,
  CourseDetails,
  CourseRating,
  CourseTeebox,
} from '../../course/course-in-progress.ts';
import { suitsPar } from '../../validate/par-rules.ts';
import type { Random } from '../random.ts';

/** What real courses have and an invented one would lack: sources that disagree, and gaps. */
export type Awkwardness = {
  /** The card was measured elsewhere than the line was drawn. */
  cardUnlikeLines: boolean;
  /** No pars and no card, or a few pars missing. */
  parsMissing: boolean;
  /** Whether nobody has mapped what's in the way, as on three holes in ten. */
  hazardsUnmapped: boolean;
  /** Women play to a par and stroke indexes of their own. */
  womensCard: boolean;
};

export function makeAwkward(course: CourseDetails, awkward: Awkwardness, random: Random): CourseDetails {
  let made = course;
  if (awkward.cardUnlikeLines) made = measuredAgain(made, random);
  if (awkward.womensCard) made = withWomensCard(made);
  if (awkward.parsMissing) made = withoutPars(made, random);
  if (awkward.hazardsUnmapped) made = withoutHazards(made, random);
  return made;
}

function metresOf(length: number, unit: LengthUnit): number {
  return Math.round(unit === 'm' ? length : length * YARD_METRES);
}

/** Half of the differences are below 3 %, none is over 12. */
const DEVIATION = 0.0445;
const MOST = 0.11;

/** Holes turn out longer and shorter in turn: one card that's always longer would be a slip of units. */
function measuredAgain(course: CourseDetails, random: Random): CourseDetails {
  const factors = new Map<number, number>();
  for (const { number } of course.teeboxes.flatMap(({ lengths }) => lengths)) {
    if (factors.has(number)) continue;
    const by = Math.min(MOST, Math.abs(random.normal(0, DEVIATION)));
    const factor = 1 + (number % 2 === 0 ? by : -by);
    factors.set(
      number,
      course.teeboxes.every((teebox) => suits(course, teebox, number, factor)) ? factor : 1,
    );
  }
  const teeboxes = course.teeboxes.map((teebox): CourseTeebox => {
    const lengths = teebox.lengths.map(({ number, length }) => ({
      number,
      length: Math.round(length! * factors.get(number)!),
    }));
    return { ...teebox, lengths, totalLength: lengths.reduce((sum, { length }) => sum + length, 0) };
  });
  return { ...course, teeboxes };
}

/** Whether the hole's pars suit its length from this tee times the factor. */
function suits({ scorecards }: CourseDetails, teebox: CourseTeebox, number: number, factor: number): boolean {
  const pars = teebox.scorecardIndexes.flatMap((index) =>
    scorecards[index]!.holes.flatMap((hole) => (hole.number === number ? [hole.par!] : [])),
  );
  const isForWomen = teebox.ratings.some(({ gender }) => gender === 'women');
  return teebox.lengths.every((each) => {
    if (each.number !== number) return true;
    const metres = metresOf(Math.round(each.length! * factor), teebox.measuredIn);
    return pars.every(
      (par) => suitsPar(par, metres, 'men') && (!isForWomen || suitsPar(par, metres, 'women')),
    );
  });
}

/** The long par 4s of the forward tee are par 5s, and each hole has the stroke index of its neighbour. */
function withWomensCard(course: CourseDetails): CourseDetails {
  const [card, ...others] = course.scorecards;
  const forward = course.teeboxes.at(-1);
  if (!card || others.length > 0 || !forward?.ratings.some(({ gender }) => gender === 'women')) return course;
  const lengthOf = new Map(forward.lengths.map(({ number, length }) => [number, length!]));
  const holes = card.holes.map((hole, at) => {
    const metres = metresOf(lengthOf.get(hole.number)!, forward.measuredIn);
    const isLong = hole.par === 4 && suitsPar(5, metres, 'women');
    const neighbour = card.holes[at % 9 === 8 ? at : (at % 9) % 2 === 0 ? at + 1 : at - 1] ?? hole;
    return { ...hole, par: isLong ? 5 : hole.par, strokeIndex: neighbour.strokeIndex };
  });
  const womens: CourseCard = { ...card, name: 'Women', gender: 'women', holes };
  const par = holes.reduce((sum, hole) => sum + hole.par!, 0);
  const ofWomen = (each: CourseRating) => (each.gender === 'women' ? { ...each, par } : each);
  return {
    ...course,
    scorecards: [{ ...card, name: 'Men', gender: 'men' }, womens],
    teeboxes: course.teeboxes.map((teebox) => ({
      ...teebox,
      ratings: teebox.ratings.map(ofWomen),
      scorecardIndexes: [0, 1],
    })),
  };
}

function withoutPars(course: CourseDetails, random: Random): CourseDetails {
  if (random.chance(0.5)) {
    const holes = course.holes.map((hole) => ({ ...hole, par: null, strokeIndex: null }));
    return { ...course, holes, scorecards: [], teeboxes: [] };
  }
  const unknown = new Set(
    random.shuffled(course.holes.map(({ number }) => number)).slice(0, random.whole(1, 5)),
  );
  const without = <Hole extends { number: number | null; par: number | null }>(holes: readonly Hole[]) =>
    holes.map((hole) => (unknown.has(hole.number) ? { ...hole, par: null } : hole));
  const scorecards = course.scorecards.map((card) => ({ ...card, holes: without(card.holes) }));
  const teeboxes = course.teeboxes.map((teebox) => ({
    ...teebox,
    ratings: teebox.ratings.map((rating) => ({ ...rating, par: null })),
  }));
  return { ...course, holes: without(course.holes), scorecards, teeboxes };
}

function withoutHazards(course: CourseDetails, random: Random): CourseDetails {
  const bare = new Set(course.holes.flatMap(({ key }) => (random.chance(0.3) ? [key] : [])));
  return {
    ...course,
    hazards: course.hazards.filter(({ holeKeys }) => !holeKeys.some((key) => bare.has(key))),
  };
}
