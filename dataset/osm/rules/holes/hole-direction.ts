import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { walkBetween } from '../../../course/sort-holes.ts';
import { distanceToArea } from '../../../geometry/line-distance.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import type { MappedHole } from './mapped-hole.ts';

/** Metres from a mapped green or tee at which an end is meant to be on it. */
const tolerance = 10;

/** How much better a turned hole must fit between its neighbours. */
const betterByMetres = 150;

/** Near a hole. */
export type Landmarks = { greens: OsmFeature[]; tees: OsmFeature[] };

/** Whether a line runs from a green to a tee. Null when the landmarks don't say. */
export function isReversed(line: Position[], { greens, tees }: Landmarks): boolean | null {
  const start = line[0]!;
  const end = line.at(-1)!;
  const [startOnGreen, endOnGreen] = [isOn(start, greens), isOn(end, greens)];
  if (endOnGreen && !startOnGreen) return false;
  const [startOnTee, endOnTee] = [isOn(start, tees), isOn(end, tees)];
  if (startOnTee && !endOnTee) return false;
  if (startOnGreen && !endOnGreen) return endOnTee || tees.length === 0 ? true : null;
  // Tees alone are weaker evidence: a line may end next to the next hole's tee.
  if (endOnTee && !startOnTee) return greens.length === 0 ? null : false;
  return null;
}

/** Whether a line starts inside a green and ends on none. Many holes start next to a green, but few inside one. */
export function startsInGreen(line: Position[], greens: OsmFeature[]): boolean {
  return isOn(line[0]!, greens, 0) && !isOn(line.at(-1)!, greens);
}

function isOn(point: Position, features: OsmFeature[], metres = tolerance): boolean {
  return features.some(({ geometry }) => {
    if (geometry.type === 'Point') {
      return rulerAt(point[1]).distance(point, geometry.coordinates) <= metres;
    }
    return geometry.type !== 'LineString' && distanceToArea([point], geometry, metres) <= metres;
  });
}

/** A hole whose direction greens and tees don't show. */
export type Undecided = { hole: MappedHole; startsInGreen: boolean };

/**
 * Holes that fit between their neighbours only when turned: the walks from the green before and to the tee
 * after are shorter by 150 m or more, and both neighbours are known. For a hole that starts inside a green it's
 * enough that the neighbours don't say otherwise.
 */
export function findReversedByNumber(undecided: Undecided[], all: MappedHole[]): MappedHole[] {
  const byNumber = Map.groupBy(all, ({ loop, number }) => `${loop} ${number}`);
  const only = (hole: MappedHole, step: number) => {
    const found = hole.number === null ? [] : (byNumber.get(`${hole.loop} ${hole.number + step}`) ?? []);
    return found.length === 1 ? found[0] : undefined;
  };
  const known = (hole: MappedHole | undefined) =>
    hole !== undefined && !undecided.some((each) => each.hole === hole);
  const reversed = undecided.filter(({ hole, startsInGreen }) => {
    const [before, after] = [only(hole, -1), only(hole, 1)].map((each) => (known(each) ? each : undefined));
    const walks = (way: MappedHole) =>
      (before ? walkBetween(before, way) : 0) + (after ? walkBetween(way, after) : 0);
    const shorter = walks(hole) - walks({ ...hole, line: hole.line.toReversed() });
    return (before && after && shorter >= betterByMetres) || (startsInGreen && shorter >= 0);
  });
  return reversed.map(({ hole }) => hole);
}
