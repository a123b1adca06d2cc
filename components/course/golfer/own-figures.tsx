'use client';
import type { ReactNode } from 'react';
import type { PlanePoint } from '#components/drawing/plane.ts';
import { FactEntry } from '#components/site/page-parts.tsx';
import { Length } from '#components/units/lengths.tsx';
import { carriesFrom } from '#lib/golf/carries.ts';
import type { ParSource } from '#lib/golf/par-by-length.ts';
import { toYards } from '#lib/golf/units.ts';
import { courseScriptsPart } from '#messages/parts/course-scripts.ts';
import { holeCardsPart } from '#messages/parts/hole-cards.ts';
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

type ChangedLengthProps = { hole: string; metres: number; change: number };

/** What a hole plays like: its length with metres added or taken off. */
export function OwnChangedLength({ hole, metres, change }: ChangedLengthProps) {
  const { from } = useTeeOnHole(hole);
  return <Length metres={Math.max(0, (from?.metres ?? metres) + change)} />;
}

/** The distance to a place on the hole, without its unit. */
export function OwnDistance({ hole, metres }: { hole: string; metres: number }) {
  const { from } = useTeeOnHole(hole);
  return <Length metres={Math.max(0, metres - (from?.ahead ?? 0))} bare />;
}

type OwnParProps = { hole: string; par: number; source: ParSource | null; isShort?: boolean };

/** `isShort` says with a sign that the par is only the usual one for the length. */
export function OwnPar({ hole, par, source, isShort = false }: OwnParProps) {
  const { holeTexts } = useTexts(holeCardsPart);
  const own = useTeeOnHole(hole).womens?.par ?? null;
  if (own !== null || source !== 'length') return <span>{holeTexts.par(own ?? par)}</span>;
  return <span>{isShort ? holeTexts.parByLengthInList(par) : holeTexts.parByLength(par)}</span>;
}

export function OwnIndex({ hole, index }: { hole: string; index: number }) {
  const { womens } = useTeeOnHole(hole);
  return <span>{womens?.strokeIndex ?? index}</span>;
}

/** Dots for strokes received at a hole, circles for strokes to give back. */
export function OwnStrokes({ hole }: { hole: string }) {
  const { holeTexts } = useTexts(holeCardsPart);
  const strokes = useGolferOnCourse().strokesOfHoles[hole] ?? 0;
  if (strokes === 0) return null;
  return (
    <span className="own-strokes" role="img" aria-label={holeTexts.ownStrokes(strokes)}>
      {strokeDots(strokes)}
    </span>
  );
}

export const strokeDots = (strokes: number) => (strokes < 0 ? '○' : '●').repeat(Math.abs(strokes));

type CarryRowProps = { hole: string; reach: number; carry: number; children: ReactNode };

/** Metres from the tee; nothing where the golfer's tee is past the hazard. `children` says what it is. */
export function CarryRow({ hole, reach, carry, children }: CarryRowProps) {
  const { from } = useTeeOnHole(hole);
  const [ahead] = carriesFrom([{ reach, carry }], from?.ahead ?? 0);
  if (!ahead) return null;
  return (
    <tr>
      {children}
      {[ahead.reach, ahead.carry].map((metres, column) => (
        <td key={column}>
          <Length metres={metres} bare />
        </td>
      ))}
    </tr>
  );
}

/** A course's whole length. */
export function RoundLength({ metres, yards }: { metres: number; yards: number }) {
  const own = useGolferOnCourse().tee?.length;
  return <Length metres={own?.metres ?? metres} yards={own?.yards ?? yards} />;
}

/** The tees that figures are from: `children` until the golfer chooses theirs. */
export function RoundFrom({ children }: { children: string }) {
  const { teeTexts } = useTexts(courseScriptsPart);
  const { tee } = useGolferOnCourse();
  return tee?.length ? teeTexts.from(tee.name) : children;
}

type RoundRatingProps = { label: string; rating: string; of: string; isPlayedTwice: boolean };

/** Nothing if the golfer's tee isn't rated: the rating of one tee next to the length of another would mislead. */
export function RoundRating({ label, rating, of, isPlayedTwice }: RoundRatingProps) {
  const { teeTexts } = useTexts(courseScriptsPart);
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
  return <li className={isOwn ? 'own-tee' : undefined}>{children}</li>;
}

/** The tee on a hole's drawing: `places` are those of other tees, by name. */
export function TeeMark({ at, places, radius }: TeeMarkProps) {
  const { tee } = useGolferOnCourse();
  const [cx, cy] = (tee && places[tee.name]) ?? at;
  return <circle className="dr-tee-mark" cx={cx} cy={cy} r={radius} />;
}

type TeeMarkProps = { at: PlanePoint; places: Readonly<Record<string, PlanePoint>>; radius: number };

type CarryFiguresProps = { hole: string; unit: 'm' | 'yd'; figures: readonly DrawnFigure[] };

export type DrawnFigure = { carry: number; at: PlanePoint; isLeft: boolean };

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
