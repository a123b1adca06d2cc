import { simplifyLine, simplifyRing } from '#lib/geo/simplify-line.ts';
import type { PlanePoint } from './plane.ts';

/** How far a line may be from the original, in its own units, and whether it's drawn as curves. */
export type Edge = { tolerance: number; smooth: boolean };

export function linePath(line: readonly PlanePoint[], { tolerance, smooth }: Edge): string {
  return pathData(simplifyLine(line, tolerance), { closed: false, smooth });
}

/** Nothing where too little of the ring is left to see. */
export function ringPath(ring: readonly PlanePoint[], { tolerance, smooth }: Edge): string {
  const open = simplifyRing(ring, tolerance);
  return open.length >= 3 ? pathData(open, { closed: true, smooth }) : '';
}

/**
 * Whole units and relative commands, to keep pages small. `closed` rings come without their repeated last
 * point. `smooth` draws curves through the points.
 */
export function pathData(points: readonly PlanePoint[], shape: { closed: boolean; smooth: boolean }): string {
  if (shape.smooth && shape.closed && points.length > 2) return spline(points);
  const whole = points.map(([x, y]): PlanePoint => [Math.round(x), Math.round(y)]);
  const first = whole[0];
  if (!first) return '';
  const body = shape.smooth && whole.length > 2 ? curves(whole) : straights(whole);
  return `M${join(first)}${body}${shape.closed ? 'z' : ''}`;
}

/** Each round leaves about a quarter of the distance. */
const SPLINE_ROUNDS = 4;

/**
 * A closed quadratic B-spline: pieces run between middles of the control polygon's sides, and each control
 * point mirrors the one before it, which is what `t` says with two numbers a point. Control points are even,
 * so that middles are whole and no rounding adds up.
 */
function spline(points: readonly PlanePoint[]): string {
  const next = (ring: readonly PlanePoint[], i: number) => ring[(i + 1) % ring.length]!;
  let controls = points;
  for (let round = 0; round < SPLINE_ROUNDS; round++) {
    const before = controls;
    const bend = (i: number, axis: 0 | 1) =>
      before.at(i - 1)![axis] - 2 * before[i]![axis] + next(before, i)[axis];
    controls = points.map(([x, y], i): PlanePoint => [x - bend(i, 0) / 8, y - bend(i, 1) / 8]);
  }
  const even = controls.map(([x, y]): PlanePoint => [2 * Math.round(x / 2), 2 * Math.round(y / 2)]);
  const middles = even.map(
    ([x, y], i): PlanePoint => [(x + next(even, i)[0]) / 2, (y + next(even, i)[1]) / 2],
  );
  const [startX, startY] = middles.at(-1)!;
  const steps = middles.flatMap(([x, y], i) => [x - middles.at(i - 1)![0], y - middles.at(i - 1)![1]]);
  const control = [even[0]![0] - startX, even[0]![1] - startY];
  return `M${join([startX, startY])}q${join([...control, ...steps.slice(0, 2)])}t${join(steps.slice(2))}z`;
}

function straights(points: readonly PlanePoint[]): string {
  const steps = points.slice(1).flatMap(([x, y], i) => [x - points[i]![0], y - points[i]![1]]);
  return steps.length > 0 ? `l${join(steps)}` : '';
}

/**
 * Cubic curves along an open line. The handles at a point mirror each other, so that all but the first can be
 * written with `s`. A handle is a third of the shorter neighbouring side: no loops, no overshoot.
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

/** Joins numbers, with a blank only where no minus sign separates them. */
function join(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) text += number < 0 || text === '' ? number + 0 : ` ${number + 0}`;
  return text;
}
