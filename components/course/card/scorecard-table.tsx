import { ScrollFrame } from '#components/site/scroll-frame.tsx';
import type { Scorecard, Teebox } from '#lib/api/records.ts';
import {
  type CardColumn,
  type CardLength,
  cardColumns,
  cardLengths,
  sumColumn,
  sumLengths,
} from '#lib/golf/scorecard.ts';
import { type CardLayout, columnsOf } from './card-layout.ts';
import { type CardCell, CardRow, StrokesRow } from './card-row.tsx';
import { TeeSwatch } from './tee-swatch.tsx';

type ScorecardTableProps = { card: Scorecard; teeboxes: readonly Teebox[] };
type SumColumn = Extract<CardColumn, { kind: 'sum' }>;

/** One card as a table: holes, a row for each teebox, par, stroke index, and a row for a player's strokes. */
export function ScorecardTable({ card, teeboxes }: ScorecardTableProps) {
  const played = teeboxes.filter(({ teebox_id }) => card.teebox_ids.includes(teebox_id));
  const pars = card.holes.map((hole) => hole.par);
  const sumPar = (column: SumColumn) => (column.isTotal ? card.par : sumColumn(pars, column));
  // A sum that no row knows would be an empty column.
  const without = cardColumns(card.holes.length).flatMap((column) =>
    column.kind === 'hole' ||
    sumPar(column) !== null ||
    played.some((teebox) => sumLengths(cardLengths(card.holes, teebox), column, teebox) !== null)
      ? []
      : [column.label],
  );
  const layout = { holeCount: card.holes.length, without };
  const hasIndexes = card.holes.some((hole) => hole.stroke_index !== null);
  return (
    <ScrollFrame label={`Scorecard: ${card.name}`}>
      <table className="scorecard" data-card={card.scorecard_id}>
        <thead>
          <tr>
            <th scope="col">Hole</th>
            {columnsOf(layout).map((column) => (
              <th
                key={column.kind === 'hole' ? column.index : column.label}
                scope="col"
                className={column.kind === 'hole' ? undefined : 'card-sum'}
              >
                {column.kind === 'hole' ? card.holes[column.index]?.number : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {played.map((teebox) => (
            <TeeboxRow key={teebox.teebox_id} card={card} teebox={teebox} layout={layout} />
          ))}
          {pars.some((par) => par !== null) && (
            <CardRow
              className="card-par"
              head="Par"
              layout={layout}
              cells={cellsOf(layout, (index) => pars[index] ?? null, sumPar)}
            />
          )}
          {hasIndexes && (
            <CardRow
              className="card-index"
              head="Stroke index"
              layout={layout}
              cells={cellsOf(
                layout,
                (index) => card.holes[index]?.stroke_index ?? null,
                () => null,
              )}
            />
          )}
          {hasIndexes && <StrokesRow layout={layout} />}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

type TeeboxRowProps = { card: Scorecard; teebox: Teebox; layout: CardLayout };

function TeeboxRow({ card, teebox, layout }: TeeboxRowProps) {
  const lengths = cardLengths(card.holes, teebox);
  if (lengths.every((length) => length === null)) return null;
  return (
    <CardRow
      head={
        <>
          <TeeSwatch hex={teebox.color_hex} />
          <bdi>{teebox.name}</bdi>
        </>
      }
      layout={layout}
      cells={cellsOf(
        layout,
        (index) => toCell(lengths[index]),
        (column) => toCell(sumLengths(lengths, column, teebox)),
      )}
    />
  );
}

function cellsOf(
  layout: CardLayout,
  hole: (index: number) => CardCell,
  sum: (column: SumColumn) => CardCell,
): CardCell[] {
  return columnsOf(layout).map((column) => (column.kind === 'hole' ? hole(column.index) : sum(column)));
}

function toCell(length: CardLength | null | undefined): CardCell {
  return length ? [length.metres, length.yards] : null;
}
