import { toFeet } from '#lib/golf/units.ts';
import { formatWhole } from '#lib/text/format.ts';

/** A height or a climb in metres, and in feet where lengths are in yards. */
export function Height({ metres, bare = false }: { metres: number; bare?: boolean }) {
  return (
    <>
      <span data-unit="m">{formatWhole(metres) + (bare ? '' : ' m')}</span>
      <span data-unit="yd">{formatWhole(toFeet(metres)) + (bare ? '' : ' ft')}</span>
    </>
  );
}
