import type { Random } from '../random.ts';

/** Metres that a course's holes rise or fall, as a standard deviation, and how common that is. */
const RELIEF = [
  [2, 45],
  [6, 40],
  [12, 13],
  [22, 2],
] as const;

const MOST_CHANGE = 90;

/** Tee and green heights of each hole in order of play; changes are Laplace-distributed and drift back to the base. */
export function drawHeights(holes: number, base: number, random: Random): { tee: number; green: number }[] {
  const scale = random.weighted(RELIEF) / Math.SQRT2;
  const least = Math.min(base, 0.5);
  let ground = base;
  return Array.from({ length: holes }, () => {
    const tee = Math.max(least, base + (ground - base) * 0.8 + random.normal(0, scale * 0.15));
    const share = random.next() - 0.5;
    const change = -scale * Math.sign(share) * Math.log(1 - 2 * Math.abs(share));
    // Back towards the base more often than away from it.
    const towards =
      Math.abs(tee - base) > scale && random.chance(0.4) ? -Math.sign(tee - base) * Math.abs(change) : change;
    const bounded = Math.max(-MOST_CHANGE, Math.min(MOST_CHANGE, towards));
    const green = tee + bounded < least ? tee - bounded : tee + bounded;
    ground = green;
    return { tee: tenth(tee), green: tenth(green) };
  });
}

function tenth(metres: number): number {
  return Math.round(metres * 10) / 10;
}
