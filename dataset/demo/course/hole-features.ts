import type { HazardType, SurfaceType } from '#lib/contract/golf-profile.ts';
import type { Quantiles } from '../quantiles.ts';
import { valueAtShare } from '../quantiles.ts';
import type { Random } from '../random.ts';
import { beside, lineLength, pointAlong, smoothed, type XY } from './plane.ts';
import { blob, type Ring, radiusTowards, rectangle, ribbon } from './shapes.ts';
import { isSimpleRing } from './simple-ring.ts';
import type { CourseStyle } from './style.ts';

/** Square metres of the traced shapes of real courses. */
const BUNKER_AREA: Quantiles = [
  [0, 14],
  [0.05, 20],
  [0.25, 37],
  [0.5, 58],
  [0.75, 93],
  [0.95, 232],
  [1, 420],
];
const WATER_AREA: Quantiles = [
  [0, 40],
  [0.05, 57],
  [0.25, 319],
  [0.5, 1100],
  [0.75, 3140],
  [0.95, 11_000],
  [1, 18_000],
];
const GREEN_AREA: Quantiles = [
  [0, 52],
  [0.05, 71],
  [0.25, 203],
  [0.5, 309],
  [0.75, 435],
  [0.95, 676],
  [1, 950],
];
const TEE_AREA: Quantiles = [
  [0, 12],
  [0.05, 16],
  [0.25, 44],
  [0.5, 74],
  [0.75, 121],
  [0.95, 252],
  [1, 340],
];
const FAIRWAY_AREA: Quantiles = [
  [0, 80],
  [0.05, 120],
  [0.25, 1310],
  [0.5, 4190],
  [0.75, 6870],
  [0.95, 11_800],
  [1, 15_000],
];

/** A surface or hazard in the course's plane. */
export type Shape<T> = { type: T; ring: Ring };

export type HoleFeatures = {
  hazards: Shape<HazardType>[];
  surfaces: Shape<SurfaceType>[];
  /** A cart path, where the course has them. */
  path: XY[] | null;
};

export type HoleWish = {
  line: readonly XY[];
  par: number;
  /** Tees from the back, each a share of the hole's length. */
  teeShares: readonly number[];
  bunkers: number;
  ponds: number;
  spacing: number;
  style: CourseStyle;
  /** Whether anything but green and tees is traced. */
  isDetailed: boolean;
  /** 0 to 1: how large this course's greens and bunkers are among all courses'. */
  sizeRank: number;
};

type Side = 1 | -1;

/** Everything around one hole: green, tees, fairway, bunkers, water, woods, rough, path. */
export function growHole(wish: HoleWish, random: Random): HoleFeatures {
  const line = smoothed(wish.line, 2);
  const length = lineLength(line);
  const green = growGreen(wish, line, random);
  const hazards: Shape<HazardType>[] = [];
  const surfaces: Shape<SurfaceType>[] = [{ type: 'green', ring: green }];
  for (const ring of growTees(wish, line, length, random)) surfaces.push({ type: 'tee', ring });
  if (!wish.isDetailed) return { hazards, surfaces, path: null };
  const halfWidth = Math.min(random.between(11, 17) * wish.style.fairwayWidth, wish.spacing * 0.22);
  const fairway = growFairway(wish, line, length, halfWidth, random);
  const waterSide: Side = random.chance(0.5) ? 1 : -1;
  const ponds = growPonds(wish, line, length, halfWidth, waterSide, random);
  for (const ring of growBunkers(
    wish,
    line,
    length,
    halfWidth,
    green,
    ponds.length > 0 ? waterSide : null,
    random,
  )) {
    hazards.push({ type: 'bunker', ring });
  }
  // Water on the inside of a sharp bend can fold over itself: there is none then.
  for (const pond of ponds) if (isSimpleRing(pond.ring)) hazards.push(pond);
  if (random.chance(wish.style.waste)) {
    const from = random.between(0.25, 0.5) * length;
    const offset = -waterSide * (halfWidth + 9);
    const to = Math.min(length - 40, from + random.between(60, 140));
    if (to > from + 30) {
      hazards.push({
        type: 'waste',
        ring: ribbon(line, { from, to, offset, halfWidth: 6, steps: 6, unrest: 0.3 }, random),
      });
    }
  }
  if (fairway) surfaces.push({ type: 'fairway', ring: fairway });
  if (wish.style.hasRough)
    surfaces.push({ type: 'rough', ring: growRough(wish, line, length, halfWidth, random) });
  for (const ring of growWoods(wish, line, length, halfWidth, waterSide, ponds.length > 0, random)) {
    surfaces.push({ type: 'trees', ring });
  }
  return {
    hazards,
    surfaces,
    path: wish.style.hasPaths ? layPath(line, length, (halfWidth + 8) * -waterSide, random) : null,
  };
}

/** A share for a quantity of this hole that leans towards the course's own rank. */
function leaning(rank: number, random: Random): number {
  const draw = random.next();
  return random.chance(0.5) ? draw : Math.max(0, Math.min(1, rank + (draw - 0.5) * 0.3));
}

function growGreen(wish: HoleWish, line: readonly XY[], random: Random): Ring {
  const { point, direction } = pointAlong(line, lineLength(line));
  const area = valueAtShare(GREEN_AREA, leaning(wish.sizeRank, random));
  const turn = random.normal(0, 0.5);
  return blob(
    point,
    {
      area,
      vertices: area < 150 ? 10 : 14,
      stretch: random.between(1, 1.65),
      unrest: wish.style.unrest * 0.8,
      direction: Math.atan2(direction[1], direction[0]) + turn,
    },
    random,
  );
}

/** Tees that are nearer to each other share a pad. */
const PAD_APART = 26;

/** Tees a few metres apart share a pad; each pad lies square to the line of play. */
function growTees(wish: HoleWish, line: readonly XY[], length: number, random: Random): Ring[] {
  const pads: Ring[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const share of wish.teeShares) {
    const ahead = (1 - share) * length;
    if (ahead - last < PAD_APART) continue;
    last = ahead;
    const { point, direction } = pointAlong(line, ahead);
    const area = valueAtShare(TEE_AREA, random.next());
    const wide = Math.sqrt(area / random.between(1.1, 2.2));
    pads.push(rectangle(point, direction, Math.min(area / wide, 24), Math.min(wide, 12)));
  }
  return pads;
}

function growFairway(
  wish: HoleWish,
  line: readonly XY[],
  length: number,
  halfWidth: number,
  random: Random,
): Ring | null {
  if (wish.par === 3) {
    // A par 3 has an apron before its green, or nothing.
    if (random.chance(0.3)) return null;
    const from = Math.max(length * 0.4, length - random.between(18, 75));
    return ribbon(
      line,
      { from, to: length - 4, offset: 0, halfWidth: halfWidth * 0.75, steps: 6, unrest: 0.1 },
      random,
    );
  }
  const area = valueAtShare(FAIRWAY_AREA, random.between(0.36, 1));
  const longest = length - 85;
  const reach = Math.max(90, Math.min(longest, area / (2 * halfWidth)));
  const width = Math.min(22, Math.max(9, area / reach / 2)) * 1.06;
  const to = length - random.between(2, 14);
  const unrest = 0.1 + wish.style.unrest * 0.6;
  const steps = reach > 250 ? 11 : 8;
  return ribbon(
    line,
    { from: Math.max(to - reach, 70), to, offset: 0, halfWidth: width, steps, unrest },
    random,
  );
}

function growBunkers(
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
  const next: Record<Side, number> = { 1: 0, [-1]: 0 } as Record<Side, number>;
  const landings =
    wish.par >= 5 ? [205, length - 95] : wish.par === 4 ? [Math.min(205, length * 0.58)] : [length * 0.55];
  for (let i = 0; i < count; i++) {
    const side: Side = waterSide ? (-waterSide as Side) : random.chance(0.5) ? 1 : -1;
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

function growPonds(
  wish: HoleWish,
  line: readonly XY[],
  length: number,
  halfWidth: number,
  side: Side,
  random: Random,
): Shape<HazardType>[] {
  const ponds: Shape<HazardType>[] = [];
  let free = 40;
  for (let i = 0; i < wish.ponds; i++) {
    const area = valueAtShare(WATER_AREA, random.next());
    if (i === 0 && wish.par >= 4 && area < 900 && random.chance(0.35)) {
      ponds.push({ type: 'water', ring: growBrook(wish, line, length, random) });
      continue;
    }
    // The strip between this hole's fairway and the next one's, with room left for bunkers there.
    const room = Math.max(8, wish.spacing - 2 * halfWidth - 24);
    const wide = Math.min(room / 2, Math.sqrt(area / 4.2));
    const long = Math.min(area / (1.85 * wide), length - 15);
    const from =
      Math.min(free, Math.max(5, length - long - 5)) +
      random.between(0, Math.max(0, length - free - long - 10));
    const to = Math.min(length + 12, from + long);
    if (to - from < 8) continue;
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

/** A brook that crosses the hole before its green or between the tee and where drives land. */
function growBrook(wish: HoleWish, line: readonly XY[], length: number, random: Random): Ring {
  const ahead = random.chance(0.5) ? length - random.between(28, 60) : random.between(0.25, 0.5) * length;
  const { point, direction } = pointAlong(line, ahead);
  const reach = wish.spacing * 0.48;
  const swing = random.normal(0, 12);
  const course: XY[] = [
    beside(point, direction, swing, -reach),
    beside(point, direction, -swing * 0.8, -reach * 0.35),
    beside(point, direction, swing * 0.6, reach * 0.35),
    beside(point, direction, -swing, reach),
  ];
  const brook = smoothed(course, 2);
  const halfWidth = random.between(1.8, 4);
  return ribbon(
    brook,
    { from: 0, to: lineLength(brook), offset: 0, halfWidth, steps: 8, unrest: 0.25 },
    random,
  );
}

function growRough(
  wish: HoleWish,
  line: readonly XY[],
  length: number,
  halfWidth: number,
  random: Random,
): Ring {
  const wide = Math.min(wish.spacing * 0.47, halfWidth + 20);
  const form = {
    from: 8,
    to: length + 22,
    offset: 0,
    halfWidth: wide,
    steps: length < 250 ? 6 : 9,
    unrest: 0.1,
  };
  return ribbon(line, form, random);
}

/** Woods on either side, between the rough and the middle of the strip to the next hole. */
function growWoods(
  wish: HoleWish,
  line: readonly XY[],
  length: number,
  halfWidth: number,
  waterSide: Side,
  hasWater: boolean,
  random: Random,
): Ring[] {
  const woods: Ring[] = [];
  const inner = halfWidth + 13;
  const wide = (wish.spacing * 0.5 - inner) / 2;
  if (wide < 3.5) return woods;
  for (const side of [1, -1] as const) {
    if (hasWater && side === waterSide) continue;
    let from = random.between(10, 70);
    while (from < length - 40) {
      const to = Math.min(length + 10, from + random.between(70, 210));
      if (random.chance(wish.style.woods) && to - from > 35) {
        const halfWidthHere = wide * random.between(0.65, 1);
        const offset = side * (wish.spacing * 0.5 - halfWidthHere);
        const steps = to - from > 110 ? 6 : 5;
        woods.push(ribbon(line, { from, to, offset, halfWidth: halfWidthHere, steps, unrest: 0.3 }, random));
      }
      from = to + random.between(14, 110);
    }
  }
  return woods;
}

function layPath(line: readonly XY[], length: number, lateral: number, random: Random): XY[] {
  const points: XY[] = [];
  const steps = Math.max(3, Math.round(length / 110));
  for (let i = 0; i <= steps; i++) {
    const { point, direction } = pointAlong(line, (length * i) / steps);
    points.push(beside(point, direction, i === 0 ? -6 : 0, lateral * random.between(0.9, 1.2)));
  }
  return points;
}
