import { walkBetween } from '../../../course/sort-holes.ts';
import { groupByLoop } from './layouts.ts';
import { longestWalkMetres, type MappedHole } from './mapped-hole.ts';

/** The most missing numbers that are filled in. */
const longestGap = 9;

/** A gap counts as undecided after this many tries: short courses have every tee near every green. */
const mostAttempts = 20_000;

/**
 * Numbers unnumbered holes of a course's loops where the walks leave one answer: a run of missing numbers is
 * filled when exactly one order of unnumbered holes has every walk within 250 m, and no other gap of any loop
 * is filled with one of them. Returns the holes it numbered; the others stay off the card.
 */
export function fillGaps(holes: MappedHole[]): MappedHole[] {
  const filled: MappedHole[] = [];
  for (let round = fillOnce(holes); round.length > 0; round = fillOnce(holes)) filled.push(...round);
  return filled;
}

function fillOnce(holes: MappedHole[]): MappedHole[] {
  const answers = groupByLoop(holes).flatMap((loop) => findAnswers(loop, holes));
  const uses = new Map<MappedHole, number>();
  for (const { order } of answers) for (const hole of order) uses.set(hole, (uses.get(hole) ?? 0) + 1);
  const only = answers.filter(({ order }) => order.every((hole) => uses.get(hole) === 1));
  for (const { gap, order } of only) {
    for (const [index, hole] of order.entries()) {
      hole.number = gap.first + index;
      hole.loop = gap.loop;
      hole.numberSource = 'routing';
    }
  }
  return only.flatMap(({ order }) => order);
}

function findAnswers(loop: MappedHole[], holes: MappedHole[]): { gap: Gap; order: MappedHole[] }[] {
  const numbered = loop.filter(({ number }) => number !== null);
  const spare = holes.filter(
    (hole) => hole.number === null && (hole.loop === loop[0]!.loop || hole.loop === null),
  );
  if (numbered.length === 0 || spare.length === 0) return [];
  return findGaps(numbered, spare.length).flatMap((gap) => {
    const order = onlyOrder(gap, spare);
    return order ? [{ gap, order }] : [];
  });
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
