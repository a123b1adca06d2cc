'use client';
import { TRAVEL_UNITS, toHeight, travelUnits, YARD_METRES } from '#lib/golf/units.ts';
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

/** A height in metres, or in feet where people travel by miles. */
export function Height({ metres, bare = false }: { metres: number; bare?: boolean }) {
  const { formatWhole } = useTexts(numbersPart);
  return travelUnits.map((unit) => (
    <span key={unit} data-travel-unit={unit}>
      {formatWhole(toHeight(metres, unit)) + (bare ? '' : ` ${TRAVEL_UNITS[unit].height.symbol}`)}
    </span>
  ));
}

/** Kilometres, or miles where people travel by them; one decimal under ten. */
export function Distance({ metres }: { metres: number }) {
  const { farIn } = useTexts(numbersPart);
  return travelUnits.map((unit) => (
    <span key={unit} data-travel-unit={unit}>
      {farIn(unit)(metres)}
    </span>
  ));
}
