import { stepsAlong } from '#components/drawing/lines.ts';
import { areApart, boxAround, growBox } from '#components/drawing/plane.ts';
import { type LineOfPlay, placeOnLine } from '#components/geometry/line-of-play.ts';
import { type EastNorth, isWithin, type Rings } from '#components/geometry/metre-plane.ts';
import type { GolfProfile, Hole } from '#lib/api/records.ts';
import { CORRIDOR_METRES } from '#lib/golf/carries.ts';
import type { HazardType } from '#lib/golf/hazards.ts';

/** The part of a hazard within the hole's corridor, in metres along its line from the tee. */
export interface LineHazard {
  id: string;
  type: HazardType;
  side: 'left' | 'right' | 'cross';
  reach: number;
  carry: number;
}

/** Along a hazard's edge, so that reach and carry are right to a few decimetres. */
const STEP_METRES = 0.25;

/** In the order in which they come. */
export function hazardsOnLine(
  line: LineOfPlay,
  hole: Pick<Hole, 'carries'>,
  hazards: GolfProfile['hazards'],
): LineHazard[] {
  // A hazard that lies across may have a row for a side as well.
  const sides = new Map(hole.carries.map(({ hazard_id, side }) => [hazard_id, side]));
  for (const { hazard_id, side } of hole.carries) if (side === 'cross') sides.set(hazard_id, side);
  return hazards
    .flatMap(({ hazard_id: id, type, geometry }) => {
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const found = stretchOf(
        line,
        polygons.map((rings) => rings.map((ring) => ring.map(line.toPlane))),
      );
      if (found === null) return [];
      return [{ id, type, reach: found.reach, carry: found.carry, side: sides.get(id) ?? found.side }];
    })
    .sort((a, b) => a.reach - b.reach || a.carry - b.carry);
}

function stretchOf(line: LineOfPlay, polygons: readonly Rings[]): Omit<LineHazard, 'id' | 'type'> | null {
  let reach = Number.POSITIVE_INFINITY;
  let carry = Number.NEGATIVE_INFINITY;
  let left = 0;
  let right = 0;
  let isAcross = false;
  for (const rings of polygons) {
    if (!isNear(line, rings[0] ?? [])) continue;
    for (const point of rings.flatMap((ring) => stepsAlong(ring, STEP_METRES).slice(1))) {
      const { along, aside, distance } = placeOnLine(line, point);
      if (distance > CORRIDOR_METRES || along < 0 || along > line.length) continue;
      reach = Math.min(reach, along);
      carry = Math.max(carry, along);
      if (aside < 0) left += 1;
      else right += 1;
    }
    // Where the hazard holds the tee or the green, it begins or ends there.
    if (isWithin(line.points[0]!, rings)) [reach, carry, isAcross] = [0, Math.max(carry, 0), true];
    if (isWithin(line.points.at(-1)!, rings)) {
      [reach, carry, isAcross] = [Math.min(reach, line.length), line.length, true];
    }
    isAcross ||= line.points.some((point) => isWithin(point, rings));
  }
  if (reach > carry) return null;
  isAcross ||= left > 0 && right > 0 && Math.min(left, right) * 4 > Math.max(left, right);
  return { reach, carry, side: isAcross ? 'cross' : left > right ? 'left' : 'right' };
}

function isNear({ points }: LineOfPlay, ring: readonly EastNorth[]): boolean {
  return !areApart(growBox(boxAround(points), CORRIDOR_METRES), boxAround(ring));
}
