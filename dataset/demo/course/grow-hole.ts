import type { OsmTags } from '../../osm/osm-feature.ts';
import { type Percentiles, type Random, valueAt } from '../random.ts';
import { directionAt, lineLength, nextTo, pointAlong, type Ring, smoothed, type XY } from './plane.ts';
import { blob, radiusTowards, rectangle, ribbon } from './shapes.ts';
import type { CourseStyle } from './style.ts';
import type { TeeSet } from './tee-sets.ts';

/** A tagged area, perhaps in several pieces, or a tagged line. */
export type Drawn = { tags: OsmTags; rings: readonly Ring[] } | { tags: OsmTags; line: readonly XY[] };

/** Lengths are metres. */
export type HoleSpec = {
  line: readonly XY[];
  number: string;
  par: number;
  teeSets: readonly TeeSet[];
  bunkers: number;
  ponds: number;
  /** The distance between the middles of this hole and the next. */
  spacing: number;
  style: CourseStyle;
  /** 0 to 1: how large this course's greens and bunkers are. */
  sizeRank: number;
};

/** A hole that's being drawn: its smooth line, and the way to the next holes. */
type Growing = HoleSpec & { length: number; halfWidth: number; random: Random };

/** Square metres, on real courses. */
const GREEN_AREA: Percentiles = [52, 71, 203, 309, 435, 676, 950];
const TEE_AREA: Percentiles = [12, 16, 44, 74, 121, 252, 340];
const FAIRWAY_AREA: Percentiles = [80, 120, 1310, 4190, 6870, 11_800, 15_000];
const BUNKER_AREA: Percentiles = [14, 20, 37, 58, 93, 232, 420];
const WATER_AREA: Percentiles = [25, 42, 250, 1100, 4500, 22_000, 40_000];

const golf = (kind: string, ring: Ring): Drawn => ({ tags: { golf: kind }, rings: [ring] });

/** A green and tees; with `isDetailed` also what's between and around them. */
export function growHole(spec: HoleSpec, isDetailed: boolean, random: Random): Drawn[] {
  const line = smoothed(smoothed(spec.line));
  const halfWidth = Math.min(random.between(11, 17) * spec.style.width, spec.spacing * 0.22);
  const hole: Growing = { ...spec, line, length: lineLength(line), halfWidth, random };
  const area = valueAt(GREEN_AREA, leaning(hole));
  const direction = headingAt(hole, hole.length) + random.normal(0, 0.5);
  const green = blob(line.at(-1)!, { area, stretch: random.between(1, 1.65), direction }, random);
  const drawn = [golf('green', green), ...growTees(hole)];
  if (!isDetailed) return drawn;
  const water = spec.ponds > 0 && random.chance(0.5) ? growCrossing(hole, green) : null;
  const side = random.chance(0.5) ? 1 : -1;
  const ponds = spec.ponds > (water ? 1 : 0) ? growPonds(hole, side, water) : [];
  const drySide = ponds.length > 0 ? -side : 0;
  const woods = growWoods(hole, drySide);
  return [
    ...drawn,
    ...(spec.style.rough ? [golf('rough', growRough(hole))] : []),
    ...(woods.length > 0 ? [{ tags: { natural: 'wood' }, rings: woods }] : []),
    ...growFairways(hole, water).map((ring) => golf('fairway', ring)),
    ...(water ? [golf('water_hazard', water.ring), ...ponds] : ponds),
    ...growBunkers(hole, { green, water, drySide }).map((ring) => golf('bunker', ring)),
    ...(!water && random.chance(spec.style.waste) ? growWaste(hole, -side) : []),
    ...(spec.style.paths ? [{ tags: { golf: 'cartpath' }, line: layPath(hole, -side) }] : []),
  ];
}

/** A rank that half the time is near the course's own. */
function leaning({ sizeRank, random }: Growing): number {
  const draw = random.next();
  return random.chance(0.5) ? draw : Math.max(0, Math.min(1, sizeRank + (draw - 0.5) * 0.3));
}

/** Radians. */
function headingAt({ line }: Growing, metres: number): number {
  const [x, y] = directionAt(line, metres);
  return Math.atan2(y, x);
}

/** Metres; closer tees share a pad. */
const LEAST_BETWEEN_PADS = 26;

function growTees({ line, length, number, teeSets, random }: Growing): Drawn[] {
  const pads: { ahead: number; colours: string[] }[] = [];
  for (const { color, share } of teeSets) {
    const ahead = (1 - share) * length;
    const last = pads.at(-1);
    if (last && ahead - last.ahead < LEAST_BETWEEN_PADS) last.colours.push(color);
    else pads.push({ ahead, colours: [color] });
  }
  return pads.map(({ ahead, colours }) => {
    const area = valueAt(TEE_AREA, random.next());
    const wide = Math.min(12, Math.sqrt(area / random.between(1.1, 2.2)));
    const ring = rectangle(line, ahead, Math.min(24, area / wide), wide);
    return { tags: { golf: 'tee', tee: colours.join(';'), ref: number }, rings: [ring] };
  });
}

/** Water that has to be carried, in metres from the back tee. */
type Crossing = { from: number; to: number; ring: Ring; isIsland: boolean };

/** Water in front of the green, in front of the tees or between the shots of a par 5; null where there's no room for it. */
function growCrossing(hole: Growing, green: Ring): Crossing | null {
  const { line, length, par, random } = hole;
  const heading = headingAt(hole, length);
  const tees = (1 - Math.min(...hole.teeSets.map(({ share }) => share))) * length + 14;
  const front = length - radiusTowards(green, line.at(-1)!, heading + Math.PI) - random.between(5, 16);
  if (par === 3 && random.chance(0.12)) return growIsland(hole, green, heading);
  const long = random.between(16, 64) * (random.chance(0.12) ? 2.4 : 1);
  const isAtGreen = par === 3 || random.chance(0.5);
  const start = par >= 5 ? length * random.between(0.5, 0.6) : tees + random.between(2, 34);
  const [from, to] = isAtGreen
    ? [Math.max(tees, front - long), front]
    : [start, Math.min(front - 30, start + long)];
  if (to - from < 12 || from < tees) return null;
  const middle = (from + to) / 2;
  const across = hole.spacing * random.between(0.5, 0.78);
  const form = {
    area: (Math.PI / 4) * (to - from) * across,
    stretch: across / (to - from),
    direction: headingAt(hole, middle) + Math.PI / 2 + random.normal(0, 0.12),
  };
  return { from, to, ring: blob(pointAlong(line, middle), form, random), isIsland: false };
}

/** A moat, open behind the green. */
function growIsland(
  { line, length, spacing, random }: Growing,
  green: Ring,
  heading: number,
): Crossing | null {
  const [x, y] = line.at(-1)!;
  const angles = Array.from({ length: 17 }, (_, i) => heading + 0.2 + ((2 * Math.PI - 0.4) * i) / 16);
  const shores = angles.map((angle) => radiusTowards(green, [x, y], angle) + 4);
  const reach = Math.min(spacing * 0.5, Math.max(...shores) + random.between(18, 34));
  if (reach < Math.max(...shores) + 13) return null;
  const at = (angle: number, radius: number): XY => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
  ];
  const inner = angles.map((angle, i) => at(angle, shores[i]!));
  const ring = [...angles.map((angle) => at(angle, reach)), ...inner.reverse()];
  return { from: length - reach, to: length, ring, isIsland: true };
}

/** Ponds along one side, between this hole's fairway and the next one's. */
function growPonds(hole: Growing, side: number, water: Crossing | null): Drawn[] {
  const { line, length, spacing, halfWidth, random } = hole;
  const ponds: Drawn[] = [];
  let free = 40;
  for (let i = water ? 1 : 0; i < hole.ponds; i++) {
    const area = valueAt(WATER_AREA, random.next());
    const wide = Math.min(Math.max(4, spacing / 2 - halfWidth - 8), Math.sqrt(area / 4.2));
    const long = Math.min(area / (1.85 * wide), length - 15);
    const from = free + random.between(0, Math.max(0, length - free - long));
    const to = Math.min(length + 12, from + long);
    const isAtWater = water !== null && to > water.from - 8 && from < water.to + 8;
    if (to - from < 8 || isAtWater) continue;
    free = to + 15;
    const ring = ribbon(line, { from, to, offset: side * (halfWidth + 6 + wide), halfWidth: wide }, random);
    ponds.push(golf(long > 90 && random.chance(0.25) ? 'lateral_water_hazard' : 'water_hazard', ring));
  }
  return ponds;
}

/** Par 3s have a short apron instead, or nothing; water that's carried interrupts a fairway. */
function growFairways(
  { line, length, par, halfWidth, spacing, random }: Growing,
  water: Crossing | null,
): Ring[] {
  if (par === 3) {
    const wide = random.between(4, 13);
    const band = { from: length - random.between(20, 50), to: length - 4, offset: 0, halfWidth: wide };
    const isWet = water !== null && water.to > length - 60;
    return isWet || random.chance(0.3) ? [] : [ribbon(line, band, random)];
  }
  const area = valueAt(FAIRWAY_AREA, random.between(0.25, 1));
  const to = length - random.between(2, 14);
  const from = Math.max(70, to - Math.max(90, area / (1.85 * halfWidth)));
  const wide = Math.max(9, Math.min(22, spacing * 0.3, area / (1.85 * (to - from))));
  const pieces =
    water && water.to > from
      ? [
          [from, water.from - 7],
          [water.to + 7, to],
        ]
      : [[from, to]];
  return pieces.flatMap(([start, end]) =>
    end! - start! < 26 ? [] : [ribbon(line, { from: start!, to: end!, offset: 0, halfWidth: wide }, random)],
  );
}

function growRough({ line, length, halfWidth, spacing, random }: Growing): Ring {
  const wide = Math.min(spacing * 0.47, halfWidth + 20);
  return ribbon(line, { from: 8, to: length + 22, offset: 0, halfWidth: wide }, random);
}

/** Woods on the strip to the next hole, unless it's under water. */
function growWoods({ line, length, halfWidth, spacing, style, random }: Growing, drySide: number): Ring[] {
  const wide = (spacing * 0.5 - halfWidth - 13) / 2;
  if (wide < 3.5) return [];
  return ([1, -1] as const).flatMap((side) => {
    const woods: Ring[] = [];
    if (drySide === -side) return woods;
    for (let from = random.between(10, 70); from < length - 40; ) {
      const to = Math.min(length + 10, from + random.between(120, 340));
      const offset = side * (spacing * 0.5 - wide);
      if (random.chance(style.woods)) woods.push(ribbon(line, { from, to, offset, halfWidth: wide }, random));
      from = to + random.between(14, 110);
    }
    return woods;
  });
}

type AroundBunkers = { green: Ring; water: Crossing | null; drySide: number };

/** Bunkers around the green, and where drives and second shots land. */
function growBunkers(hole: Growing, { green, water, drySide }: AroundBunkers): Ring[] {
  const { line, length, par, halfWidth, random } = hole;
  if (water?.isIsland) return [];
  const [x, y] = line.at(-1)!;
  const heading = headingAt(hole, length);
  // Never in front of the green; to the left where positive.
  const seats = random
    .shuffled([0.95, 1.7, 2.4, -0.95, -1.7, -2.4])
    .filter((angle) => drySide === 0 || Math.sin(angle) * drySide > 0)
    .filter((angle) => !water || water.to < length - 60 || Math.abs(angle) < 1.5)
    .slice(0, par === 3 ? 6 : random.whole(1, 4));
  const atGreen = seats.slice(0, hole.bunkers).map((seat) => {
    const angle = heading + seat;
    const form = bunkerForm(hole, angle + Math.PI / 2);
    const away = radiusTowards(green, [x, y], angle) + Math.sqrt(form.area / Math.PI) + 3;
    return blob([x + Math.cos(angle) * away, y + Math.sin(angle) * away], form, random);
  });
  const landings = par >= 5 ? [205, length - 95] : [Math.min(205, length * 0.58)];
  const alongFairway = Array.from({ length: hole.bunkers - atGreen.length }, (_, i) => {
    const side = drySide || (i % 2 === 0 ? 1 : -1);
    // Bunkers on one side come one after the other.
    const step = Math.floor(i / landings.length / (drySide === 0 ? 2 : 1)) * 24;
    const ahead = landings[i % landings.length]! + random.normal(0, 9) - step;
    const form = bunkerForm(hole, headingAt(hole, ahead) + random.normal(0, 0.4));
    const radius = Math.sqrt(form.area / Math.PI);
    const isInWater = water && ahead > water.from - radius - 7 && ahead < water.to + radius + 7;
    if (isInWater || ahead < 60 || ahead > length - 38) return null;
    return blob(nextTo(line, ahead, side * (halfWidth + radius + 2)), form, random);
  });
  return [...atGreen, ...alongFairway.filter((ring) => ring !== null)];
}

function bunkerForm(hole: Growing, direction: number) {
  const area = valueAt(BUNKER_AREA, leaning(hole));
  return { area, stretch: hole.random.between(1.05, 1.9), direction };
}

function growWaste({ line, length, halfWidth, random }: Growing, side: number): Drawn[] {
  const from = random.between(0.25, 0.5) * length;
  const to = Math.min(length - 40, from + random.between(60, 140));
  if (to < from + 30) return [];
  return [
    golf('waste_area', ribbon(line, { from, to, offset: side * (halfWidth + 9), halfWidth: 6 }, random)),
  ];
}

function layPath({ line, length, halfWidth, random }: Growing, side: number): XY[] {
  const steps = Math.max(3, Math.round(length / 110));
  return Array.from({ length: steps + 1 }, (_, i) =>
    nextTo(line, (length * i) / steps, side * (halfWidth + 8) * random.between(0.9, 1.2)),
  );
}
