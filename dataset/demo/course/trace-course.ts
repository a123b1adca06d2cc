import type { Position } from '#lib/contract/geometry.ts';
import type { CourseHazard, CourseHole, CourseSurface } from '../../course/course-in-progress.ts';
import { type Quantiles, type Random, valueAtShare } from '../random.ts';
import type { CourseSpec, HoleFeatures } from './course-spec.ts';
import { growHole } from './grow-hole.ts';
import type { Layout } from './layout.ts';
import type { Loop } from './loops.ts';
import { lineLength, measured, pointAlong, type Ring, stepFrom, toPositions, type XY } from './plane.ts';
import { rectangle } from './shapes.ts';
import type { CourseStyle } from './style.ts';
import type { TeeSet } from './tee-sets.ts';

const BUNKERS: Quantiles = [
  [0, 0],
  [0.1, 5],
  [0.25, 33],
  [0.5, 49],
  [0.75, 66],
  [0.9, 85],
  [1, 178],
];
const PONDS: Quantiles = [
  [0, 0],
  [0.1, 0],
  [0.5, 3.3],
  [0.75, 10.5],
  [0.9, 20],
  [1, 34],
];

const CLUBHOUSE_METRES = [46, 19] as const;

/** `lengths` has the metres of each hole. */
type TracedCourse = {
  holes: CourseHole[];
  hazards: CourseHazard[];
  surfaces: CourseSurface[];
  lengths: number[];
};

export function traceCourse(
  spec: CourseSpec,
  loops: readonly Loop[],
  layout: Layout,
  teeSets: readonly TeeSet[],
  style: CourseStyle,
  random: Random,
): TracedCourse {
  const { pars } = layout;
  const toPosition = toPositions(spec.site.position);
  const toRing = (ring: Ring): Position[] => {
    const positions = ring.map(toPosition);
    positions.push(positions[0]!);
    return positions;
  };
  const bunkers = spec.hasHazards
    ? spread(drawTotal(BUNKERS, spec.holeCount, random), pars.length, random)
    : [];
  const ponds = spec.hasHazards ? spread(drawTotal(PONDS, spec.holeCount, random), pars.length, random) : [];
  const sizeRank = random.next();
  const traced: TracedCourse = { holes: [], hazards: [], surfaces: [], lengths: [] };
  traced.surfaces.push({
    key: 'outline',
    type: 'outline',
    geometry: { type: 'Polygon', coordinates: [toRing(layout.outline)] },
    holeKeys: [],
  });
  const features: HoleFeatures[] = layout.lines.map((line, i) =>
    growHole(
      {
        line,
        par: pars[i]!,
        teeShares: teeSets.map((set) => set.share),
        bunkers: bunkers[i] ?? 0,
        ponds: ponds[i] ?? 0,
        spacing: layout.spacing,
        style,
        isDetailed: spec.hasHazards,
        sizeRank,
      },
      random,
    ),
  );
  let index = 0;
  for (const loop of loops) {
    for (let k = 0; k < loop.holes; k++, index++) {
      const line = layout.lines[index]!;
      const key = `h${pad(index + 1)}`;
      traced.holes.push(mappedHole(key, loop, k, pars[index]!, line, teeSets, toPosition));
      traced.lengths.push(lineLength(line));
      addFeatures(traced, features[index]!, key, index, toRing, toPosition);
    }
  }
  addGrounds(traced, layout, spec.hasHazards, toRing);
  return traced;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

function drawTotal(quantiles: Quantiles, holeCount: number, random: Random): number {
  return Math.round((valueAtShare(quantiles, random.next(), 'linear') * holeCount) / 18);
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

function mappedHole(
  key: string,
  loop: Loop,
  k: number,
  par: number,
  line: readonly XY[],
  teeSets: readonly TeeSet[],
  toPosition: (point: XY) => Position,
): CourseHole {
  const path = measured(line);
  const positions = line.map(toPosition);
  return {
    key,
    number: loop.firstNumber + k,
    loop: loop.name,
    name: null,
    par,
    strokeIndex: null,
    line: positions,
    tee: positions[0]!,
    green: positions.at(-1)!,
    tees: teeSets.map(({ color, name, share }) => ({
      color,
      name,
      position: toPosition(pointAlong(path, (1 - share) * path.length).point),
    })),
    heights: null,
  };
}

function addFeatures(
  traced: TracedCourse,
  features: HoleFeatures,
  holeKey: string,
  index: number,
  toRing: (ring: Ring) => Position[],
  toPosition: (point: XY) => Position,
): void {
  const hole = pad(index + 1);
  features.hazards.forEach(({ type, ring }, i) => {
    traced.hazards.push({
      key: `x${hole}${pad(i + 1)}`,
      type,
      name: null,
      geometry: { type: 'Polygon', coordinates: [toRing(ring)] },
      holeKeys: [holeKey],
    });
  });
  features.surfaces.forEach(({ type, ring }, i) => {
    traced.surfaces.push({
      key: `s${hole}${pad(i + 1)}`,
      type,
      geometry: { type: 'Polygon', coordinates: [toRing(ring)] },
      holeKeys: [holeKey],
    });
  });
  if (features.path) {
    traced.surfaces.push({
      key: `p${hole}`,
      type: 'path',
      geometry: { type: 'LineString', coordinates: features.path.map(toPosition) },
      holeKeys: [holeKey],
    });
  }
}

/** Clubhouse and driving range. */
function addGrounds(
  traced: TracedCourse,
  layout: Layout,
  isDetailed: boolean,
  toRing: (ring: Ring) => Position[],
): void {
  if (!isDetailed) return;
  const add = (type: 'clubhouse' | 'driving_range', ring: Ring) =>
    traced.surfaces.push({
      key: type,
      type,
      geometry: { type: 'Polygon', coordinates: [toRing(ring)] },
      holeKeys: [],
    });
  add('clubhouse', clubhouseRing(layout));
  if (layout.range) {
    const { from, to } = layout.range;
    const direction: XY = [
      (to[0] - from[0]) / lineLength([from, to]),
      (to[1] - from[1]) / lineLength([from, to]),
    ];
    const middle: XY = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    add('driving_range', rectangle(middle, direction, lineLength([from, to]), 58));
  }
}

/** L-shaped, around a terrace. */
function clubhouseRing({ clubhouse, facing }: Layout): Ring {
  const [long, wide] = CLUBHOUSE_METRES;
  const at = (ahead: number, left: number) => stepFrom(clubhouse, facing, ahead, left);
  return [
    at(-wide / 2, -long / 2),
    at(wide, -long / 2),
    at(wide, -long / 2 + 16),
    at(wide / 2, -long / 2 + 16),
    at(wide / 2, long / 2),
    at(-wide / 2, long / 2),
  ];
}
