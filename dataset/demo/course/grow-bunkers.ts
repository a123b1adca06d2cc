import { type Quantiles, valueAtShare } from '../quantiles.ts';
import type { Random } from '../random.ts';
import { type HoleWish, leaning, type Side } from './hole-wish.ts';
import { beside, pointAlong, type XY } from './plane.ts';
import { blob, type Ring, radiusTowards } from './shapes.ts';

/** Square metres of the bunkers of real courses, as traced. */
const BUNKER_AREA: Quantiles = [
  [0, 14],
  [0.05, 20],
  [0.25, 37],
  [0.5, 58],
  [0.75, 93],
  [0.95, 232],
  [1, 420],
];

/** Bunkers around the green, and what is left of the wished number beside the fairway. */
export function growBunkers(
  wish: HoleWish,
  line: readonly XY[],
  length: number,
  halfWidth: number,
  green: Ring,
  waterSide: Side | null,
  random: Random,
): Ring[] {
  const bunkers: Ring[] = [];
  if (wish.bunkers === 0) return bunkers;
  const end = pointAlong(line, length);
  const playing = Math.atan2(end.direction[1], end.direction[0]);
  // Beside and behind the green, seen along the line of play; never in its mouth.
  const seats = random.shuffled(
    [0.75, -0.75, 1.45, -1.45, 2.2, -2.2, 3.05].map((a) => Math.PI - a + playing),
  );
  const free = seats.filter((angle) => waterSide === null || Math.sin(angle - playing) * waterSide < 0.3);
  const atGreen = Math.min(wish.bunkers, free.length, wish.par === 3 ? 6 : random.whole(1, 4));
  for (const angle of free.slice(0, atGreen)) {
    const form = bunkerForm(wish, angle + Math.PI / 2, random);
    const radius = Math.sqrt(form.area / Math.PI);
    const away = radiusTowards(green, end.point, angle) + radius * 1.05 + 2.5;
    bunkers.push(
      blob([end.point[0] + Math.cos(angle) * away, end.point[1] + Math.sin(angle) * away], form, random),
    );
  }
  const left = wish.bunkers - bunkers.length;
  bunkers.push(...growFairwayBunkers(wish, line, length, halfWidth, waterSide, left, random));
  return bunkers;
}

/** At the distances of a drive and of a second shot, beside the fairway, one after the other. */
function growFairwayBunkers(
  wish: HoleWish,
  line: readonly XY[],
  length: number,
  halfWidth: number,
  waterSide: Side | null,
  count: number,
  random: Random,
): Ring[] {
  const bunkers: Ring[] = [];
  const next: Record<Side, number> = { 1: 0, '-1': 0 };
  const landings =
    wish.par >= 5 ? [205, length - 95] : wish.par === 4 ? [Math.min(205, length * 0.58)] : [length * 0.55];
  for (let i = 0; i < count; i++) {
    const side: Side = waterSide ? otherSide(waterSide) : random.chance(0.5) ? 1 : -1;
    const landing = landings[i % landings.length]!;
    const form = bunkerForm(wish, 0, random);
    const radius = Math.sqrt(form.area / Math.PI);
    let ahead = landing + random.normal(0, 16);
    if (Math.abs(ahead - next[side]) < radius * 2 + 6 || ahead < next[side])
      ahead = next[side] + radius * 2 + 7;
    if (ahead > length - 38) ahead = random.between(0.35, 0.7) * length;
    next[side] = ahead;
    const { point, direction } = pointAlong(line, ahead);
    const lateral = side * (halfWidth + radius * random.between(0.75, 1.3) + 2);
    form.direction = Math.atan2(direction[1], direction[0]) + random.normal(0, 0.4);
    bunkers.push(blob(beside(point, direction, 0, lateral), form, random));
  }
  return bunkers;
}

function bunkerForm(wish: HoleWish, direction: number, random: Random) {
  const pot = wish.style.name === 'links' ? 0.75 : 1;
  const area = valueAtShare(BUNKER_AREA, leaning(wish.sizeRank, random) * pot);
  return {
    area,
    vertices: area < 45 ? 7 : area < 110 ? 9 : 12,
    stretch: random.between(1.05, 1.9) * pot,
    unrest: wish.style.unrest * 1.1,
    direction,
  };
}

const otherSide = (side: Side): Side => (side === 1 ? -1 : 1);
