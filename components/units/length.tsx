import { formatWhole } from '#lib/text/format.ts';

const METRES_PER_YARD = 0.9144;

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
  const wholeYards = yards ?? metres / METRES_PER_YARD;
  return (
    <>
      <span data-unit="m">{formatWhole(metres) + (bare ? '' : ' m')}</span>
      <span data-unit="yd">{formatWhole(wholeYards) + (bare ? '' : ' yd')}</span>
    </>
  );
}
