import type { Surface } from '#lib/contract/golf-profile.ts';
import type { GreenDistances } from '#lib/golf/hole-tee.ts';
import type { CourseHole } from '../course/course-in-progress.ts';
import { LONGEST_HOLE_METRES } from '../validate/length-rules.ts';
import { toLineString } from './contract-geometry.ts';
import { type LineOfPlay, toLineOfPlay } from './hazard-carries.ts';
import { type GreenOnLine, type GreenSurface, greenOf, greenOnLine } from './to-hole-facts.ts';

/** A mapped line that's no longer than a hole, and the green at its end. */
export type HoleLine = {
  line: LineOfPlay;
  /** Null where none is mapped. */
  green: GreenOnLine | null;
  /** Metres along the line to the green; that it ends in the middle of an unmapped one is as good as we know. */
  middle: number;
  greenFromStart: GreenDistances | null;
};

/** The lines of holes, by hole_id, without those that are only the straight way from tee to green. */
export function toHoleLines(
  mapped: readonly CourseHole[],
  holeIds: ReadonlyMap<string, string>,
  surfaces: readonly Surface[],
): Map<string, HoleLine> {
  const greens = surfaces.filter((surface): surface is GreenSurface => surface.type === 'green');
  const lines = new Map<string, HoleLine>();
  for (const hole of mapped) {
    const drawn = hole.isStraight ? null : toLineString(hole.line);
    const line = drawn && toLineOfPlay(drawn.coordinates);
    if (!line || Math.round(line.length) > LONGEST_HOLE_METRES) continue;
    const id = holeIds.get(hole.key)!;
    const surface = greenOf(id, hole.green, greens);
    const green = surface && greenOnLine(surface, line);
    const isShared = surface !== null && surface.hole_ids.length > 1;
    const middle = green && !isShared ? (green.front + green.back) / 2 : line.length;
    lines.set(id, {
      line,
      green,
      middle,
      greenFromStart: green && { front: green.front, middle, back: green.back },
    });
  }
  return lines;
}
