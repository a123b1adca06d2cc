import { type Percentiles, type Random, valueAt } from '../random.ts';
import type { CourseSpec } from './course-spec.ts';
import { type Drawn, growHole } from './grow-hole.ts';
import type { Layout } from './layout.ts';
import type { Loop } from './loops.ts';
import { distance, type XY } from './plane.ts';
import type { CardHole } from './print-cards.ts';
import type { CourseStyle } from './style.ts';
import type { TeeSet } from './tee-sets.ts';

/** Counts on real courses of eighteen holes. */
const BUNKERS: Percentiles = [0, 3, 33, 49, 66, 95, 178];
const PONDS: Percentiles = [0, 0, 1, 3.3, 10.5, 25, 34];

type Course = {
  layout: Layout;
  loops: readonly Loop[];
  holes: readonly CardHole[];
  teeSets: readonly TeeSet[];
  style: CourseStyle;
};

/** The holes with what's on and around them, burns, clubhouse and driving range. */
export function drawGrounds(spec: CourseSpec, course: Course, random: Random): Drawn[] {
  const { layout, loops, holes } = course;
  const count = layout.lines.length;
  const [bunkers, ponds] = [BUNKERS, PONDS].map((percentiles) => {
    const onEighteen = valueAt(percentiles, random.next());
    return spread(Math.round((onEighteen * count) / 18), count, random);
  });
  const sizeRank = random.next();
  const loopOf = loops.flatMap((loop) => new Array<Loop>(loop.holes).fill(loop));
  const grown = layout.lines.flatMap((line, i) => {
    const { par, isParUnknown } = holes[i]!;
    const { name, isPractice } = loopOf[i]!;
    const number = isPractice ? `P${holes[i]!.number}` : String(holes[i]!.number);
    const isBare = spec.lacksHazards && random.chance(0.3);
    const hazards =
      isBare || isPractice ? { bunkers: 0, ponds: 0 } : { bunkers: bunkers![i]!, ponds: ponds![i]! };
    const { teeSets, style } = course;
    const ground = { line, number, par, spacing: layout.spacing, teeSets, style, sizeRank, ...hazards };
    const tags = {
      golf: 'hole',
      ref: number,
      ...(!isParUnknown && { par: String(par) }),
      ...(name !== null && { 'golf:course:name': name }),
    };
    return [{ tags, line }, ...growHole(ground, spec.hasHazards && !isPractice, random)];
  });
  if (!spec.hasHazards) return grown;
  return [...grown, ...drawBurn(layout, random), ...drawBuildings(layout)];
}

/** Spreads things over holes at random, at most twelve a hole. */
function spread(total: number, holes: number, random: Random): number[] {
  const counts = new Array<number>(holes).fill(0);
  for (let i = 0; i < Math.min(total, holes * 10); i++) {
    let hole = random.whole(0, holes - 1);
    while (counts[hole]! >= 12) hole = (hole + 1) % holes;
    counts[hole]!++;
  }
  return counts;
}

const BURN_SHARE = 0.2;
/** Metres to every tee and green. */
const BURN_ROOM = 24;

/** A burn that holes cross, where there's room for it between tees and greens. */
function drawBurn({ lines, reach: { halfWidth, depth }, toGround }: Layout, random: Random): Drawn[] {
  if (!random.chance(BURN_SHARE)) return [];
  const ends = lines.flatMap((line) => [line[0]!, line.at(-1)!]);
  const phase = random.between(0, 2 * Math.PI);
  const burns = Array.from({ length: 16 }, () => {
    const middle = random.between(60, depth);
    return Array.from({ length: 25 }, (_, i): XY => {
      const x = ((i - 12) / 12) * (halfWidth + 80);
      return toGround([x, middle + 14 * Math.sin(phase + x / 55)]);
    });
  });
  const roomy = burns.find((burn) => burn.every((a) => ends.every((b) => distance(a, b) > BURN_ROOM)));
  return roomy ? [{ tags: { waterway: 'stream' }, line: roomy }] : [];
}

/** An L-shaped clubhouse, and a driving range where there's a strip for it. */
function drawBuildings({ toGround, hasRange }: Layout): Drawn[] {
  const corners: XY[] = [
    [-23, -10],
    [23, -10],
    [23, 19],
    [7, 19],
    [7, 9],
    [-23, 9],
  ];
  const clubhouse = corners.map(([x, y]) => toGround([x, y - 30]));
  const range: XY[] = [12, 80, 150, 235].map((y) => [29, y]);
  const around = [...range, ...range.toReversed().map(([x, y]): XY => [-x, y])].map(toGround);
  return [
    { tags: { golf: 'clubhouse' }, rings: [clubhouse] },
    ...(hasRange ? [{ tags: { golf: 'driving_range' }, rings: [around] }] : []),
  ];
}
