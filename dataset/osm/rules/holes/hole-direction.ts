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

/**
 * Whether a line starts on a green and not on a tee, and ends on a tee and not on a green. Null when the
 * landmarks don't say.
 */
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

function isOn(point: Position, features: OsmFeature[]): boolean {
  return features.some(({ geometry }) => {
    if (geometry.type === 'Point') {
      return rulerAt(point[1]).distance(point, geometry.coordinates) <= tolerance;
    }
    return geometry.type !== 'LineString' && distanceToArea([point], geometry, tolerance) <= tolerance;
  });
}

/**
 * Holes that fit between their neighbours only when turned: the walks from the green before and to the tee
 * after are shorter by 150 m or more. Both neighbours must be known.
 */
export function findReversedByNumber(undecided: MappedHole[], all: MappedHole[]): MappedHole[] {
  const byNumber = new Map<string, MappedHole[]>();
  for (const hole of all) {
    const key = `${hole.loop} ${hole.number}`;
    byNumber.set(key, [...(byNumber.get(key) ?? []), hole]);
  }
  const only = (hole: MappedHole, step: number) => {
    const found = hole.number === null ? [] : (byNumber.get(`${hole.loop} ${hole.number + step}`) ?? []);
    return found.length === 1 ? found[0] : undefined;
  };
  return undecided.filter((hole) => {
    const [before, after] = [only(hole, -1), only(hole, 1)];
    if (!before || !after || undecided.includes(before) || undecided.includes(after)) return false;
    const turned = { ...hole, line: hole.line.toReversed() };
    const asMapped = walkBetween(before, hole) + walkBetween(hole, after);
    return walkBetween(before, turned) + walkBetween(turned, after) + betterByMetres <= asMapped;
  });
}
