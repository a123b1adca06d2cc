import { walkBetween } from '../../../course/sort-holes.ts';
import type { MappedHole } from './mapped-hole.ts';
import { longestWalkMetres } from './mapped-hole.ts';

/** Of missing numbers. */
const longestGap = 9;

/** Then a gap counts as undecided: short courses have every tee near every green. */
const mostAttempts = 20_000;

/**
 * Numbers unnumbered holes of a layout where the walks leave one answer: a run of missing numbers is filled
 * when exactly one order of unnumbered holes has every walk within 250 m. Returns the holes it numbered; the
 * others stay off the card.
 */
export function fillGaps(numbered: MappedHole[], unnumbered: MappedHole[]): MappedHole[] {
  const filled: MappedHole[] = [];
  for (let round = fillOnce(numbered, unnumbered); round.length > 0; ) {
    filled.push(...round);
    round = fillOnce(
      [...numbered, ...filled],
      unnumbered.filter((hole) => hole.number === null),
    );
  }
  return filled;
}

function fillOnce(numbered: MappedHole[], unnumbered: MappedHole[]): MappedHole[] {
  if (unnumbered.length === 0 || numbered.length === 0) return [];
  const answers = findGaps(numbered, unnumbered.length).map((gap) => ({
    gap,
    holes: onlyOrder(gap, unnumbered),
  }));
  const uses = new Map<MappedHole, number>();
  for (const { holes } of answers) for (const hole of holes ?? []) uses.set(hole, (uses.get(hole) ?? 0) + 1);
  const filled: MappedHole[] = [];
  for (const { gap, holes } of answers) {
    if (!holes?.every((hole) => uses.get(hole) === 1)) continue;
    holes.forEach((hole, index) => {
      hole.number = gap.first + index;
      hole.loop = gap.loop;
      hole.numberSource = 'routing';
      filled.push(hole);
    });
  }
  return filled;
}

/** Missing numbers between known neighbours, one of which may be missing at an end of the card. */
type Gap = {
  first: number;
  length: number;
  before: MappedHole | null;
  after: MappedHole | null;
  loop: string | null;
};

function findGaps(numbered: MappedHole[], spare: number): Gap[] {
  const byNumber = new Map(numbered.map((hole) => [hole.number!, hole]));
  const last = lastNumber(Math.max(...byNumber.keys()), byNumber.size + spare);
  const gaps: Gap[] = [];
  for (let number = 1; number <= last; number++) {
    if (byNumber.has(number)) continue;
    let end = number;
    while (end <= last && !byNumber.has(end)) end++;
    const [before, after] = [byNumber.get(number - 1) ?? null, byNumber.get(end) ?? null];
    const length = end - number;
    if ((before || after) && length <= Math.min(spare, longestGap)) {
      gaps.push({ first: number, length, before, after, loop: (before ?? after)!.loop });
    }
    number = end;
  }
  return gaps;
}

/** A card ends at 9, 18, 27… when that many holes are there; else at the highest number known. */
function lastNumber(highest: number, holes: number): number {
  const whole = Math.ceil(highest / 9) * 9;
  return holes === whole ? whole : highest;
}

/** Null when no order fits, or several do. */
function onlyOrder(gap: Gap, spare: MappedHole[]): MappedHole[] | null {
  const found: MappedHole[][] = [];
  let attempts = 0;
  const extend = (order: MappedHole[]) => {
    if (found.length > 1 || ++attempts > mostAttempts) return;
    if (order.length === gap.length) {
      if (!gap.after || walkBetween(order.at(-1)!, gap.after) <= longestWalkMetres) found.push([...order]);
      return;
    }
    const from = order.at(-1) ?? gap.before;
    for (const hole of spare) {
      if (order.includes(hole) || (hole.loop !== null && hole.loop !== gap.loop)) continue;
      if (from && walkBetween(from, hole) > longestWalkMetres) continue;
      extend([...order, hole]);
    }
  };
  extend([]);
  return found.length === 1 && attempts <= mostAttempts ? found[0]! : null;
}
