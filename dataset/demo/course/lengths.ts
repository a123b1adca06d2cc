import type { Random } from '../random.ts';

/** Metres from the back tee by par: mean, deviation, least, most. */
const BY_PAR: Record<number, readonly [mean: number, deviation: number, least: number, most: number]> = {
  3: [165, 30, 90, 240],
  4: [360, 38, 220, 450],
  5: [485, 35, 410, 600],
  6: [640, 12, 611, 680],
};

/**
 * Metres of each hole from the back tee. Courses differ as wholes: a fifth of them are short (small clubs, courses
 * of par 3s), which keeps every hole within what its par allows.
 */
export function drawLengths(pars: readonly number[], random: Random): number[] {
  const isShortCourse = pars.every((par) => par === 3);
  const course = isShortCourse
    ? random.between(-1.9, -0.6)
    : random.chance(0.2)
      ? random.between(-1.3, -0.5)
      : 0;
  return pars.map((par) => {
    const [mean, deviation, least, most] = BY_PAR[par]!;
    const length = mean + deviation * (course + random.normal(0.1, course === 0 ? 1 : 0.75));
    return Math.max(least, Math.min(most, length));
  });
}
