import type { Carry } from '#lib/golf/carries.ts';
import { YARD_METRES } from '#lib/golf/units.ts';
import type { DistanceMark, HoleLayout } from './hole-layout.ts';
import { pointAlong } from './lines.ts';
import type { PlanePoint } from './plane.ts';
import { drawn, element } from './svg-markup.ts';

/** The space a figure needs from the line and from the next figure, in CSS pixels. */
const ASIDE = 9;
const APART = 11;

type Figure = { carry: number; at: PlanePoint; side: -1 | 1 };

/**
 * Each hazard's carry from the tee, written at the hazard: on its side of the line, or on the right if it
 * lies across. `length` is the line's, in metres.
 */
export function carryFigures(layout: HoleLayout, carries: readonly Carry[], length: number | null): string {
  if (carries.length === 0 || !length) return '';
  const group = (unit: string, perMetre: number, marks: readonly DistanceMark[]) =>
    element(
      'g',
      { class: 'dr-carry', 'data-unit': unit, 'font-size': drawn(9.5 * layout.pixel) },
      placeFigures(layout, marks, carries, length)
        .map(({ carry, at: [x, y], side }) =>
          element(
            'text',
            {
              x: drawn(x),
              y: drawn(y + 3.2 * layout.pixel),
              'data-over': carry,
              ...(side < 0 && { class: 'dr-left' }),
            },
            String(Math.round(carry * perMetre)),
          ),
        )
        .join(''),
    );
  return group('m', 1, layout.metres) + group('yd', 1 / YARD_METRES, layout.yards);
}

/** Nearest the tee first; one that would cover another, or a distance to the green, is left to the table. */
function placeFigures(
  layout: HoleLayout,
  marks: readonly DistanceMark[],
  carries: readonly Carry[],
  length: number,
): Figure[] {
  const placed: Figure[] = [];
  const { pixel } = layout;
  const isFree = ([, y]: PlanePoint, side: -1 | 1) =>
    placed.every((each) => each.side !== side || Math.abs(each.at[1] - y) >= APART * pixel) &&
    (side > 0 || marks.every(({ at }) => Math.abs(at[1] - y) >= APART * pixel));
  for (const { side, carry } of carries.toSorted((a, b) => a.carry - b.carry)) {
    const on = pointAlong(layout.line, carry / length);
    const of = side === 'left' ? -1 : 1;
    if (isFree(on, of)) placed.push({ carry, at: [on[0] + of * ASIDE * pixel, on[1]], side: of });
  }
  return placed;
}
