import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { OsmFeature } from '../../osm-feature.ts';

/** A line with water on its right. */
export type Shore = { feature: OsmFeature; line: readonly Position[] };

/** The shore that a hole's line leaves, and the part of the line over water until it reaches land again. */
export type Crossing = { shore: Shore; line: Position[] };

/** The parts of a hole's line over a bay, from one shore to the next. */
export function crossingsOf(hole: readonly Position[], shores: readonly Shore[]): Crossing[] {
  const passed = shores.flatMap((shore) => passagesOf(hole, shore)).sort((a, b) => a.along - b.along);
  const ruler = rulerAt(hole[0]![1]);
  return passed.flatMap((leaving, i) => {
    const landing = passed[i + 1];
    if (!leaving.isOutward || !landing || landing.isOutward) return [];
    const line = ruler.lineSliceAlong(leaving.along, landing.along, [...hole]) as Position[];
    return [{ shore: leaving.shore, line }];
  });
}

/** Metres along the hole's line. */
type Passage = { shore: Shore; along: number; isOutward: boolean };

function passagesOf(hole: readonly Position[], shore: Shore): Passage[] {
  const ruler = rulerAt(hole[0]![1]);
  const passages: Passage[] = [];
  let walked = 0;
  for (let i = 0; i + 1 < hole.length; i++) {
    const [a, b] = [hole[i]!, hole[i + 1]!];
    const leg = ruler.distance(a, b);
    for (let j = 0; j + 1 < shore.line.length; j++) {
      const [c, d] = [shore.line[j]!, shore.line[j + 1]!];
      const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
      const turn = ux * vy - uy * vx;
      const onHole = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn;
      const onShore = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / turn;
      if (!(onHole >= 0 && onHole < 1 && onShore >= 0 && onShore < 1)) continue;
      passages.push({ shore, along: walked + onHole * leg, isOutward: turn > 0 });
    }
    walked += leg;
  }
  return passages;
}
