import { metresBetween } from '#components/geometry/metre-plane.ts';
import type { LonLat } from '#lib/geo/ruler.ts';

/** A shot from one "ball here" to the next. */
export interface Shot {
  id: string;
  club: string;
  metres: number;
  at: number;
  slug: string;
  hole: string;
}

/** All clubs in the order of a bag. */
export const clubs = [
  'Driver',
  '3 wood',
  '5 wood',
  'Hybrid',
  '3 iron',
  '4 iron',
  '5 iron',
  '6 iron',
  '7 iron',
  '8 iron',
  '9 iron',
  'Pitching wedge',
  'Gap wedge',
  'Sand wedge',
  'Lob wedge',
] as const;

/** Shorter ones are steps around the ball, longer ones a ride to another hole. */
const SHORTEST_METRES = 3;
const LONGEST_METRES = 400;

/** A place at which "ball here" was tapped, and the key of its hole. */
export type Mark = { hole: string; ball: LonLat };

/** Metres from the last mark to this one, if both are on one hole: the walk from the green before is no shot. */
export function measureShot(last: Mark | null, mark: Mark): number | 'marked' | 'too-far' {
  if (last?.hole !== mark.hole) return 'marked';
  const metres = metresBetween(last.ball, mark.ball);
  return metres >= SHORTEST_METRES && metres <= LONGEST_METRES ? metres : 'too-far';
}

/** Metres by club, the longest first. Half of the shots are within the spread, which takes 4 shots. */
export function bagOf(shots: readonly Shot[]) {
  return [...Map.groupBy(shots, ({ club }) => club)]
    .map(([club, ofClub]) => {
      const lengths = ofClub.map(({ metres }) => metres).sort((a, b) => a - b);
      const spread =
        lengths.length < 4 ? null : { from: quantile(lengths, 0.25), to: quantile(lengths, 0.75) };
      return { club, count: lengths.length, median: quantile(lengths, 0.5), spread };
    })
    .sort((a, b) => b.median - a.median);
}

/** Interpolates between the two nearest values (type 7 of Hyndman and Fan 1996). */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = Math.floor(place);
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (place - low);
}
