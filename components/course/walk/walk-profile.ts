import type { GolfProfile } from '#lib/api/records.ts';

type Walk = NonNullable<GolfProfile['character']['walk']>;
type Ends = Pick<GolfProfile['holes'][number], 'hole_id' | 'tee_elevation' | 'green_elevation'>;

/** A place in the drawing's units, y downwards. */
type Point = readonly [x: number, y: number];

export type WalkProfile = {
  holes: { hole_id: string; from: Point; to: Point }[];
  /** The ways from each green to the next tee. */
  transfers: { from: Point; to: Point }[];
  /** Metres above sea level at the top and the bottom. */
  heights: { top: number; bottom: number };
};

/** `end` leaves room for the last flag. */
export const WALK_BOX = { width: 760, end: 750, top: 24, bottom: 132, height: 168 };

/** A smaller range of heights isn't stretched to fill the drawing. */
const LEAST_RANGE_METRES = 20;

/** Across the whole walk; null unless the heights of all its tees and greens are known. */
export function walkProfile(walk: Walk, holes: readonly Ends[]): WalkProfile | null {
  const byId = new Map(holes.map((hole) => [hole.hole_id, hole]));
  const known = walk.steps.flatMap(({ hole_id }) => {
    const hole = byId.get(hole_id);
    return hole?.tee_elevation == null || hole.green_elevation == null
      ? []
      : [hole.tee_elevation, hole.green_elevation];
  });
  if (known.length < 2 * walk.steps.length) return null;
  const heights = toRange(known);
  const scale = WALK_BOX.end / walk.length;
  const toY = (metres: number) => {
    const share = (metres - heights.bottom) / (heights.top - heights.bottom);
    return WALK_BOX.bottom - share * (WALK_BOX.bottom - WALK_BOX.top);
  };
  const profile: WalkProfile = { holes: [], transfers: [], heights };
  let walked = 0;
  let green: Point | null = null;
  walk.steps.forEach(({ hole_id, length, to_next }, i) => {
    const from: Point = [walked * scale, toY(known[2 * i]!)];
    const to: Point = [(walked + length) * scale, toY(known[2 * i + 1]!)];
    if (green) profile.transfers.push({ from: green, to: from });
    profile.holes.push({ hole_id, from, to });
    green = to_next === null ? null : to;
    walked += length + (to_next ?? 0);
  });
  return profile;
}

function toRange(metres: readonly number[]): { top: number; bottom: number } {
  const [least, most] = [Math.min(...metres), Math.max(...metres)];
  const spare = Math.max(0, LEAST_RANGE_METRES - (most - least)) / 2;
  return { top: most + spare, bottom: least - spare };
}

/** Paths of the petals around 0, 0, clockwise from north: `radius`, in drawing units, is the longest; areas are in proportion to the shares. */
export function rosePetals(shares: readonly number[], radius: number): string[] {
  const most = Math.max(...shares);
  const half = Math.PI / shares.length;
  return shares.flatMap((share, sector) => {
    if (share === 0) return [];
    const r = radius * Math.sqrt(share / most);
    const at = (angle: number) => `${round(r * Math.sin(angle))} ${round(-r * Math.cos(angle))}`;
    const middle = 2 * half * sector;
    return [`M0 0L${at(middle - half)}A${round(r)} ${round(r)} 0 0 1 ${at(middle + half)}Z`];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
