/** A straight line through points by least squares: how steep it is, and the standard error of that. */
export type LinearFit = { slope: number; slopeError: number };

/** Fits a line to at least three points (x, y); the error is that of independent, equally uncertain y. */
export function fitLine(points: readonly (readonly [x: number, y: number])[]): LinearFit {
  const count = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const spreadX = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spreadX;
  const residual = points.reduce((sum, [x, y]) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, slopeError: Math.sqrt(residual / (count - 2) / spreadX) };
}
