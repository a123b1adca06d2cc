import type { Carry, Hazard, Hole, Surface } from '#lib/contract/golf-profile.ts';
import { nothingMeasured } from '#lib/contract/hole-facts.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseHole } from '../course/course-in-progress.ts';
import { LONGEST_HOLE_METRES } from '../validate/length-rules.ts';
import { roundTo, toLineString, toPoint } from './contract-geometry.ts';
import { discAround, hazardOnHole, isInReach, toLineOfPlay } from './hazard-carries.ts';
import { type GreenSurface, greenOf, type HazardAtHole, toHoleFacts } from './to-hole-facts.ts';
import { partOrigin } from './to-origins.ts';

/**
 * Holes in the order of the course's, with lengths, bearings, heights, carries and facts. Each hole lists every
 * hazard within 25 m of its line, and those that the source gives it.
 */
export function toHoles(
  mapped: readonly CourseHole[],
  holeIds: ReadonlyMap<string, string>,
  { hazards, surfaces }: { hazards: readonly Hazard[]; surfaces: readonly Surface[] },
): Hole[] {
  const ground = {
    hazards: hazards.map((hazard) => ({ hazard, disc: discAround(hazard) })),
    greens: surfaces.filter((surface): surface is GreenSurface => surface.type === 'green'),
  };
  return mapped.map((hole) => toHole(hole, holeIds.get(hole.key)!, ground));
}

/** Hazards with the ids of all holes that list them. */
export function withHolesThatList(hazards: readonly Hazard[], holes: readonly Hole[]): Hazard[] {
  const listing = new Map<string, string[]>();
  for (const { hole_id, hazard_ids } of holes) {
    for (const id of hazard_ids) listing.set(id, [...(listing.get(id) ?? []), hole_id]);
  }
  return hazards.map((hazard) => ({ ...hazard, hole_ids: (listing.get(hazard.hazard_id) ?? []).sort() }));
}

type Ground = { hazards: readonly Omit<HazardAtHole, 'on'>[]; greens: readonly GreenSurface[] };

function toHole(hole: CourseHole, id: string, { hazards, greens }: Ground): Hole {
  const ruler = rulerAt(hole.tee[1]);
  const drawn = toLineString(hole.line);
  const line = hole.isStraight ? null : drawn;
  const straight = hole.isStraight && drawn ? Math.round(toLineOfPlay(drawn.coordinates).length) : null;
  const lineOfPlay = line && toLineOfPlay(line.coordinates);
  const metres = lineOfPlay && Math.round(lineOfPlay.length);
  const isHole = metres !== null && metres <= LONGEST_HOLE_METRES;
  const looked = hazards.map(({ hazard, disc }): HazardAtHole => {
    const on = lineOfPlay && isInReach(lineOfPlay, disc) ? hazardOnHole(lineOfPlay, hazard.geometry) : null;
    return { hazard, disc, on };
  });
  const found = looked.filter(({ hazard, on }) => on?.isNear || hazard.hole_ids.includes(id));
  const tee = hole.heights?.tee == null ? null : roundTo(hole.heights.tee, 1);
  const green = hole.heights?.green == null ? null : roundTo(hole.heights.green, 1);
  const bearing = roundTo((ruler.bearing([...hole.tee], [...hole.green]) + 360) % 360, 1);
  return {
    hole_id: id,
    number: hole.number,
    number_source: hole.number === null ? null : (hole.numberSource ?? 'declared'),
    loop: hole.loop,
    name: hole.name,
    tee: toPoint(hole.tee),
    green: toPoint(hole.green),
    line,
    length: isHole ? metres : null,
    straight_distance: straight,
    bearing: bearing === 360 ? 0 : bearing,
    elevation_change: tee === null || green === null ? null : roundTo(green - tee, 1),
    tee_elevation: tee,
    green_elevation: green,
    hazard_ids: found.map(({ hazard }) => hazard.hazard_id),
    carries: isHole ? sortCarries(found.flatMap(carriesOf)) : [],
    facts:
      isHole && lineOfPlay
        ? toHoleFacts(lineOfPlay, greenOf(id, hole.green, greens), looked)
        : nothingMeasured,
    origin: partOrigin(hole.key),
  };
}

function carriesOf({ hazard: { hazard_id, type }, on }: HazardAtHole): Carry[] {
  return (on?.carries ?? []).map((carry) => ({ hazard_id, type, ...carry }));
}

function sortCarries(carries: Carry[]): Carry[] {
  return carries.sort((a, b) => a.reach - b.reach || a.carry - b.carry);
}
