import { rulerAt } from '#lib/geo/ruler.ts';
import { distanceToLine } from '../../../geometry/line-distance.ts';
import { taggedLayout } from './layouts.ts';
import type { MappedHole } from './mapped-hole.ts';

/** Metres. Holes of one number that end this near to each other end on one green. */
const sameGreenMetres = 40;
/** Metres, without numbers: the greens of parallel short holes lie 20 m from each other. */
const samePlaceMetres = 15;
/** Metres. A line that starts this near to a longer one plays the same hole from a forward tee. */
const nearLineMetres = 25;
/** Degrees. Tees of one hole lie in one direction from its green. */
const sameDirection = 20;
/** Metres. Ends this near to a bend of another line were drawn onto it. */
const onBendMetres = 2;
const forwardShare = 0.5;

/** `hole` draws `of` once more, from another tee. */
export type DoubleHole = { hole: MappedHole; of: MappedHole };

/**
 * They end on the green of a longer line and carry its number, start next to it or come from its direction;
 * or they run from a tee only to the bend of the line from another tee. Two holes that share a green come to
 * it from different sides.
 */
export function findDoubleLines(holes: MappedHole[]): DoubleHole[] {
  const kept: MappedHole[] = [];
  const doubles: DoubleHole[] = [];
  for (const hole of byLength(holes)) {
    const of = kept.find((longer) => isDrawnAgain(hole, longer));
    if (of) doubles.push({ hole, of });
    else kept.push(hole);
  }
  return doubles;
}

export function findRepeatedNumbers(holes: MappedHole[]): DoubleHole[] {
  const kept = new Map<string, MappedHole>();
  const doubles: DoubleHole[] = [];
  for (const hole of byLength(holes)) {
    if (hole.number === null) continue;
    const key = `${hole.number} ${hole.loop}`;
    const of = kept.get(key);
    if (of) doubles.push({ hole, of });
    else kept.set(key, hole);
  }
  return doubles;
}

function byLength(holes: MappedHole[]): MappedHole[] {
  return [...holes].sort((a, b) => b.mapped.metres - a.mapped.metres);
}

function isDrawnAgain(hole: MappedHole, longer: MappedHole): boolean {
  if (hole.number !== null && longer.number !== null && hole.number !== longer.number) return false;
  // One without a number or a layout may be drawn again of any.
  const isKnown = hole.number !== null || layoutOf(hole) !== '';
  if (isKnown && layoutOf(hole) !== layoutOf(longer)) return false;
  if (endsOnBend(hole, longer)) return true;
  const ruler = rulerAt(hole.line[0]![1]);
  const [start, end] = [hole.line[0]!, hole.line.at(-1)!];
  const apart = ruler.distance(end, longer.line.at(-1)!);
  if (hole.number !== null && hole.number === longer.number) return apart <= sameGreenMetres;
  if (apart > samePlaceMetres) return false;
  if (distanceToLine(start, longer.line) <= nearLineMetres) return true;
  const between = Math.abs(ruler.bearing(end, start) - ruler.bearing(end, longer.line[0]!));
  const isSameDirection = Math.min(between, 360 - between) <= sameDirection;
  return isSameDirection && hole.mapped.metres >= forwardShare * longer.mapped.metres;
}

function endsOnBend({ line }: MappedHole, longer: MappedHole): boolean {
  const end = line.at(-1)!;
  const bends = longer.line.slice(1, -1);
  return bends.some((bend) => rulerAt(end[1]).distance(end, bend) <= onBendMetres);
}

/** A hole of another layout is another hole, even on a shared green. */
function layoutOf({ mapped: { tags, label } }: MappedHole): string {
  return taggedLayout(tags) ?? label.prefix ?? '';
}
