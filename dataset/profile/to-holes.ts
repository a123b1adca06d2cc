import type { Carry, Hazard, Hole } from '#lib/contract/golf-profile.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseHole } from '../course/course-in-progress.ts';
import { LONGEST_HOLE_METRES } from '../validate/length-rules.ts';
import { roundTo, toLineString, toPoint } from './contract-geometry.ts';
import {
  type Disc,
  discAround,
  hazardOnHole,
  isInReach,
  type LineOfPlay,
  toLineOfPlay,
} from './hazard-carries.ts';
import { partOrigin } from './to-origins.ts';

/**
 * In the order of the course's holes, with lengths, bearings, heights and carries. Each hole lists every hazard
 * within 25 m of its line, and those that the source gives it.
 */
export function toHoles(
  mapped: readonly CourseHole[],
  holeIds: ReadonlyMap<string, string>,
  hazards: readonly Hazard[],
): Hole[] {
  const discs = hazards.map((hazard) => ({ hazard, disc: discAround(hazard) }));
  return mapped.map((hole) => toHole(hole, holeIds.get(hole.key)!, discs));
}

/** With the ids of all holes that list them. */
export function withHolesThatList(hazards: readonly Hazard[], holes: readonly Hole[]): Hazard[] {
  const listing = new Map<string, string[]>();
  for (const { hole_id, hazard_ids } of holes) {
    for (const id of hazard_ids) listing.set(id, [...(listing.get(id) ?? []), hole_id]);
  }
  return hazards.map((hazard) => ({ ...hazard, hole_ids: (listing.get(hazard.hazard_id) ?? []).sort() }));
}

type HazardInDisc = { hazard: Hazard; disc: Disc };

function toHole(hole: CourseHole, id: string, hazards: readonly HazardInDisc[]): Hole {
  const ruler = rulerAt(hole.tee[1]);
  const line = toLineString(hole.line);
  const lineOfPlay = line && toLineOfPlay(line.coordinates);
  const metres = lineOfPlay && Math.round(lineOfPlay.length);
  const isHole = metres !== null && metres <= LONGEST_HOLE_METRES;
  const found = findHazards(id, lineOfPlay, hazards);
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
    hazard_ids: found.map(({ hazard_id }) => hazard_id),
    carries: isHole ? sortCarries(found.flatMap(({ carries }) => carries)) : [],
    origin: partOrigin(hole.key),
  };
}

function findHazards(
  holeId: string,
  line: LineOfPlay | null,
  hazards: readonly HazardInDisc[],
): { hazard_id: string; carries: Carry[] }[] {
  return hazards.flatMap(({ hazard: { hazard_id, type, hole_ids, geometry }, disc }) => {
    const on = line && isInReach(line, disc) ? hazardOnHole(line, geometry) : null;
    if (!on?.isNear && !hole_ids.includes(holeId)) return [];
    return [{ hazard_id, carries: (on?.carries ?? []).map((carry) => ({ hazard_id, type, ...carry })) }];
  });
}

function sortCarries(carries: Carry[]): Carry[] {
  return carries.sort((a, b) => a.reach - b.reach || a.carry - b.carry);
}
