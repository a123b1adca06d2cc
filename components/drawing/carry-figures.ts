import type { Hole } from '#lib/api/records.ts';
import type { Carry } from '#lib/golf/carries.ts';
import { aheadOf } from '#lib/golf/hole-tee.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import type { HoleLayout } from './hole-layout.ts';
import { pointAlong } from './lines.ts';
import type { PlanePoint } from './plane.ts';
import { drawn } from './svg-markup.ts';

/** The height of a figure, in CSS pixels. */
export const FIGURE_PIXELS = 9.5;
/** The space a figure needs from the line and from the next figure, in CSS pixels. */
const ASIDE = 9;
const APART = 11;

export type CarryFigure = { carry: number; at: PlanePoint; isLeft: boolean };

/**
 * The places of hazards' carries from the tee: at the hazard, on its side of the line, or on the right if it
 * lies across. Nearest the tee first; one that would cover another, or a distance to the green in this unit, is
 * left to the table.
 */
export function placeFigures(
  layout: HoleLayout,
  unit: LengthUnit,
  carries: readonly Carry[],
  hole: Pick<Hole, 'length_traced' | 'measured_from'>,
): CarryFigure[] {
  const { length_traced: length } = hole;
  if (!length) return [];
  const placed: CarryFigure[] = [];
  const { pixel } = layout;
  const marks = unit === 'm' ? layout.metres : layout.yards;
  const isFree = (y: number, isLeft: boolean) =>
    placed.every((each) => each.isLeft !== isLeft || Math.abs(each.at[1] - y) >= APART * pixel) &&
    (!isLeft || marks.every(({ at }) => Math.abs(at[1] - y) >= APART * pixel));
  for (const { side, carry } of carries.toSorted((a, b) => a.carry - b.carry)) {
    const [x, y] = pointAlong(layout.line, (carry + aheadOf(hole)) / length);
    const isLeft = side === 'left';
    if (isFree(y, isLeft)) placed.push({ carry, at: [x + (isLeft ? -ASIDE : ASIDE) * pixel, y], isLeft });
  }
  return placed.map((figure) => {
    const [x, y] = figure.at;
    return { ...figure, at: [drawn(x), drawn(y + 3.2 * pixel)] };
  });
}
