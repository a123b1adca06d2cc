import { type LineOfPlay, placeOnLine } from '#components/geometry/line-of-play.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import type { MappedHole, PlayHole } from './play-course.ts';

/** A side as seen when playing to it. */
export const greenSides = ['left', 'right'] as const;
export type GreenSide = (typeof greenSides)[number];

export interface Green {
  polygon: readonly (readonly LonLat[])[];
  middle: LonLat;
}

export type TwoGreens = Record<GreenSide, Green>;

/**
 * Which of two greens counts: in the whole round, and on single holes by key. If `usual` is null, it's the green where the
 * hole's line ends.
 */
export interface GreenChoice {
  usual: GreenSide | null;
  byHole: Readonly<Record<string, GreenSide>>;
}

export const asMapped: GreenChoice = { usual: null, byHole: {} };

export function sidesOf(line: LineOfPlay, [first, second]: readonly [Green, Green]): TwoGreens {
  const aside = ({ middle }: Green) => placeOnLine(line, line.toPlane(middle)).aside;
  return aside(first) <= aside(second) ? { left: first, right: second } : { left: second, right: first };
}

/** Null where the hole doesn't have two. */
export function sideInPlay({ key, mapped }: PlayHole, { usual, byHole }: GreenChoice): GreenSide | null {
  if (!mapped?.greens) return null;
  return byHole[key] ?? usual ?? (mapped.greens.left.polygon === mapped.green ? 'left' : 'right');
}

/** The hole with the green that counts. */
export function onGreenInPlay(hole: PlayHole, choice: GreenChoice): PlayHole {
  const side = sideInPlay(hole, choice);
  const green = side && hole.mapped?.greens?.[side];
  if (!green || green.polygon === hole.mapped!.green) return hole;
  return { ...hole, mapped: withGreen(hole.mapped!, green) };
}

function withGreen(mapped: MappedHole, { polygon, middle }: Green): MappedHole {
  return { ...mapped, green: polygon, middle, hole: { ...mapped.hole, green_distances: null } };
}

export const chooseGreen = (choice: GreenChoice, key: string, side: GreenSide): GreenChoice => ({
  ...choice,
  byHole: { ...choice.byHole, [key]: side },
});
