import { rulerAt } from '#lib/geo/ruler.ts';
import type { SiteHole } from './site-hole.ts';

/** Greens this near are the same green. Metres. */
const sameGreenMetres = 40;
/** Starts this near are the same tee, for holes without a number. Metres. */
const sameTeeMetres = 15;

export type DoubleHole = { hole: SiteHole; of: SiteHole; isSameHole: boolean };

/**
 * Holes that carry the number of another one of their layout, or have no number and the ends of another. The
 * longest is kept; of the others `isSameHole` says whether it ends on the same green, and so is the hole again.
 */
export function findDoubleHoles(holes: SiteHole[]): DoubleHole[] {
  const byPlayed = [...holes].sort((a, b) => b.hole.metres - a.hole.metres);
  const kept = new Map<string, SiteHole[]>();
  const doubles: DoubleHole[] = [];
  for (const hole of byPlayed) {
    const key = `${hole.loop}\n${hole.number}`;
    const same = kept.get(key) ?? [];
    const of = hole.number === null ? same.find((other) => isMappedTwice(hole, other)) : same[0];
    if (of) doubles.push({ hole, of, isSameHole: isSameGreen(hole, of) });
    else kept.set(key, [...same, hole]);
  }
  return doubles;
}

function isSameGreen(a: SiteHole, b: SiteHole): boolean {
  const end = a.line.at(-1)!;
  return rulerAt(end[1]).distance(end, b.line.at(-1)!) <= sameGreenMetres;
}

function isMappedTwice(a: SiteHole, b: SiteHole): boolean {
  const start = a.line[0]!;
  return isSameGreen(a, b) && rulerAt(start[1]).distance(start, b.line[0]!) <= sameTeeMetres;
}
