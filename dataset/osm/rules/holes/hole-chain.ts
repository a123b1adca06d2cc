import { rulerAt } from '#lib/geo/ruler.ts';
import type { SiteHole } from './site-hole.ts';

/** The farthest walk from a green to the next tee. Metres. */
export const longestWalkMetres = 250;

/** Metres from the green of one hole to the tee of the next. */
export function walkBetween(from: SiteHole, to: SiteHole): number {
  const green = from.line.at(-1)!;
  return rulerAt(green[1]).distance(green, to.line[0]!);
}
