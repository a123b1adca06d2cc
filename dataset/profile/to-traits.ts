import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { LIKENESS, type LikenessDimension, likenessDimensions } from '#lib/golf/likeness.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import { groundOfSurfaces } from '../course/course-ground.ts';

/** What a course is compared by, in spreads; a dimension may have several coordinates. NaN is unknown. */
export const TRAITS: readonly LikenessDimension[] = likenessDimensions.flatMap((dimension) =>
  dimension === 'mix of pars' ? [dimension, dimension] : [dimension],
);

/** Fewer holes say too little about a course. */
const FEWEST_HOLES = 6;

type Described = Pick<
  GolfProfile,
  | 'kind'
  | 'status'
  | 'hole_count'
  | 'scorecards'
  | 'teeboxes'
  | 'holes'
  | 'hazards'
  | 'surfaces'
  | 'character'
>;

/** The fewest dimensions to compare: in fewer, two courses may agree by chance. */
const FEWEST_DIMENSIONS = 5;

/** Traits are in the order of TRAITS; null, with the reason, for a course that isn't compared with others. */
export function toTraits(profile: Described): {
  traits: Float64Array<ArrayBuffer> | null;
  missing: string | null;
} {
  if (profile.kind === 'practice') return { traits: null, missing: 'it’s for practice' };
  if (profile.status === 'closed') return { traits: null, missing: 'it’s closed' };
  const traits = measure(profile);
  const known = new Set(TRAITS.filter((_, axis) => !Number.isNaN(traits[axis])));
  if (known.size >= FEWEST_DIMENSIONS) return { traits, missing: null };
  const missing = `${known.size} of the ${likenessDimensions.length} things that courses are compared by are known`;
  return { traits: null, missing };
}

function measure(profile: Described): Float64Array<ArrayBuffer> {
  const values: Record<LikenessDimension, readonly (number | null)[]> = {
    length: [playedRound(profile).length?.metres ?? null],
    'mix of pars': mixOfPars(profile),
    ...traitsOfWalk(profile),
    ...traitsOfHoles(profile),
    'size of the ground': [hectares(profile)],
  };
  return Float64Array.from(
    likenessDimensions.flatMap((dimension) => {
      // Two coordinates together count as one dimension.
      const spread = LIKENESS[dimension].spread * Math.sqrt(values[dimension].length);
      return values[dimension].map((value) => (value === null ? Number.NaN : rounded(value / spread)));
    }),
  );
}

/**
 * Rounds to a quarter of a spread, which nobody notices. Otherwise another bunker on one course would change the
 * similar courses of it and its neighbours, and so the records of several courses.
 */
function rounded(trait: number): number {
  return Math.round(4 * trait) / 4;
}

function mixOfPars({ scorecards }: Described): (number | null)[] {
  const pars = scorecards.find((card) => card.is_default)?.holes.map(({ par }) => par) ?? [];
  if (pars.length < FEWEST_HOLES || pars.includes(null)) return [null, null];
  return [3, 5].map((wanted) => pars.filter((par) => par === wanted).length / pars.length);
}

/** Traits of walks over all holes of the round. */
function traitsOfWalk({ character: { walk, climb }, scorecards, holes }: Described) {
  const round = scorecards.find((card) => card.is_default)?.holes.length ?? holes.length;
  const isWhole = walk !== null && walk.holes === round && round >= FEWEST_HOLES;
  return {
    climb: [isWhole && climb?.holes === round ? climb.up / round : null],
    'walks between holes': [isWhole ? walk.transfers / (round - 1) : null],
  };
}

/** Means over the mapped holes. Where no hazard is mapped nobody has looked for any. */
function traitsOfHoles({ holes, hazards }: Described) {
  const known = <T>(read: (facts: GolfProfile['holes'][number]['facts']) => T | null) => {
    const values = holes.map(({ facts }) => read(facts)).filter((value) => value !== null);
    return values.length >= FEWEST_HOLES ? values : null;
  };
  const ofHazards: typeof known = (read) => (hazards.length > 0 ? known(read) : null);
  const mean = (values: readonly number[] | null) =>
    values && values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    bends: [mean(known(({ turn }) => (turn === null ? null : Math.abs(turn))))],
    'bunkers per hole': [
      mean(
        ofHazards(({ greenside_bunkers: near, fairway_bunkers: far }) =>
          near === null && far === null ? null : (near ?? 0) + (far ?? 0),
        ),
      ),
    ],
    'holes with water': [
      mean(ofHazards(({ water_in_play }) => (water_in_play === null ? null : Number(water_in_play)))),
    ],
    'size of greens': [mean(known(({ green }) => green?.area ?? null))],
  };
}

function hectares({ surfaces }: Described): number | null {
  const ground = groundOfSurfaces(surfaces);
  return ground === null ? null : ground / 10_000;
}
