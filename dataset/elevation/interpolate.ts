/**
 * Bilinear interpolation between the heights of four pixel centres, at the shares `x` (eastwards) and `y` (southwards)
 * of the way between them. Voids (NaN) give their weight to the others; NaN where no corner with weight is known.
 */
export function interpolate(
  northWest: number,
  northEast: number,
  southWest: number,
  southEast: number,
  x: number,
  y: number,
): number {
  let sum = 0;
  let weights = 0;
  const add = (height: number, weight: number) => {
    if (weight <= 0 || Number.isNaN(height)) return;
    sum += height * weight;
    weights += weight;
  };
  add(northWest, (1 - x) * (1 - y));
  add(northEast, x * (1 - y));
  add(southWest, (1 - x) * y);
  add(southEast, x * y);
  return weights === 0 ? Number.NaN : sum / weights;
}
