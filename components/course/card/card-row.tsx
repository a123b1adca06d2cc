'use client';
import type { ReactNode } from 'react';
import { useGolferOnCourse } from '#components/course/golfer/golfer-provider.tsx';
import { strokeDots } from '#components/course/golfer/own-figures.tsx';
import { Length } from '#components/units/lengths.tsx';
import { cardsPart } from '#messages/parts/cards.ts';
import { useTexts } from '#messages/use-texts.ts';

/** A number, dots, a length in metres and yards, or nothing. */
export type CardCell = number | string | readonly [metres: number, yards: number | null] | null;

type CardRowProps = {
  head: ReactNode;
  cells: readonly CardCell[];
  /** The places of columns that add up others. */
  sums: readonly number[];
  className?: string;
};

export function CardRow({ head, cells, sums, className }: CardRowProps) {
  return (
    <tr className={className}>
      <th scope="row">{head}</th>
      {cells.map((cell, column) => (
        <td key={column} className={sums.includes(column) ? 'card-sum' : undefined}>
          {typeof cell === 'object' && cell !== null ? (
            <Length metres={cell[0]} yards={cell[1]} bare />
          ) : (
            cell
          )}
        </td>
      ))}
    </tr>
  );
}

/** Strokes at a card's holes; `holes` are its columns, null for a sum. Nothing for a card that isn't played. */
export function StrokesRow({ cardId, holes }: { cardId: string; holes: readonly (number | null)[] }) {
  const { cardTexts } = useTexts(cardsPart);
  const { option, strokes } = useGolferOnCourse();
  if (!strokes || option?.cardId !== cardId) return null;
  return (
    <CardRow
      className="card-strokes"
      head={cardTexts.yourStrokes}
      sums={holes.flatMap((hole, column) => (hole === null ? [column] : []))}
      cells={holes.map((hole) => (hole === null ? null : strokeDots(strokes[hole - option.from] ?? 0)))}
    />
  );
}
