import type { HazardType } from '#lib/contract/hole.ts';
import { type Quantiles, type Random, valueAtShare } from '../random.ts';
import type { HoleSpec, Shape, Side } from './course-spec.ts';
import type { Crossing } from './grow-crossing.ts';
import { leaning } from './grow-grass.ts';
import { type MeasuredLine, measured, pointAlong, type Ring, smoothed, stepFrom, type XY } from './plane.ts';
import { blob, radiusTowards, ribbon } from './shapes.ts';

/** Square metres, on real courses. */
const BUNKER_AREA: Quantiles = [
  [0, 14],
  [0.05, 20],
  [0.25, 37],
  [0.5, 58],
  [0.75, 93],
  [0.95, 232],
  [1, 420],
];

/** Metres. */
type Ground = { halfWidth: number; crossing: Crossing | null };

/** Around the green and next to the fairway, never in the water that's carried. */
export function growBunkers(
  spec: HoleSpec,
  line: MeasuredLine,
  ground: Ground & { green: Ring; waterSide: Side | null },
  random: Random,
): Ring[] {
  const { length } = line;
  const { green, crossing, waterSide } = ground;
  const bunkers: Ring[] = [];
  if (spec.bunkers === 0 || crossing?.isIsland) return bunkers;
  const end = pointAlong(line, length);
  const playing = Math.atan2(end.direction[1], end.direction[0]);
  // On both sides of the green and behind it, never in front.
  const isWet = crossing !== null && crossing.to > length - 60;
  const seats = random.shuffled(
    [...(isWet ? [] : [0.75, -0.75]), 1.45, -1.45, 2.2, -2.2, 3.05].map((a) => Math.PI - a + playing),
  );
  const free = seats.filter((angle) => waterSide === null || Math.sin(angle - playing) * waterSide < 0.3);
  const atGreen = Math.min(spec.bunkers, free.length, spec.par === 3 ? 6 : random.whole(1, 4));
  for (const angle of free.slice(0, atGreen)) {
    const form = bunkerForm(spec, angle + Math.PI / 2, random);
    const radius = Math.sqrt(form.area / Math.PI);
    const away = radiusTowards(green, end.point, angle) + radius * 1.05 + 2.5;
    bunkers.push(
      blob([end.point[0] + Math.cos(angle) * away, end.point[1] + Math.sin(angle) * away], form, random),
    );
  }
  const left = spec.bunkers - bunkers.length;
  bunkers.push(...growFairwayBunkers(spec, line, ground, left, random));
  return bunkers;
}

/** Bunkers where drives and second shots land. */
function growFairwayBunkers(
  spec: HoleSpec,
  line: MeasuredLine,
  { halfWidth, crossing, waterSide }: Ground & { waterSide: Side | null },
  count: number,
  random: Random,
): Ring[] {
  const { length } = line;
  const bunkers: Ring[] = [];
  const next: Record<Side, number> = { 1: 0, '-1': 0 };
  const landings =
    spec.par >= 5 ? [205, length - 95] : spec.par === 4 ? [Math.min(205, length * 0.58)] : [length * 0.55];
  for (let i = 0; i < count; i++) {
    const side: Side = waterSide ? otherSide(waterSide) : random.chance(0.5) ? 1 : -1;
    const landing = landings[i % landings.length]!;
    const form = bunkerForm(spec, 0, random);
    const radius = Math.sqrt(form.area / Math.PI);
    let ahead = landing + random.normal(0, 16);
    if (Math.abs(ahead - next[side]) < radius * 2 + 6 || ahead < next[side])
      ahead = next[side] + radius * 2 + 7;
    if (ahead > length - 38) ahead = random.between(0.35, 0.7) * length;
    const shore = radius + 7;
    if (crossing && ahead > crossing.from - shore && ahead < crossing.to + shore) {
      ahead = crossing.from > 110 ? crossing.from - shore : crossing.to + shore;
      if (ahead < next[side] || ahead > length - 30) continue;
    }
    next[side] = ahead;
    const { point, direction } = pointAlong(line, ahead);
    const lateral = side * (halfWidth + radius * random.between(0.75, 1.3) + 2);
    form.direction = Math.atan2(direction[1], direction[0]) + random.normal(0, 0.4);
    bunkers.push(blob(stepFrom(point, direction, 0, lateral), form, random));
  }
  return bunkers;
}

function bunkerForm(spec: HoleSpec, direction: number, random: Random) {
  const pot = spec.style.name === 'links' ? 0.75 : 1;
  const area = valueAtShare(BUNKER_AREA, leaning(spec.sizeRank, random) * pot);
  return {
    area,
    vertices: area < 45 ? 7 : area < 110 ? 9 : 12,
    stretch: random.between(1.05, 1.9) * pot,
    unrest: spec.style.unrest * 1.1,
    direction,
  };
}

const otherSide = (side: Side): Side => (side === 1 ? -1 : 1);

/**
 * Real ones measure 57 m² (5 %), 1,100 (median) and 11,000 (95 %); the largest are drawn larger because they
 * lose some to the narrow strip between two holes.
 */
const WATER_AREA: Quantiles = [
  [0, 25],
  [0.05, 42],
  [0.25, 250],
  [0.5, 1100],
  [0.75, 4500],
  [0.95, 22_000],
  [1, 40_000],
];

/** Across the hole, along one side of it, and now and then a brook. */
export function growPonds(
  spec: HoleSpec,
  line: MeasuredLine,
  { halfWidth, crossing, side }: Ground & { side: Side },
  random: Random,
): Shape<HazardType>[] {
  const { length } = line;
  const ponds: Shape<HazardType>[] = crossing ? [{ type: 'water', ring: crossing.ring }] : [];
  let free = 40;
  for (let i = ponds.length; i < spec.ponds; i++) {
    const area = valueAtShare(WATER_AREA, random.next());
    if (i === 0 && spec.par >= 4 && area < 900 && random.chance(0.35)) {
      ponds.push({ type: 'water', ring: growBrook(spec, line, random) });
      continue;
    }
    // Between this hole's fairway and the next one's, leaving room for bunkers.
    const room = Math.max(8, spec.spacing - 2 * halfWidth - 16);
    const wide = Math.min(room / 2, Math.sqrt(area / 4.2));
    const long = Math.min(area / (1.85 * wide), length - 15);
    const from =
      Math.min(free, Math.max(5, length - long - 5)) +
      random.between(0, Math.max(0, length - free - long - 10));
    const to = Math.min(length + 12, from + long);
    if (to - from < 8) continue;
    if (crossing && to > crossing.from - 8 && from < crossing.to + 8) continue;
    free = to + 15;
    const offset = side * (halfWidth + 6 + wide);
    const type: HazardType = long > 90 && random.chance(0.25) ? 'lateral_water' : 'water';
    const steps = area < 400 ? 5 : area < 2500 ? 6 : 9;
    ponds.push({
      type,
      ring: ribbon(line, { from, to, offset, halfWidth: wide, steps, unrest: 0.2 }, random),
    });
  }
  return ponds;
}

function growBrook(spec: HoleSpec, line: MeasuredLine, random: Random): Ring {
  const { length } = line;
  const ahead = random.chance(0.5) ? length - random.between(28, 60) : random.between(0.25, 0.5) * length;
  const { point, direction } = pointAlong(line, ahead);
  const reach = spec.spacing * 0.48;
  const swing = random.normal(0, 12);
  const course: XY[] = [
    stepFrom(point, direction, swing, -reach),
    stepFrom(point, direction, -swing * 0.8, -reach * 0.35),
    stepFrom(point, direction, swing * 0.6, reach * 0.35),
    stepFrom(point, direction, -swing, reach),
  ];
  const brook = measured(smoothed(course, 2));
  const halfWidth = random.between(1.8, 4);
  return ribbon(brook, { from: 0, to: brook.length, offset: 0, halfWidth, steps: 8, unrest: 0.25 }, random);
}
