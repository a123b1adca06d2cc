import { placeOnLine } from '#components/geometry/line-of-play.ts';
import { metresBetween, planeFrom } from '#components/geometry/metre-plane.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { distanceToSegment } from '#lib/geo/simplify-line.ts';
import type { PlayHole } from './play-course.ts';
import type { Place } from './position.ts';

/**
 * Which hole is being played: a forward filter (Rabiner 1989, III.A) over the holes in the order of play. Each
 * hole is first played, then done, from when its green was reached until another hole begins.
 */
export interface HoleFilter {
  /** How likely each hole is being played, or done. They sum to 1. */
  played: readonly number[];
  done: readonly number[];
}

/** How far a player may stray from a line without it meaning much, on top of the position's error. */
const STRAY_METRES = 24;
/**
 * The seconds that count as one independent position: those in between share its error, and the worse it is, the more
 * they would be counted twice.
 */
const evidenceSeconds = (accuracy: number) => 12 + 4 * accuracy;
/** However far a player is from a line, it remains possible. */
const LEAST_LIKELY = 0.02;
/** Nearer than this, the green was reached or a tee is near. */
const GREEN_METRES = 22;
const TEE_METRES = 24;

/** A second. */
const RATES = {
  /** The chance that a hole is done, on its green. */
  finish: 1 / 50,
  /** The chance of going on to the next hole, near its tee and on its line. */
  nextAtTee: 1 / 2,
  nextOnLine: 1 / 60,
  /** The chance of jumping to any other hole: near its tee, and elsewhere. */
  jumpAtTee: 1 / 400,
  jump: 1 / 20_000,
};

/**
 * The filter at the start: in a round, the hole that it begins or resumes with is likely, though others are possible;
 * otherwise any hole is.
 */
export function startFilter(count: number, likely: number | null): HoleFilter {
  const others = likely === null ? 1 : 0.3;
  const played = Array.from(
    { length: count },
    (_, index) => others / count + (index === likely ? 1 - others : 0),
  );
  return { played, done: played.map(() => 0) };
}

/** The filter when it's certain which hole is played. */
export function onHole(count: number, index: number): HoleFilter {
  const none = Array.from({ length: count }, () => 0);
  return { played: none.with(index, 1), done: none };
}

/** A phone in a pocket sends nothing; after this long any hole is possible, the next ones most likely. */
export const GAP_SECONDS = 60;
/** Chances of being none, one or two holes further on after a gap; all holes share what's left. */
const AFTER_GAP = [0.4, 0.2, 0.1];

function afterGap({ played, done }: HoleFilter): HoleFilter {
  const count = played.length;
  const before = played.map((each, index) => each + done[index]!);
  const rest = 1 - AFTER_GAP.reduce((sum, each) => sum + each, 0);
  return {
    played: before.map((_, index) =>
      AFTER_GAP.reduce(
        (sum, share, back) => sum + share * before[(index - back + count * 2) % count]!,
        rest / count,
      ),
    ),
    done: before.map(() => 0),
  };
}

/** Takes in a position, `sinceLast` seconds after the one before (infinity for the first). */
export function followHole(
  before: HoleFilter,
  holes: readonly PlayHole[],
  { position, accuracy }: Pick<Place, 'position' | 'accuracy'>,
  sinceLast: number,
): HoleFilter {
  const isGap = sinceLast >= GAP_SECONDS && Number.isFinite(sinceLast);
  const filter = isGap ? afterGap(before) : before;
  const seconds = Math.min(sinceLast, evidenceSeconds(accuracy));
  const count = holes.length;
  const seen = holes.map((hole) => look(hole, position, accuracy));
  const chance = (rate: number) => 1 - Math.exp(-rate * seconds);
  const played = [...filter.played];
  const done = [...filter.done];
  for (let i = 0; i < count; i++) {
    const finished = filter.played[i]! * (seen[i]!.isAtGreen ? chance(RATES.finish) : 0);
    played[i]! -= finished;
    done[i]! += finished;
    const next = (i + 1) % count;
    const begins = seen[i]!.isAtGreen
      ? 0
      : seen[next]!.isAtTee
        ? RATES.nextAtTee / (1 + accuracy / 4)
        : seen[next]!.isOnLine
          ? RATES.nextOnLine
          : 0;
    const begun = filter.done[i]! * chance(begins);
    done[i]! -= begun;
    played[next]! += begun;
  }
  const jumps = seen.map(({ isAtTee }) => chance(isAtTee ? RATES.jumpAtTee : RATES.jump));
  const staying = 1 - jumps.reduce((sum, each) => sum + each, 0);
  const weight = seconds / evidenceSeconds(accuracy);
  return normalised(
    played.map((each, i) => (each * staying + jumps[i]!) * seen[i]!.likelihood ** weight),
    done.map((each, i) => {
      const onWay = wayLikelihood(holes[i]!, holes[(i + 1) % count]!, position, accuracy);
      return each * staying * Math.max(seen[i]!.likelihood, onWay) ** weight;
    }),
  );
}

function normalised(played: number[], done: number[]): HoleFilter {
  const sum = [...played, ...done].reduce((total, each) => total + each, 0);
  return { played: played.map((each) => each / sum), done: done.map((each) => each / sum) };
}

/** The likelihood of a position this far from where a player would be. */
function likelihoodAt(metres: number, accuracy: number): number {
  const spread = Math.hypot(STRAY_METRES, Math.min(accuracy, 30));
  return Math.max(LEAST_LIKELY, Math.exp(-0.5 * (metres / spread) ** 2));
}

/** The likelihood of being on the straight way from a green to the next tee. */
function wayLikelihood(from: PlayHole, to: PlayHole, position: LonLat, accuracy: number): number {
  if (!from.mapped || !to.mapped) return LEAST_LIKELY;
  const toPlane = planeFrom(position);
  const metres = distanceToSegment([0, 0], toPlane(from.mapped.middle), toPlane(to.mapped.positions[0]!));
  return likelihoodAt(metres, accuracy);
}

function look({ mapped }: PlayHole, position: LonLat, accuracy: number) {
  if (!mapped) return { likelihood: LEAST_LIKELY, isAtGreen: false, isAtTee: false, isOnLine: false };
  const { distance, along } = placeOnLine(mapped.line, mapped.line.toPlane(position));
  const toTee = metresToTee(mapped, position);
  return {
    likelihood: likelihoodAt(distance, accuracy),
    isAtGreen: metresToGreen(mapped, position) < GREEN_METRES + accuracy / 4,
    isAtTee: toTee < TEE_METRES,
    isOnLine: distance < STRAY_METRES && along > 0 && along < 0.6 * mapped.line.length,
  };
}

/** Metres to the middle of the nearest of its greens. */
function metresToGreen({ middle, greens }: NonNullable<PlayHole['mapped']>, position: LonLat): number {
  const middles = greens ? [greens.left.middle, greens.right.middle] : [middle];
  return Math.min(...middles.map((each) => metresBetween(position, each)));
}

/** Metres to the nearest of the hole's mapped tees. */
export function metresToTee({ positions, tees }: NonNullable<PlayHole['mapped']>, position: LonLat): number {
  return Math.min(...[positions[0]!, ...tees].map((tee) => metresBetween(tee, position)));
}

/** The next hole is shown when it's likelier; any other only when hardly anything else is possible. */
const SHOWN_FROM = { next: 0.5, other: 0.85 };

/** The hole to show, in the order of play, when `current` was shown before; null at the first position. */
export function shownHole({ played, done }: HoleFilter, current: number | null): number {
  const weights = played.map((each, index) => each + done[index]!);
  const likeliest = weights.indexOf(Math.max(...weights));
  if (current === null || likeliest === current) return likeliest;
  const isNext = likeliest === (current + 1) % played.length;
  return weights[likeliest]! > (isNext ? SHOWN_FROM.next : SHOWN_FROM.other) ? likeliest : current;
}

/** Another hole's line must be so much nearer. */
const NEARER_METRES = 15;

/** The hole whose line is nearest, short of its green: where no source numbers the holes, there's no order of play. */
export function nearestHole(holes: readonly PlayHole[], position: LonLat, current: number | null): number {
  const metres = holes.map(({ mapped }) => {
    if (!mapped) return Number.POSITIVE_INFINITY;
    const { distance, along } = placeOnLine(mapped.line, mapped.line.toPlane(position));
    return along > mapped.line.length + GREEN_METRES ? distance + mapped.line.length : distance;
  });
  const nearest = metres.indexOf(Math.min(...metres));
  const isNearer = current === null || metres[nearest]! + NEARER_METRES < metres[current]!;
  return isNearer ? nearest : current;
}
