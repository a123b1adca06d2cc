import { toFeet, YARD_METRES } from '#lib/golf/units.ts';
import { formatWhole } from '#messages/messages.ts';

type LengthProps = {
  /** Whole or fractional metres. */
  metres: number;
  /** Yards as printed on a card, where they are; otherwise converted. */
  yards?: number | null;
  /** The figure alone, for tables whose heading says the unit. */
  bare?: boolean;
};

/** A length in metres and in yards; the document shows one of the two (globals.css, UnitsSwitch). */
export function Length({ metres, yards, bare = false }: LengthProps) {
  const wholeYards = yards ?? metres / YARD_METRES;
  return (
    <>
      <span data-unit="m">{formatWhole(metres) + (bare ? '' : ' m')}</span>
      <span data-unit="yd">{formatWhole(wholeYards) + (bare ? '' : ' yd')}</span>
    </>
  );
}

/** A height or a climb in metres, and in feet where lengths are in yards. */
export function Height({ metres, bare = false }: { metres: number; bare?: boolean }) {
  return (
    <>
      <span data-unit="m">{formatWhole(metres) + (bare ? '' : ' m')}</span>
      <span data-unit="yd">{formatWhole(toFeet(metres)) + (bare ? '' : ' ft')}</span>
    </>
  );
}
