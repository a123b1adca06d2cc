/** A hole that a tee prints and the map has, in metres. */
export type PrintedLine = { printed: number; line: number };

/** The fewest holes whose order doesn't agree by chance. */
const ENOUGH_HOLES = 6;
/** Card to line: forward tees are shorter than the line, and lines are drawn a little short. */
const SCALES = { least: 0.75, most: 1.1 } as const;
/** A hole fits if it differs from its card by no more than this share once the card is scaled. */
const MOST_FROM_SCALE = 0.15;
/** The least share of holes that fit: the rest may be drawn wrong. */
const LEAST_SHARE_OF_FITTING = 5 / 6;
/** The least rank correlation of the two orders by length; that of two different rounds is near 0. */
const LEAST_RANK_CORRELATION = 0.8;

/** Whether a tee's lengths are those of the lines in order and proportion, whichever tee the lines are drawn from. */
export function fitsInProportion(holes: readonly PrintedLine[]): boolean {
  if (holes.length < ENOUGH_HOLES) return false;
  const scale = median(holes.map(({ printed, line }) => printed / line));
  if (scale < SCALES.least || scale > SCALES.most) return false;
  const fitting = holes.filter(
    ({ printed, line }) => Math.abs(printed / line / scale - 1) <= MOST_FROM_SCALE,
  ).length;
  if (fitting < LEAST_SHARE_OF_FITTING * holes.length) return false;
  const [printed, lines] = [
    ranksOf(holes.map((hole) => hole.printed)),
    ranksOf(holes.map((hole) => hole.line)),
  ];
  return correlation(printed, lines) >= LEAST_RANK_CORRELATION;
}

/** Ranks from 0; equal values share their mean rank. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}

/** Pearson's; 1 where neither varies. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (const [i, each] of a.entries()) {
    both += (each - meanA) * (b[i]! - meanB);
    ofA += (each - meanA) ** 2;
    ofB += (b[i]! - meanB) ** 2;
  }
  if (ofA === 0 && ofB === 0) return 1;
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
