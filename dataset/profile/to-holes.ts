import type { Carry, Hazard, Hole } from '#lib/contract/golf-profile.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseHole } from '../course/course-in-progress.ts';
import { LONGEST_HOLE_METRES } from '../validate/length-rules.ts';
import { roundTo, toLineString, toPoint } from './contract-geometry.ts';
import { hazardCarry, toLineOfPlay } from './hazard-carry.ts';

/** In the order of the course's holes, with lengths, bearings, heights and carries. */
export function toHoles(
  mapped: readonly CourseHole[],
  holeIds: ReadonlyMap<string, string>,
  hazards: readonly Hazard[],
): Hole[] {
  const hazardsByHole = new Map<string, Hazard[]>();
  for (const hazard of hazards) {
    for (const id of hazard.hole_ids) hazardsByHole.set(id, [...(hazardsByHole.get(id) ?? []), hazard]);
  }
  return mapped.map((hole) => {
    const id = holeIds.get(hole.key)!;
    return toHole(hole, id, hazardsByHole.get(id) ?? []);
  });
}

function toHole(hole: CourseHole, id: string, hazards: readonly Hazard[]): Hole {
  const ruler = rulerAt(hole.tee[1]);
  const line = toLineString(hole.line);
  const metres = line && Math.round(toLineOfPlay(line.coordinates).length);
  const isHole = metres !== null && metres <= LONGEST_HOLE_METRES;
  const tee = hole.heights?.tee == null ? null : roundTo(hole.heights.tee, 1);
  const green = hole.heights?.green == null ? null : roundTo(hole.heights.green, 1);
  const bearing = roundTo((ruler.bearing([...hole.tee], [...hole.green]) + 360) % 360, 1);
  return {
    hole_id: id,
    number: hole.number,
    loop: hole.loop,
    name: hole.name,
    tee: toPoint(hole.tee),
    green: toPoint(hole.green),
    line,
    length: isHole ? metres : null,
    bearing: bearing === 360 ? 0 : bearing,
    elevation_change: tee === null || green === null ? null : roundTo(green - tee, 1),
    tee_elevation: tee,
    green_elevation: green,
    hazard_ids: hazards.map((hazard) => hazard.hazard_id),
    carries: line && isHole ? toCarries(line.coordinates, hazards) : [],
  };
}

function toCarries(line: [number, number][], hazards: readonly Hazard[]): Carry[] {
  const lineOfPlay = toLineOfPlay(line);
  const carries: Carry[] = [];
  for (const { hazard_id, type, geometry } of hazards) {
    const carry = hazardCarry(lineOfPlay, geometry);
    if (carry) carries.push({ hazard_id, type, ...carry });
  }
  return carries.sort((a, b) => a.reach - b.reach || a.carry - b.carry);
}
