import type { Random } from '../random.ts';
import type { HoleSpec } from './course-spec.ts';
import { type MeasuredLine, pointAlong, type Ring, stepFrom, type XY } from './plane.ts';
import { blob, radiusTowards } from './shapes.ts';

/** Water that has to be carried, in metres from the back tee. */
export type Crossing = { from: number; to: number; ring: Ring; isIsland: boolean };

/** The share of the holes with water. */
const CROSSED = 0.53;
/** The share of the par 3s that are crossed. */
const ISLANDS = 0.09;
/** Metres: shorter is a brook. */
const SHORTEST = 12;
/** Metres of land in front of a tee. */
const BEFORE_TEES = 14;

/** Water in front of the green, in front of the tees or between the shots of a par 5; null where there's no room for it. */
export function growCrossing(
  spec: HoleSpec,
  line: MeasuredLine,
  green: Ring,
  random: Random,
): Crossing | null {
  if (spec.ponds === 0 || !random.chance(CROSSED)) return null;
  const { length } = line;
  const tees = (1 - Math.min(...spec.teeShares)) * length + BEFORE_TEES;
  const end = pointAlong(line, length);
  const playing = Math.atan2(end.direction[1], end.direction[0]);
  const front = length - radiusTowards(green, end.point, playing + Math.PI) - 5;
  if (spec.par === 3 && random.chance(ISLANDS)) {
    const island = growIsland(spec, { middle: end.point, playing, green }, length - tees, random);
    if (island) return { from: length - island.reach, to: length, ring: island.ring, isIsland: true };
  }
  const [from, to] = stretchOf(spec.par, length, tees, front, random);
  if (to - from < SHORTEST || from < tees || to > front) return null;
  const { point, direction } = pointAlong(line, (from + to) / 2);
  const across = spec.spacing * random.between(0.5, 0.78);
  const along = to - from;
  const aside = random.normal(0, 0.05) * spec.spacing;
  const isWide = across > along;
  const form = {
    // The waves of its edge take a little from an ellipse of these axes.
    area: 0.25 * Math.PI * along * across,
    vertices: along * across < 2500 ? 11 : 16,
    stretch: isWide ? across / along : along / across,
    unrest: 0.1,
    direction: Math.atan2(direction[1], direction[0]) + (isWide ? Math.PI / 2 : 0) + random.normal(0, 0.12),
  };
  return { from, to, ring: blob(stepFrom(point, direction, 0, aside), form, random), isIsland: false };
}

function stretchOf(
  par: number,
  length: number,
  tees: number,
  front: number,
  random: Random,
): [from: number, to: number] {
  const where = random.next();
  if (par === 3 || where < 0.5) {
    // Now and then everything from the tees to the green.
    const long = par === 3 ? random.between(16, 60) * (random.chance(0.2) ? 3 : 1) : random.between(14, 60);
    const to = front - random.between(2, 14);
    return [Math.max(tees, to - long), to];
  }
  const long = random.between(16, 66) * (random.chance(0.08) ? 2.2 : 1);
  const from = par >= 5 && where < 0.75 ? length * random.between(0.5, 0.6) : tees + random.between(2, 34);
  return [from, Math.min(from + long, front - 40)];
}

type IslandGreen = { middle: XY; playing: number; green: Ring };

/** A moat, open behind the green. */
function growIsland(
  { spacing }: HoleSpec,
  { middle, playing, green }: IslandGreen,
  room: number,
  random: Random,
): { ring: Ring; reach: number } | null {
  const causeway = random.between(0.16, 0.24);
  const steps = 16;
  const bank = random.between(3, 4.5);
  const angles = Array.from(
    { length: steps + 1 },
    (_, i) => playing + causeway + ((2 * Math.PI - 2 * causeway) * i) / steps,
  );
  const shores = angles.map((angle) => radiusTowards(green, middle, angle) + bank);
  const reach = Math.min(spacing * 0.5, room, Math.max(...shores) + random.between(18, 34));
  if (reach < Math.max(...shores) + 13) return null;
  const at = (angle: number, radius: number): XY => [
    middle[0] + Math.cos(angle) * radius,
    middle[1] + Math.sin(angle) * radius,
  ];
  const outer = angles.map((angle) => at(angle, reach * random.between(0.95, 1)));
  const inner = angles.map((angle, i) => at(angle, shores[i]!));
  return { ring: [...outer, ...inner.reverse()], reach };
}
