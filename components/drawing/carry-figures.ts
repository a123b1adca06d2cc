import type { Carry } from '#lib/golf/carries.ts';
import { YARD_METRES } from '#lib/golf/units.ts';
import type { HoleLayout } from './hole-layout.ts';
import { pointAlong } from './lines.ts';
import type { PlanePoint } from './plane.ts';
import { drawn, element } from './svg-markup.ts';

/** What a figure needs to be clear of the line and of the next figure, in CSS pixels. */
const ASIDE = 9;
const APART = 11;

type Figure = { carry: number; at: PlanePoint; side: -1 | 1 };

/**
 * The carry of each hazard, from the tee, at the hazard: on its side of the line, or on the right of the line for
 * what lies across and where a distance to the green is in the way. `length` is the line's, in metres.
 */
export function carryFigures(layout: HoleLayout, carries: readonly Carry[], length: number | null): string {
  if (carries.length === 0 || !length) return '';
  const figures = placeFigures(layout, carries, length);
  const group = (unit: string, perMetre: number) =>
    element(
      'g',
      { class: 'dr-carry', 'data-unit': unit, 'font-size': drawn(9.5 * layout.pixel) },
      figures
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
  return group('m', 1) + group('yd', 1 / YARD_METRES);
}

/** Nearest the tee first; one that would cover another is left to the table. */
function placeFigures(layout: HoleLayout, carries: readonly Carry[], length: number): Figure[] {
  const placed: Figure[] = [];
  const { pixel } = layout;
  const isFree = ([, y]: PlanePoint, side: -1 | 1) =>
    placed.every((each) => each.side !== side || Math.abs(each.at[1] - y) >= APART * pixel) &&
    (side > 0 || [...layout.metres, ...layout.yards].every(({ at }) => Math.abs(at[1] - y) >= APART * pixel));
  for (const { side, carry } of carries.toSorted((a, b) => a.carry - b.carry)) {
    const on = pointAlong(layout.line, carry / length);
    const beside = (of: -1 | 1): PlanePoint => [on[0] + of * ASIDE * pixel, on[1]];
    const sides = side === 'left' ? ([-1, 1] as const) : ([1] as const);
    const free = sides.find((of) => isFree(on, of));
    if (free !== undefined) placed.push({ carry, at: beside(free), side: free });
  }
  return placed;
}
