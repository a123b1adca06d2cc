import { stepsAlong } from '#components/drawing/lines.ts';
import { areApart, boxAround, growBox } from '#components/drawing/plane.ts';
import { type LineOfPlay, type LinePlace, placeOnLine } from '#components/geometry/line-of-play.ts';
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

/** Along a hazard's edge. Where it enters or leaves the corridor is then found to a few centimetres. */
const STEP_METRES = 1;
const HALVINGS = 5;

/** Hazards in the order in which they come. */
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
    for (const ring of rings) {
      let before: EastNorth | null = null;
      let wasIn = false;
      for (const point of stepsAlong(ring, STEP_METRES)) {
        const place = placeOnLine(line, point);
        const isIn = isInCorridor(line, place);
        if (before !== null && isIn !== wasIn) {
          const { along } = isIn ? entryOf(line, before, point) : entryOf(line, point, before);
          [reach, carry] = [Math.min(reach, along), Math.max(carry, along)];
        }
        if (isIn) {
          [reach, carry] = [Math.min(reach, place.along), Math.max(carry, place.along)];
          if (place.aside < 0) left += 1;
          else right += 1;
        }
        [before, wasIn] = [point, isIn];
      }
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

function isInCorridor({ length }: LineOfPlay, { along, distance }: LinePlace): boolean {
  return distance <= CORRIDOR_METRES && along >= 0 && along <= length;
}

/** The place at which the way from a point outside the corridor to one inside enters it. */
function entryOf(line: LineOfPlay, outside: EastNorth, inside: EastNorth): LinePlace {
  let [from, to] = [outside, inside];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle: EastNorth = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    if (isInCorridor(line, placeOnLine(line, middle))) to = middle;
    else from = middle;
  }
  return placeOnLine(line, to);
}

function isNear({ points }: LineOfPlay, ring: readonly EastNorth[]): boolean {
  return !areApart(growBox(boxAround(points), CORRIDOR_METRES), boxAround(ring));
}
