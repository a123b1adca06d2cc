import { type CardColumn, cardColumns } from '#lib/golf/scorecard.ts';

/** Which columns a card has, in few words: those of `cardColumns` without the sums of these labels. */
export type CardLayout = { holeCount: number; without: readonly string[] };

/** The columns of a card's layout. */
export function columnsOf({ holeCount, without }: CardLayout): CardColumn[] {
  return cardColumns(holeCount).filter((column) => column.kind === 'hole' || !without.includes(column.label));
}
