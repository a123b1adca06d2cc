import type { ReactNode } from 'react';
import { Length } from '#components/units/length.tsx';
import type { CardColumn } from '#lib/golf/scorecard.ts';
import { type CardLayout, columnsOf } from './card-layout.ts';

/** What a place of a row holds: a number, a length in metres and yards, or nothing. */
export type CardCell = number | readonly [metres: number, yards: number | null] | null;

type CardRowProps = {
  head: ReactNode;
  /** A cell for each column of the layout. */
  cells: readonly CardCell[];
  layout: CardLayout;
  className?: string;
};

/** A row of a printed card. */
export function CardRow({ head, cells, layout, className }: CardRowProps) {
  return (
    <tr className={className}>
      <th scope="row">{head}</th>
      {columnsOf(layout).map((column, index) => (
        <td key={keyOf(column)} className={classOf(column)}>
          {toContent(cells[index] ?? null)}
        </td>
      ))}
    </tr>
  );
}

/** The row that shows a player's strokes when they have been worked out (show-strokes.ts); hidden until then. */
export function StrokesRow({ layout }: { layout: CardLayout }) {
  return (
    <tr className="card-strokes" hidden>
      <th scope="row">Your strokes</th>
      {columnsOf(layout).map((column) => (
        <td key={keyOf(column)} className={classOf(column)}>
          {column.kind === 'hole' && <span data-strokes={column.index} />}
        </td>
      ))}
    </tr>
  );
}

function toContent(cell: CardCell): ReactNode {
  return cell === null || typeof cell === 'number' ? cell : <Length metres={cell[0]} yards={cell[1]} bare />;
}

const keyOf = (column: CardColumn) => (column.kind === 'hole' ? column.index : column.label);
const classOf = (column: CardColumn) => (column.kind === 'hole' ? undefined : 'card-sum');
