'use client';
import type { ReactNode } from 'react';
import type { CarryFigure } from '#components/drawing/carry-figures.ts';
import type { PlanePoint } from '#components/drawing/plane.ts';
import { FactEntry } from '#components/site/page-parts.tsx';
import { Length } from '#components/units/lengths.tsx';
import type { ParSource } from '#lib/golf/par-by-length.ts';
import type { CardLength } from '#lib/golf/scorecard.ts';
import { type LengthUnit, toYards } from '#lib/golf/units.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';
import { useGolferOnCourse, useTeeOnHole } from './golfer-provider.tsx';

/*
 * Figures that follow the golfer's tee. Each is given what the server writes, for the longest tee.
 */

type LengthProps = { hole: string; metres: number; yards: number | null };

export function OwnLength({ hole, metres, yards }: LengthProps) {
  const { from } = useTeeOnHole(hole);
  return <Length metres={from?.metres ?? metres} yards={from?.yards ?? yards} />;
}

type OwnParProps = { hole: string; par: number; source: ParSource | null; isShort?: boolean };

/** A hole's par. If it's only the usual one for the length, words say so, or a sign with `isShort`. */
export function OwnPar({ hole, par, source, isShort = false }: OwnParProps) {
  const { holeTexts } = useTexts(cardsPart);
  const own = useTeeOnHole(hole).womens?.par ?? null;
  if (own !== null || source !== 'length') return <span>{holeTexts.par(own ?? par)}</span>;
  return <span>{isShort ? holeTexts.parByLengthInList(par) : holeTexts.parByLength(par)}</span>;
}

/** Dots for strokes received at a hole, circles for strokes to give back. */
export function OwnStrokes({ hole }: { hole: string }) {
  const { holeTexts } = useTexts(cardsPart);
  const strokes = useGolferOnCourse().strokesOfHoles[hole] ?? 0;
  if (strokes === 0) return null;
  return (
    <span className="text-flag tracking-[-0.1em]" role="img" aria-label={holeTexts.ownStrokes(strokes)}>
      {strokeDots(strokes)}
    </span>
  );
}

const strokeDots = (strokes: number) => (strokes < 0 ? '○' : '●').repeat(Math.abs(strokes));

/** A number, dots, a length, or nothing. */
export type CardCell = number | string | CardLength | null;

type CardRowProps = {
  head: ReactNode;
  cells: readonly CardCell[];
  /** The indexes of the columns that add up others. */
  sums: readonly number[];
  className?: string;
};

/** A row of a scorecard. Browsers make it too, so that the page's data has figures where its HTML has cells. */
export function CardRow({ head, cells, sums, className }: CardRowProps) {
  return (
    <tr className={className}>
      <th scope="row">{head}</th>
      {cells.map((cell, column) => (
        <td key={column} className={sums.includes(column) ? 'card-sum' : undefined}>
          {typeof cell === 'object' && cell !== null ? <Length {...cell} bare /> : cell}
        </td>
      ))}
    </tr>
  );
}

type StrokesRowProps = Pick<CardRowProps, 'sums'> & {
  cardId: string;
  /** Each column's hole, by its index on the card; null for a sum, or for a missing hole. */
  holes: readonly (number | null)[];
};

/** The golfer's strokes on each hole of a card; nothing on a card that they don't play. */
export function StrokesRow({ cardId, holes, sums }: StrokesRowProps) {
  const { cardTexts } = useTexts(cardsPart);
  const { option, strokes } = useGolferOnCourse();
  if (!strokes || option?.cardId !== cardId) return null;
  const cells = holes.map((hole) => (hole === null ? null : strokeDots(strokes[hole - option.from] ?? 0)));
  return <CardRow className="card-strokes" head={cardTexts.yourStrokes} cells={cells} sums={sums} />;
}

/** A course's whole length. */
export function RoundLength({ metres, yards }: { metres: number; yards: number }) {
  const own = useGolferOnCourse().tee?.length;
  return <Length metres={own?.metres ?? metres} yards={own?.yards ?? yards} />;
}

/** The tees that figures are from: `children` until the golfer chooses theirs. */
export function RoundFrom({ children }: { children: string }) {
  const { teeTexts } = useTexts(cardsPart);
  const { tee } = useGolferOnCourse();
  return tee?.length ? teeTexts.from(tee.name) : children;
}

type RoundRatingProps = { label: string; rating: string; of: string; isPlayedTwice: boolean };

/** Nothing if the golfer's tee isn't rated: the rating of one tee next to the length of another would mislead. */
export function RoundRating({ label, rating, of, isPlayedTwice }: RoundRatingProps) {
  const { teeTexts } = useTexts(cardsPart);
  const { tee, gender } = useGolferOnCourse();
  const from = tee?.length ? tee : null;
  const own = from && (from.ratings.find((each) => each.gender === gender) ?? from.ratings[0]);
  if (from && !own) return null;
  return (
    <FactEntry
      label={label}
      value={own ? `${own.courseRating.toFixed(1)} / ${own.slope}` : rating}
      note={<bdi>{from && own ? teeTexts.rated(from.name, own.gender, isPlayedTwice) : of}</bdi>}
    />
  );
}

/** A row of a list of tees. */
export function TeeRow({ tee, children }: { tee: string; children: ReactNode }) {
  const isOwn = useGolferOnCourse().tee?.name === tee;
  return <li className={isOwn ? 'font-bold' : undefined}>{children}</li>;
}

/** The tee on a hole's drawing: `places` are those of other tees, by name. */
export function TeeMark({ at, places, radius }: TeeMarkProps) {
  const { tee } = useGolferOnCourse();
  const [cx, cy] = (tee && places[tee.name]) ?? at;
  return <circle className="dr-tee-mark" cx={cx} cy={cy} r={radius} />;
}

type TeeMarkProps = { at: PlanePoint; places: Readonly<Record<string, PlanePoint>>; radius: number };

type CarryFiguresProps = { hole: string; unit: LengthUnit; figures: readonly CarryFigure[] };

/** Each hazard's carry, written at the hazard. */
export function CarryFigures({ hole, unit, figures }: CarryFiguresProps) {
  const { formatWhole } = useTexts(numbersPart);
  const ahead = useTeeOnHole(hole).from?.ahead ?? 0;
  return figures.map(({ carry, at: [x, y], isLeft }) => {
    const over = carry - ahead;
    return (
      <text key={`${x} ${y}`} x={x} y={y} className={isLeft ? 'dr-left' : undefined}>
        {over > 0 && formatWhole(unit === 'yd' ? toYards(over) : over)}
      </text>
    );
  });
}
