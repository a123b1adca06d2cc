import type { Random } from '../random.ts';

/** Metres. */
export type HoleToLay = { par: number; length: number };

/** Holes in a row, out from the clubhouse or back to it. */
export type Lane = {
  column: number;
  isBack: boolean;
  holes: HoleToLay[];
  /** Metres between two holes, and from the base to the first. */
  gap: number;
  shift: number;
};

/** The columns of two or four lanes in the order of play. */
const ROUTINGS = {
  2: [[0, 1]],
  4: [
    [0, 1, 2, 3],
    [0, 2, 3, 1],
    [1, 3, 2, 0],
  ],
};

const TRIES = 30;
/** What a par 3 as first hole, or two par 3s or par 5s in a row, cost in metres of uneven lanes. */
const FAULT_METRES = 60;

/** Four to eighteen holes in lanes of about one length, so that each is near the next; the best of some random orders. */
export function orderWing(holes: readonly HoleToLay[], random: Random): Lane[] {
  const count = holes.length < 9 || holes.length === 18 ? 2 : 4;
  let best: Lane[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const lanes = drawLanes(holes, count, random);
    const lacks = lanes.map((lane, i) => reachOf(lanes[i % 2 === 0 ? i + 1 : i - 1]!) - reachOf(lane));
    const cost = Math.max(...lacks) + FAULT_METRES * parFaults(lanes.flatMap((lane) => lane.holes));
    if (cost >= least) continue;
    least = cost;
    // Half of what a lane is shorter than the one out or back with it is walked at either end.
    best = lanes.map((lane, i) => ({ ...lane, shift: Math.max(0, lacks[i]! / 2) }));
  }
  return best;
}

/** Lanes in a random order of the holes; in a wing of eighteen none changes halves. */
function drawLanes(holes: readonly HoleToLay[], count: 2 | 4, random: Random): Lane[] {
  const halves = holes.length === 18 ? [holes.slice(0, 9), holes.slice(9)] : [holes];
  const left = halves.flatMap((half) => random.shuffled(half));
  const longer = random.whole(0, count - 1);
  return random.pick(ROUTINGS[count]).map((column, i) => {
    const extra = i === longer ? holes.length % count : 0;
    const own = left.splice(0, Math.floor(holes.length / count) + extra);
    return { column, isBack: i % 2 === 1, holes: own, gap: random.between(36, 58), shift: 0 };
  });
}

function reachOf({ holes, gap }: Lane): number {
  return holes.reduce((sum, { length }) => sum + length + gap, 0);
}

function parFaults(holes: readonly HoleToLay[]): number {
  return holes.filter(({ par }, i) => (i === 0 ? par === 3 : par !== 4 && par === holes[i - 1]!.par)).length;
}
