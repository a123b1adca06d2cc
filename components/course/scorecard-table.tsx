import type { ReactNode } from 'react';
import { ScrollFrame } from '#components/site/scroll-frame.tsx';
import { Length } from '#components/units/length.tsx';
import type { Scorecard, Teebox } from '#lib/api/records.ts';
import { type CardColumn, cardColumns, sumColumn } from '#lib/golf/card-columns.ts';
import { type CardLength, cardLengths, sumLengths } from '#lib/golf/card-lengths.ts';
import { TeeSwatch } from './tee-swatch.tsx';

type ScorecardTableProps = { card: Scorecard; teeboxes: readonly Teebox[] };
type SumColumn = Extract<CardColumn, { kind: 'sum' }>;

/** One card as a table: holes, a row for each teebox, par, stroke index, and a row for a player's strokes. */
export function ScorecardTable({ card, teeboxes }: ScorecardTableProps) {
  const played = teeboxes.filter(({ teebox_id }) => card.teebox_ids.includes(teebox_id));
  const pars = card.holes.map((hole) => hole.par);
  const sumPar = (column: SumColumn) => (column.isTotal ? card.par : sumColumn(pars, column));
  // A sum that no row knows would be an empty column.
  const columns = cardColumns(card.holes.length).filter(
    (column) =>
      column.kind === 'hole' ||
      sumPar(column) !== null ||
      played.some((teebox) => sumLengths(cardLengths(card.holes, teebox), column, teebox) !== null),
  );
  const hasIndexes = card.holes.some((hole) => hole.stroke_index !== null);
  return (
    <ScrollFrame label={`Scorecard: ${card.name}`}>
      <table className="scorecard" data-card={card.scorecard_id}>
        <thead>
          <tr>
            <th scope="col">Hole</th>
            {columns.map((column) => (
              <th key={keyOf(column)} scope="col" className={classOf(column)}>
                {column.kind === 'hole' ? card.holes[column.index]?.number : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {played.map((teebox) => (
            <TeeboxRow key={teebox.teebox_id} card={card} teebox={teebox} columns={columns} />
          ))}
          {pars.some((par) => par !== null) && (
            <Row
              className="card-par"
              head="Par"
              columns={columns}
              hole={(index) => pars[index]}
              sum={sumPar}
            />
          )}
          {hasIndexes && (
            <Row
              className="card-index"
              head="Stroke index"
              columns={columns}
              hole={(index) => card.holes[index]?.stroke_index}
              sum={() => null}
            />
          )}
          {hasIndexes && (
            <Row
              className="card-strokes"
              head="Your strokes"
              columns={columns}
              hole={(index) => <span data-strokes={index} />}
              sum={() => null}
              isHidden
            />
          )}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function TeeboxRow({ card, teebox, columns }: { card: Scorecard; teebox: Teebox; columns: CardColumn[] }) {
  const lengths = cardLengths(card.holes, teebox);
  if (lengths.every((length) => length === null)) return null;
  return (
    <Row
      head={
        <>
          <TeeSwatch hex={teebox.color_hex} />
          <bdi>{teebox.name}</bdi>
        </>
      }
      columns={columns}
      hole={(index) => toCell(lengths[index])}
      sum={(column) => toCell(sumLengths(lengths, column, teebox))}
    />
  );
}

function toCell(length: CardLength | null | undefined): ReactNode {
  return length ? <Length metres={length.metres} yards={length.yards} bare /> : null;
}

type RowProps = {
  head: ReactNode;
  columns: CardColumn[];
  hole: (index: number) => ReactNode;
  sum: (column: SumColumn) => ReactNode;
  className?: string;
  isHidden?: boolean;
};

function Row({ head, columns, hole, sum, className, isHidden = false }: RowProps) {
  return (
    <tr className={className} hidden={isHidden}>
      <th scope="row">{head}</th>
      {columns.map((column) => (
        <td key={keyOf(column)} className={classOf(column)}>
          {column.kind === 'hole' ? hole(column.index) : sum(column)}
        </td>
      ))}
    </tr>
  );
}

const keyOf = (column: CardColumn) => (column.kind === 'hole' ? column.index : column.label);
const classOf = (column: CardColumn) => (column.kind === 'hole' ? undefined : 'card-sum');
