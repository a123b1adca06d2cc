import type { SurfaceType } from '#lib/contract/golf-profile.ts';
import type { HazardType } from '#lib/contract/hole.ts';
import type { Random } from '../random.ts';
import type { HoleFeatures, HoleSpec, Shape, Side } from './course-spec.ts';
import { growCrossing } from './grow-crossing.ts';
import { growFairways, growGreen, growRough, growTees, growWoods } from './grow-grass.ts';
import { growBunkers, growPonds } from './grow-hazards.ts';
import {
  isSimpleRing,
  type MeasuredLine,
  measured,
  pointAlong,
  smoothed,
  stepFrom,
  type XY,
} from './plane.ts';
import { ribbon } from './shapes.ts';

export function growHole(spec: HoleSpec, random: Random): HoleFeatures {
  const line = measured(smoothed(spec.line, 2));
  const { length } = line;
  const green = growGreen(spec, line, random);
  const hazards: Shape<HazardType>[] = [];
  const surfaces: Shape<SurfaceType>[] = [{ type: 'green', ring: green }];
  for (const ring of growTees(spec, line, random)) surfaces.push({ type: 'tee', ring });
  if (!spec.isDetailed) return { hazards, surfaces, path: null };
  const halfWidth = Math.min(random.between(11, 17) * spec.style.fairwayWidth, spec.spacing * 0.22);
  const crossing = growCrossing(spec, line, green, random);
  const fairways = growFairways(spec, line, { halfWidth, crossing }, random);
  const waterSide: Side = random.chance(0.5) ? 1 : -1;
  const ponds = growPonds(spec, line, { halfWidth, crossing, side: waterSide }, random);
  const dry = ponds.some(({ ring }) => ring !== crossing?.ring) ? waterSide : null;
  for (const ring of growBunkers(spec, line, { halfWidth, green, crossing, waterSide: dry }, random)) {
    hazards.push({ type: 'bunker', ring });
  }
  // Water inside a sharp bend can fold over itself.
  for (const pond of ponds) if (isSimpleRing(pond.ring)) hazards.push(pond);
  if (!crossing && random.chance(spec.style.waste)) {
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
  for (const ring of fairways) surfaces.push({ type: 'fairway', ring });
  if (spec.style.hasRough) surfaces.push({ type: 'rough', ring: growRough(spec, line, halfWidth, random) });
  for (const ring of growWoods(spec, line, halfWidth, waterSide, ponds.length > 0, random)) {
    surfaces.push({ type: 'trees', ring });
  }
  return {
    hazards,
    surfaces,
    path: spec.style.hasPaths ? layPath(line, (halfWidth + 8) * -waterSide, random) : null,
  };
}

function layPath(line: MeasuredLine, lateral: number, random: Random): XY[] {
  const points: XY[] = [];
  const { length } = line;
  const steps = Math.max(3, Math.round(length / 110));
  for (let i = 0; i <= steps; i++) {
    const { point, direction } = pointAlong(line, (length * i) / steps);
    points.push(stepFrom(point, direction, i === 0 ? -6 : 0, lateral * random.between(0.9, 1.2)));
  }
  return points;
}
