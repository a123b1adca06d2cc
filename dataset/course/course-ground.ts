import type { Area } from '#lib/contract/geometry.ts';
import type { Surface } from '#lib/contract/golf-profile.ts';
import { shareInside } from '../geometry/area.ts';

type Outline = { area: Area; squareMetres: number };

/** Square metres of all its outlines, except for those mostly within a larger one, whose ground counts already. */
export function courseGround(outlines: readonly Outline[]): number {
  const counted: Outline[] = [];
  for (const outline of outlines.toSorted((a, b) => b.squareMetres - a.squareMetres)) {
    if (counted.every(({ area }) => shareInside(outline.area, area) <= 0.5)) counted.push(outline);
  }
  return counted.reduce((sum, { squareMetres }) => sum + squareMetres, 0);
}

/** Square metres of a published course; null where no outline is mapped. */
export function groundOfSurfaces(surfaces: readonly Surface[]): number | null {
  const outlines = surfaces.flatMap(({ type, area, geometry }) =>
    type !== 'outline' || area === null || geometry.type === 'LineString'
      ? []
      : [{ area: geometry, squareMetres: area }],
  );
  return outlines.length === 0 ? null : courseGround(outlines);
}
