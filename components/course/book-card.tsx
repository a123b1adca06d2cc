import { Length } from '#components/units/length.tsx';
import type { GolfProfile, Scorecard } from '#lib/api/records.ts';
import { cardColumns, sumColumn } from '#lib/golf/card-columns.ts';
import { cardLengths, sumLengths } from '#lib/golf/card-lengths.ts';
import { TeeSwatch } from './tee-swatch.tsx';

/** Teeboxes that fit across a page of A6. */
const MOST_TEES = 5;

/** The card upright, a line a hole, with a column left blank for a score. */
export function BookCard({ profile, card }: { profile: GolfProfile; card: Scorecard }) {
  const tees = profile.teeboxes
    .filter(({ teebox_id }) => card.teebox_ids.includes(teebox_id))
    .map((teebox) => ({ teebox, lengths: cardLengths(card.holes, teebox) }))
    .filter(({ lengths }) => lengths.some((length) => length !== null))
    .slice(0, MOST_TEES);
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
