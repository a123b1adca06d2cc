import type { PlanePoint } from './plane.ts';

/**
 * SVG path data through the points, in whole units and relative commands to keep pages small. `closed` rings are
 * given without their repeated last point. Straight from point to point, or, `smooth`, in curves through them.
 */
export function pathData(points: readonly PlanePoint[], shape: { closed: boolean; smooth: boolean }): string {
  if (shape.smooth && shape.closed && points.length > 2) return spline(points);
  const whole = points.map(([x, y]): PlanePoint => [Math.round(x), Math.round(y)]);
  const first = whole[0];
  if (!first) return '';
  const body = shape.smooth && whole.length > 2 ? curves(whole) : straights(whole);
  return `M${join(first)}${body}${shape.closed ? 'z' : ''}`;
}

/** Rounds of bringing a spline to its points; each leaves about a quarter of the distance. */
const SPLINE_ROUNDS = 4;

/**
 * A closed quadratic B-spline. Its pieces run from the middle of one side of the control polygon to the middle of
 * the next, and each control point mirrors the one before it at the middle between them: just what `t` says with
 * two numbers a point. Control points are even, so that the middles are whole and no rounding adds up.
 */
function spline(points: readonly PlanePoint[]): string {
  const count = points.length;
  const at = (list: readonly PlanePoint[], i: number) => list[(i + count) % count]!;
  let controls = [...points];
  for (let round = 0; round < SPLINE_ROUNDS; round++) {
    const before = controls;
    controls = points.map((point, i) => {
      const along = (axis: 0 | 1) =>
        point[axis] - (at(before, i - 1)[axis] - 2 * at(before, i)[axis] + at(before, i + 1)[axis]) / 8;
      return [along(0), along(1)];
    });
  }
  const even = controls.map(([x, y]): PlanePoint => [2 * Math.round(x / 2), 2 * Math.round(y / 2)]);
  const middles = even.map(([x, y], i): PlanePoint => {
    const [nextX, nextY] = at(even, i + 1);
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const step = (from: PlanePoint, to: PlanePoint) => [to[0] - from[0], to[1] - from[1]];
  const start = at(middles, -1);
  const rest = middles.slice(1).flatMap((middle, i) => step(middles[i]!, middle));
  return `M${join(start)}q${join([...step(start, even[0]!), ...step(start, middles[0]!)])}t${join(rest)}z`;
}

function straights(points: readonly PlanePoint[]): string {
  const steps = points.slice(1).flatMap(([x, y], i) => [x - points[i]![0], y - points[i]![1]]);
  return steps.length > 0 ? `l${join(steps)}` : '';
}

/**
 * Cubic curves along an open line. The handles on both sides of a point mirror each other, so that all but the first
 * can be written with `s`. A handle is a third of the shorter neighbouring side: no loops, no overshoot.
 */
function curves(points: readonly PlanePoint[]): string {
  const handles = points.map((point, i) =>
    handleAt(points[Math.max(0, i - 1)]!, point, points[Math.min(points.length - 1, i + 1)]!),
  );
  let data = '';
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!;
    const to = points[i]!;
    const handle = handles[i]!;
    const arrival = [to[0] - handle[0] - from[0], to[1] - handle[1] - from[1]];
    const step = [to[0] - from[0], to[1] - from[1]];
    data += i === 1 ? `c${join([...handles[0]!, ...arrival, ...step])}` : `s${join([...arrival, ...step])}`;
  }
  return data;
}

function handleAt(before: PlanePoint, point: PlanePoint, after: PlanePoint): PlanePoint {
  const along = [after[0] - before[0], after[1] - before[1]] as const;
  const span = Math.hypot(...along);
  const shorter = Math.min(distance(before, point), distance(point, after));
  if (span === 0 || shorter === 0) return [0, 0];
  const reach = shorter / 3 / span;
  return [Math.round(along[0] * reach), Math.round(along[1] * reach)];
}

const distance = (a: PlanePoint, b: PlanePoint) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Numbers with a blank only where no minus sign parts them. */
function join(numbers: readonly number[]): string {
  return numbers.reduce<string>((text, number) => {
    const next = String(number + 0);
    return text === '' || next.startsWith('-') ? text + next : `${text} ${next}`;
  }, '');
}
