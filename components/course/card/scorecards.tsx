import { CardTabs, OfCard } from '#components/course/golfer/card-parts.tsx';
import { WrongLink } from '#components/course/wrong/wrong-link.tsx';
import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import type { GolfProfile, Scorecard, Teebox } from '#lib/api/records.ts';
import { cardChoices, defaultFirst } from '#lib/golf/card-choice.ts';
import {
  type CardColumn,
  type CardLength,
  type CardSum,
  cardColumns,
  cardLengths,
  missingNumbers,
  sumLengths,
  sumPars,
} from '#lib/golf/scorecard.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { getTexts } from '#messages/get-texts.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { useTexts } from '#messages/use-texts.ts';
import { type CardCell, CardRow, StrokesRow } from './card-row.tsx';
import { TeeSwatch } from './tee-swatch.tsx';
import './scorecards.css';

type ScorecardsProps = { profile: GolfProfile; unit: LengthUnit };

/** All cards; a screen shows the one that's chosen. */
export function Scorecards({ profile, unit }: ScorecardsProps) {
  const { cardTexts } = useTexts(cardsPart);
  const cards = defaultFirst(profile.scorecards);
  const choices = cardChoices(profile);
  if (cards.length === 0) return null;
  return (
    <Section id="scorecard" title={cardTexts.title(cards.length)} note={<UnitsSwitch byCustom={unit} />}>
      <CardTabs label={cardTexts.scorecards} />
      {cards.map((card, index) => (
        <OfCard
          key={card.scorecard_id}
          as="div"
          cards={[card.scorecard_id]}
          id={`card-${index + 1}`}
          className="card"
        >
          {cards.length > 1 && (
            <h3 className="card-name">
              <bdi>{choices[index]!.name}</bdi>
            </h3>
          )}
          <ScorecardTable card={card} teeboxes={profile.teeboxes} />
          <MissingHoles card={card} />
        </OfCard>
      ))}
      <WrongLink about="card" />
    </Section>
  );
}

function MissingHoles({ card }: { card: Scorecard }) {
  const { cardTexts } = useTexts(cardsPart);
  const { length } = missingNumbers(card.holes);
  return length > 0 && <p className="mt-2 text-sm text-soft">{cardTexts.missing(length)}</p>;
}

type ScorecardTableProps = { card: Scorecard; teeboxes: readonly Teebox[] };

function ScorecardTable({ card, teeboxes }: ScorecardTableProps) {
  const { cardTexts, sumName } = useTexts(cardsPart);
  const played = teeboxes.filter(({ teebox_id }) => card.teebox_ids.includes(teebox_id));
  const pars = card.holes.map((hole) => hole.par);
  const sumPar = (column: CardSum) => sumPars(card, column);
  // A sum that's unknown in every row would be an empty column.
  const without = cardColumns(card.holes).flatMap((column) =>
    column.kind !== 'sum' ||
    sumPar(column) !== null ||
    played.some((teebox) => sumLengths(cardLengths(card.holes, teebox), column, teebox) !== null)
      ? []
      : [sumName(column)],
  );
  const layout = { holes: card.holes, without };
  const sums = columnsOf(layout).flatMap(({ kind }, index) => (kind === 'sum' ? [index] : []));
  const headOf = (column: Column) => {
    if (column.kind === 'sum') return sumName(column);
    return column.kind === 'gap' ? column.number : card.holes[column.index]!.number;
  };
  const hasIndexes = card.holes.some((hole) => hole.stroke_index !== null);
  return (
    <ScrollFrame label={cardTexts.scorecardNamed(card.name)}>
      <table className="scorecard">
        <thead>
          <tr>
            <th scope="col">{cardTexts.hole}</th>
            {columnsOf(layout).map((column) => (
              <th
                key={`${column.kind} ${column.kind === 'hole' ? column.index : headOf(column)}`}
                scope="col"
                className={column.kind === 'sum' ? 'card-sum' : undefined}
              >
                {headOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {played.map((teebox) => (
            <TeeboxRow key={teebox.teebox_id} card={card} teebox={teebox} layout={layout} sums={sums} />
          ))}
          {pars.some((par) => par !== null) && (
            <CardRow
              className="card-par"
              head={cardTexts.par}
              sums={sums}
              cells={cellsOf(layout, (index) => pars[index] ?? null, sumPar)}
            />
          )}
          {hasIndexes && (
            <CardRow
              className="card-index"
              head={cardTexts.strokeIndex}
              sums={sums}
              cells={cellsOf(
                layout,
                (index) => card.holes[index]?.stroke_index ?? null,
                () => null,
              )}
            />
          )}
          {hasIndexes && (
            <StrokesRow
              cardId={card.scorecard_id}
              holes={columnsOf(layout).map((column) => (column.kind === 'hole' ? column.index : null))}
            />
          )}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

type TeeboxRowProps = { card: Scorecard; teebox: Teebox; layout: CardLayout; sums: readonly number[] };

function TeeboxRow({ card, teebox, layout, sums }: TeeboxRowProps) {
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
      sums={sums}
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
  sum: (column: CardSum) => CardCell,
): CardCell[] {
  return columnsOf(layout).map((column) => {
    if (column.kind === 'gap') return UNKNOWN;
    return column.kind === 'hole' ? hole(column.index) : sum(column);
  });
}

function toCell(length: CardLength | null | undefined): CardCell {
  return length ? [length.metres, length.yards] : null;
}

/** What a hole that's missing from the card has in each row. */
const UNKNOWN = '–';

type Column = CardColumn | { kind: 'gap'; number: number };

/** `cardColumns` without the sums of these names. */
export type CardLayout = { holes: Scorecard['holes']; without: readonly string[] };

/** The card's columns; a card with gaps has one for each hole of its round. */
function columnsOf({ holes, without }: CardLayout): Column[] {
  const { sumName } = getTexts(cardsPart);
  const columns = cardColumns(holes).filter(
    (column) => column.kind === 'hole' || !without.includes(sumName(column)),
  );
  const gaps = missingNumbers(holes).map((number) => ({ kind: 'gap' as const, number }));
  if (gaps.length === 0) return columns;
  const numberOf = (column: Column) =>
    column.kind === 'hole' ? holes[column.index]!.number : column.kind === 'gap' ? column.number : 0;
  return [...columns, ...gaps].sort((a, b) => numberOf(a) - numberOf(b));
}
