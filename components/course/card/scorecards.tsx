import { CardTabs, OfCard } from '#components/course/golfer/card-parts.tsx';
import { type CardCell, CardRow, StrokesRow } from '#components/course/golfer/own-figures.tsx';
import { TeeSwatch } from '#components/course/swatches.tsx';
import { WrongLink } from '#components/course/wrong/wrong-here.tsx';
import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import type { GolfProfile, Scorecard } from '#lib/api/records.ts';
import { cardChoices, defaultFirst } from '#lib/golf/card-choice.ts';
import {
  type CardSum,
  cardColumns,
  cardTees,
  missingNumbers,
  sumLengths,
  sumPars,
} from '#lib/golf/scorecard.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { useTexts } from '#messages/use-texts.ts';
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
          <ScorecardTable card={card} tees={cardTees(card, profile.teeboxes)} />
        </OfCard>
      ))}
      <WrongLink about="card" />
    </Section>
  );
}

type CardTees = ReturnType<typeof cardTees<GolfProfile['teeboxes'][number]>>;

function ScorecardTable({ card, tees }: { card: Scorecard; tees: CardTees }) {
  const { cardTexts, sumName } = useTexts(cardsPart);
  const { holes } = card;
  const columns = columnsOf(card, tees);
  const sums = columns.flatMap(({ kind }, place) => (kind === 'sum' ? [place] : []));
  const cellsOf = (hole: (index: number) => CardCell, sumOf: (sum: CardSum) => CardCell = () => null) =>
    columns.map((column) => {
      if (column.kind === 'sum') return sumOf(column);
      return column.index === null ? '–' : hole(column.index);
    });
  const hasIndexes = holes.some(({ stroke_index }) => stroke_index !== null);
  const missing = missingNumbers(holes).length;
  return (
    <>
      <ScrollFrame label={cardTexts.scorecardNamed(card.name)}>
        <table className="scorecard">
          <thead>
            <tr>
              <th scope="col">{cardTexts.hole}</th>
              {columns.map((column, place) => (
                <th key={place} scope="col" className={column.kind === 'sum' ? 'card-sum' : undefined}>
                  {column.kind === 'sum' ? sumName(column) : column.number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tees.map(({ teebox, lengths }) => (
              <CardRow
                key={teebox.teebox_id}
                head={
                  <>
                    <TeeSwatch hex={teebox.color_hex} />
                    <bdi>{teebox.name}</bdi>
                  </>
                }
                cells={cellsOf(
                  (index) => lengths[index] ?? null,
                  (sum) => sumLengths(lengths, sum, teebox),
                )}
                sums={sums}
              />
            ))}
            {holes.some(({ par }) => par !== null) && (
              <CardRow
                className="card-par"
                head={cardTexts.par}
                cells={cellsOf(
                  (index) => holes[index]!.par,
                  (sum) => sumPars(card, sum),
                )}
                sums={sums}
              />
            )}
            {hasIndexes && (
              <>
                <CardRow
                  className="card-index"
                  head={cardTexts.strokeIndex}
                  cells={cellsOf((index) => holes[index]!.stroke_index)}
                  sums={sums}
                />
                <StrokesRow
                  cardId={card.scorecard_id}
                  holes={columns.map((column) => (column.kind === 'hole' ? column.index : null))}
                  sums={sums}
                />
              </>
            )}
          </tbody>
        </table>
      </ScrollFrame>
      {missing > 0 && <p className="mt-2 text-sm text-soft">{cardTexts.missing(missing)}</p>}
    </>
  );
}

/** The index is null for a hole that's missing from the card. */
type Column = CardSum | { kind: 'hole'; index: number | null; number: number };

/** The card's columns; a card with gaps has one for each hole of its round, and no sums. */
function columnsOf(card: Scorecard, tees: CardTees): Column[] {
  const { holes } = card;
  // A sum that's unknown in every row would be an empty column.
  const isKnown = (sum: CardSum) =>
    sumPars(card, sum) !== null ||
    tees.some(({ teebox, lengths }) => sumLengths(lengths, sum, teebox) !== null);
  const missing = missingNumbers(holes);
  if (missing.length > 0) {
    const numbers = [...holes.map(({ number }) => number), ...missing].sort((a, b) => a - b);
    return numbers.map((number) => {
      const index = holes.findIndex((hole) => hole.number === number);
      return { kind: 'hole', index: index < 0 ? null : index, number };
    });
  }
  return cardColumns(holes).flatMap((column): Column[] => {
    if (column.kind === 'hole') return [{ ...column, number: holes[column.index]!.number }];
    return isKnown(column) ? [column] : [];
  });
}
