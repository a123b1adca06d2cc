import { type Quantiles, valueAtShare } from '../quantiles.ts';
import type { Random } from '../random.ts';

/** Hectares of whole courses. */
const AREA_OF_EIGHTEEN: Quantiles = [
  [0, 33],
  [0.05, 38],
  [0.25, 52],
  [0.5, 64],
  [0.75, 81],
  [0.95, 114],
  [1, 135],
];
const AREA_OF_NINE: Quantiles = [
  [0, 4],
  [0.05, 5],
  [0.25, 11],
  [0.5, 19],
  [0.75, 28],
  [0.95, 40],
  [1, 48],
];

/** Square metres, in step with how long the course is for its kind. */
export function drawArea(holeCount: number, pars: readonly number[], random: Random): number {
  const isShort = pars.filter((par) => par === 3).length > pars.length * 0.6;
  const rank = Math.max(0, Math.min(1, random.next()));
  const hectares =
    holeCount < 18
      ? valueAtShare(AREA_OF_NINE, isShort ? rank * 0.35 : 0.3 + rank * 0.7) * (holeCount / 9)
      : valueAtShare(AREA_OF_EIGHTEEN, isShort ? rank * 0.3 : rank) * (holeCount / 18);
  return hectares * 10_000;
}
