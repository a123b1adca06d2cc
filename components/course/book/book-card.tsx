import { Length } from '#components/units/length.tsx';
import type { GolfProfile, Scorecard, Teebox } from '#lib/api/records.ts';
import { type CardLength, cardColumns, cardLengths, sumColumn, sumLengths } from '#lib/golf/scorecard.ts';
import { TeeSwatch } from '../card/tee-swatch.tsx';

/** Teeboxes that fit across a page of A6. */
const MOST_TEES = 5;

/** A teebox with its length on each hole of the card. */
export type BookTee = { teebox: Teebox; lengths: readonly (CardLength | null)[] };

/** The teeboxes of each page of the card, spread evenly; one page without any where no length is known. */
export function bookTees({ teeboxes }: GolfProfile, card: Scorecard): BookTee[][] {
  const tees = teeboxes
    .filter(({ teebox_id }) => card.teebox_ids.includes(teebox_id))
    .map((teebox) => ({ teebox, lengths: cardLengths(card.holes, teebox) }))
    .filter(({ lengths }) => lengths.some((length) => length !== null));
  const pages = Math.max(1, Math.ceil(tees.length / MOST_TEES));
  const onEach = Math.ceil(tees.length / pages);
  return Array.from({ length: pages }, (_, page) => tees.slice(page * onEach, (page + 1) * onEach));
}

/** The card upright, a line a hole, with a column left blank for a score. */
export function BookCard({ card, tees }: { card: Scorecard; tees: readonly BookTee[] }) {
  const pars = card.holes.map((hole) => hole.par);
  const hasIndexes = card.holes.some((hole) => hole.stroke_index !== null);
  return (
    <section className="book-page" aria-label="Scorecard">
      <h2 className="book-card-name">
        <bdi>{card.name}</bdi>
      </h2>
      <table className={`book-card ${card.holes.length > 18 ? 'book-card-long' : ''}`}>
        <thead>
          <tr>
            <th scope="col">Hole</th>
            {tees.map(({ teebox }) => (
              <th key={teebox.teebox_id} scope="col">
                <TeeSwatch hex={teebox.color_hex} />
                <bdi>{teebox.name}</bdi>
              </th>
            ))}
            <th scope="col">Par</th>
            {hasIndexes && <th scope="col">Index</th>}
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {cardColumns(card.holes.length).map((column) => {
            const isHole = column.kind === 'hole';
            const hole = isHole ? card.holes[column.index] : undefined;
            return (
              <tr key={isHole ? column.index : column.label} className={isHole ? undefined : 'book-sum'}>
                <th scope="row">{isHole ? hole?.number : column.label}</th>
                {tees.map(({ teebox, lengths }) => {
                  const length = isHole ? lengths[column.index] : sumLengths(lengths, column, teebox);
                  return (
                    <td key={teebox.teebox_id}>
                      {length && <Length metres={length.metres} yards={length.yards} bare />}
                    </td>
                  );
                })}
                <td>{isHole ? hole?.par : column.isTotal ? card.par : sumColumn(pars, column)}</td>
                {hasIndexes && <td>{hole?.stroke_index}</td>}
                <td />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
