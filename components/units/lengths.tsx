'use client';
import { LENGTH_UNITS, toFeet, YARD_METRES } from '#lib/golf/units.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

type LengthProps = {
  /** Whole or fractional. */
  metres: number;
  /** The yards printed on a card; otherwise they're converted. */
  yards?: number | null;
  bare?: boolean;
};

/** A length in metres and yards; the document shows one (globals.css, UnitsSwitch). */
export function Length({ metres, yards, bare = false }: LengthProps) {
  const { formatWhole } = useTexts(numbersPart);
  const wholeYards = yards ?? metres / YARD_METRES;
  return (
    <>
      <span data-unit="m">{formatWhole(metres) + (bare ? '' : ' m')}</span>
      <span data-unit="yd">{formatWhole(wholeYards) + (bare ? '' : ' yd')}</span>
    </>
  );
}

/** A height, in feet where lengths are in yards. */
export function Height({ metres, bare = false }: { metres: number; bare?: boolean }) {
  const { formatWhole } = useTexts(numbersPart);
  return (
    <>
      <span data-unit="m">{formatWhole(metres) + (bare ? '' : ' m')}</span>
      <span data-unit="yd">{formatWhole(toFeet(metres)) + (bare ? '' : ' ft')}</span>
    </>
  );
}

/** Kilometres and miles, one decimal under ten. */
export function Distance({ metres }: { metres: number }) {
  const { formatWhole } = useTexts(numbersPart);
  const format = (value: number) => (value < 9.95 ? value.toFixed(1) : formatWhole(value));
  return (
    <>
      <span data-unit="m">{format(metres / LENGTH_UNITS.m.far.metres)} km</span>
      <span data-unit="yd">{format(metres / LENGTH_UNITS.yd.far.metres)} mi</span>
    </>
  );
}
