import { rulerAt } from '#lib/geo/ruler.ts';
import { type OsmCourse, osmFinding } from '../osm-course.ts';
import type { MappedHole } from './mapped-hole.ts';

/** Metres. Lines that end this near to each other end on one green. */
const sameGreenMetres = 30;

/** Two rounds on the same nine greens: holes "1/10" to "9/18", or 10 to 18 that end where 1 to 9 do. */
export function noteSharedGreens({ holes, findings }: OsmCourse): void {
  const isShared = Array.from({ length: 9 }, (_, i) => i + 1).every(
    (number) => holes.some((hole) => isTagged(hole, number)) || meet(holes, number),
  );
  if (isShared) findings.push(osmFinding(holes[0]!.key, 'nine-greens-eighteen-tees', 'noted'));
}

/** `ref` or name gives a number of the second round, too. */
function isTagged({ mapped: { tags } }: MappedHole, number: number): boolean {
  const [first, second] = (tags.ref ?? tags.name ?? '').split(/\s*[/;,&+-]\s*/);
  return Number(first) === number && Number(second) === number + 9;
}

function meet(holes: readonly MappedHole[], number: number): boolean {
  const only = (wanted: number) => {
    const found = holes.filter((hole) => hole.number === wanted);
    return found.length === 1 ? found[0]!.line.at(-1)! : null;
  };
  const [first, second] = [only(number), only(number + 9)];
  return first !== null && second !== null && rulerAt(first[1]).distance(first, second) <= sameGreenMetres;
}
