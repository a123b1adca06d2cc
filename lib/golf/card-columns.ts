/** A column of a printed card: a hole, by its place on the card, or a sum over places. */
export type CardColumn =
  | { kind: 'hole'; index: number }
  | { kind: 'sum'; label: string; from: number; to: number; isTotal: boolean };

/**
 * The columns of a card of `holeCount` holes as it is printed. Eighteen: front nine, Out, back nine, In, Total.
 * Up to 12 holes: holes and Total. Other counts: a sum after each nine, then Total.
 * Sums are over the half-open range of places `from`..`to`.
 */
export function cardColumns(holeCount: number): CardColumn[] {
  const columns: CardColumn[] = [];
  const hasNines = holeCount > 12;
  for (let from = 0; from < holeCount; from += 9) {
    const to = hasNines ? Math.min(from + 9, holeCount) : holeCount;
    for (let index = from; index < to; index++) columns.push({ kind: 'hole', index });
    if (!hasNines) break;
    columns.push({ kind: 'sum', label: nineLabel(from, to, holeCount), from, to, isTotal: false });
  }
  columns.push({ kind: 'sum', label: 'Total', from: 0, to: holeCount, isTotal: true });
  return columns;
}

function nineLabel(from: number, to: number, holeCount: number): string {
  if (holeCount === 18) return from === 0 ? 'Out' : 'In';
  return `${from + 1}–${to}`;
}

/** The sum over a column's places; null where a value is unknown: half a sum is none. */
export function sumColumn(
  values: readonly (number | null | undefined)[],
  { from, to }: { from: number; to: number },
): number | null {
  let sum = 0;
  for (let index = from; index < to; index++) {
    const value = values[index];
    if (value === null || value === undefined) return null;
    sum += value;
  }
  return to > from ? sum : null;
}
