import type { Character } from '#lib/contract/character.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Hole } from '#lib/contract/hole.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { geodesicLength, geodesicMetres } from '../geometry/geodesic.ts';
import { roundTo } from './contract-geometry.ts';
import { toWalkAlongPaths } from './walking-paths.ts';

type Described = Pick<GolfProfile, 'scorecards' | 'holes' | 'surfaces'>;

/** Holes in the order of play; null is a hole of the card that isn't mapped. */
type Order = (Hole | null)[];

type Step = { hole: Hole; metres: number; toNext: number | null; next: Hole | null };

/** The nines of a course return where the 9th green and the 10th tee are this near to the first tee. */
const RETURN_METRES = 300;

const SECTORS = 16;

/** All of a course's character except the similar courses, which depend on all others. */
export function toCharacter(profile: Described): Character {
  const order = orderOfPlay(profile);
  const steps = typeof order === 'string' ? [] : toSteps(order, profile);
  const noOrder = typeof order === 'string' ? order : 'only one hole of the round is mapped';
  const walk = steps.length < 2 ? null : toWalk(steps);
  const climb = walk && toClimb(steps);
  const returning = typeof order === 'string' ? null : ninesReturn(order);
  const bearings = toBearings(profile.holes);
  return {
    walk,
    climb,
    returning_nines: returning,
    bearings,
    missing: {
      ...(walk ? {} : { walk: noOrder }),
      ...(climb ? {} : { climb: walk ? 'no hole’s heights are known' : noOrder }),
      ...(returning === null
        ? { returning_nines: 'the ends of two nines aren’t all mapped and in order' }
        : {}),
      ...(bearings ? {} : { bearings: NO_HOLES }),
    },
    similar: [],
  };
}

const NO_HOLES = 'no holes are mapped';

/** The order of the default card; without one by number, where no number comes twice. Else why it isn't known. */
function orderOfPlay({ scorecards, holes }: Described): Order | string {
  if (holes.length === 0) return NO_HOLES;
  const card = scorecards.find(({ is_default }) => is_default);
  const byId = new Map(holes.map((hole) => [hole.hole_id, hole]));
  const onCard = card?.holes.map(({ hole_id }) => byId.get(hole_id ?? '') ?? null) ?? [];
  if (onCard.some((hole) => hole !== null)) return onCard;
  const numbered = holes.filter(({ number }) => number !== null);
  if (numbered.length === 0) return 'the mapped holes have no numbers';
  const byNumber = new Map(numbered.map((hole) => [hole.number, hole]));
  if (byNumber.size < numbered.length)
    return 'several mapped holes have the same number, and no card orders them';
  return Array.from(
    { length: Math.max(...byNumber.keys().map(Number)) },
    (_, i) => byNumber.get(i + 1) ?? null,
  );
}

function toSteps(order: Order, { surfaces }: Described): Step[] {
  const alongPaths = toWalkAlongPaths(surfaces);
  return order.flatMap((hole, i) => {
    if (!hole?.line) return [];
    const next = order[i + 1];
    const [from, to] = [hole.line.coordinates.at(-1)!, next?.line?.coordinates[0]];
    return [
      {
        hole,
        metres: geodesicLength(hole.line.coordinates),
        toNext: to ? (alongPaths(from, to) ?? geodesicMetres(from, to)) : null,
        next: to ? next! : null,
      },
    ];
  });
}

function toWalk(steps: readonly Step[]): NonNullable<Character['walk']> {
  const transfers = sumOf(steps.map(({ toNext }) => toNext ?? 0));
  return {
    length: Math.round(sumOf(steps.map(({ metres }) => metres)) + transfers),
    transfers: Math.round(transfers),
    holes: steps.length,
    steps: steps.map(({ hole, metres, toNext }) => ({
      hole_id: hole.hole_id,
      length: Math.round(metres),
      to_next: toNext === null ? null : Math.round(toNext),
    })),
  };
}

/** Null where no hole has both heights. */
function toClimb(steps: readonly Step[]): Character['climb'] {
  const known = steps.filter(({ hole }) => hole.elevation_change !== null);
  const changes = [
    ...known.map(({ hole }) => hole.elevation_change!),
    ...steps.map(({ hole, next }) => difference(hole.green_elevation, next?.tee_elevation ?? null)),
  ];
  if (known.length === 0) return null;
  return {
    up: roundTo(sumOf(changes.map((change) => Math.max(0, change))), 1),
    down: roundTo(sumOf(changes.map((change) => Math.max(0, -change))), 1),
    holes: known.length,
  };
}

function difference(from: number | null, to: number | null): number {
  return from === null || to === null ? 0 : to - from;
}

/** Null unless a round of 18 has the places that decide it mapped. */
function ninesReturn(order: Order): boolean | null {
  if (order.length !== 18) return null;
  const [first, tenth] = [order[0]?.line?.coordinates[0], order[9]?.line?.coordinates[0]];
  const ninth = order[8]?.line?.coordinates.at(-1);
  if (!first || !tenth || !ninth) return null;
  return [ninth, tenth].every((place) => geodesicMetres(place, first) <= RETURN_METRES);
}

/** Shares of the length of all mapped lines, leg by leg; the first sector is centred on north. */
function toBearings(holes: readonly Hole[]): number[] | null {
  const metres = new Float64Array(SECTORS);
  for (const { line } of holes) {
    const positions = line?.coordinates ?? [];
    for (let i = 1; i < positions.length; i++) {
      const [from, to] = [positions[i - 1]!, positions[i]!];
      const degrees = rulerAt(from[1]).bearing([...from], [...to]);
      const sector = (Math.round((degrees / 360) * SECTORS) + SECTORS) % SECTORS;
      metres[sector]! += geodesicMetres(from, to);
    }
  }
  const total = sumOf(metres);
  return total === 0 ? null : Array.from(metres, (each) => roundTo(each / total, 4));
}

function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
