import type { Position } from '#lib/contract/geometry.ts';
import { distanceToLine } from '../../../geometry/line-distance.ts';
import type { HoleLine } from '../holes/hole-line.ts';
import { clusterHoles } from './cluster-holes.ts';

/** Gaps that neighbouring clubs are told apart by, the widest first: holes of one club lie nearer. Metres. */
const gapMetres = [150, 100, 60];

/**
 * Parts a cluster of holes among the clubs that stand around it, where clubs without outlines lie so near that their
 * holes make one cluster. A gap must leave each club a part of its own of at least `leastHoles`, the nearest to it;
 * smaller parts go with the nearest larger one. The holes of each club, or null when no gap does.
 */
export function splitCluster(
  holes: HoleLine[],
  clubs: readonly Position[],
  leastHoles: number,
): HoleLine[][] | null {
  for (const metres of gapMetres) {
    const parts = clusterHoles(holes, metres);
    const large = parts.filter((part) => part.length >= leastHoles);
    const clubOf = new Map(large.map((part) => [part, nearestClub(part, clubs)]));
    if (new Set(clubOf.values()).size < clubs.length) continue;
    const split = clubs.map((): HoleLine[] => []);
    for (const part of parts) {
      const home = clubOf.has(part) ? part : nearestPart(part, large);
      split[clubOf.get(home)!]!.push(...part);
    }
    return split;
  }
  return null;
}

function nearestClub(part: HoleLine[], clubs: readonly Position[]): number {
  const metres = clubs.map((club) => Math.min(...part.map(({ line }) => distanceToLine(club, line))));
  return metres.indexOf(Math.min(...metres));
}

function nearestPart(part: HoleLine[], large: HoleLine[][]): HoleLine[] {
  const metresTo = (other: HoleLine[]) =>
    Math.min(...part.flatMap(({ line: [start] }) => other.map(({ line }) => distanceToLine(start!, line))));
  const metres = large.map(metresTo);
  return large[metres.indexOf(Math.min(...metres))]!;
}
