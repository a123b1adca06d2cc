import type { PlanePoint } from './plane.ts';

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
  const x = controlsAlong(points.map((point) => point[0]));
  const y = controlsAlong(points.map((point) => point[1]));
  const last = points.length - 1;
  const middle = (along: readonly number[], i: number) => (along[i]! + along[i === last ? 0 : i + 1]!) / 2;
  let [atX, atY] = [middle(x, last), middle(y, last)];
  const start = [atX, atY];
  const steps: number[] = [];
  for (let i = 0; i <= last; i++) {
    const [toX, toY] = [middle(x, i), middle(y, i)];
    steps.push(toX - atX, toY - atY);
    [atX, atY] = [toX, toY];
  }
  const control = [x[0]! - start[0]!, y[0]! - start[1]!];
  return `M${join(start)}q${join([...control, ...steps.slice(0, 2)])}t${join(steps.slice(2))}z`;
}

/** One coordinate, from that of the points the spline passes by. */
function controlsAlong(points: readonly number[]): number[] {
  const last = points.length - 1;
  // A typed array has memory of its own, which costs more than all the work done in it.
  let before = [...points];
  let controls = [...points];
  for (let round = 0; round < SPLINE_ROUNDS; round++) {
    for (let i = 0; i <= last; i++) {
      const bend = before[i === 0 ? last : i - 1]! - 2 * before[i]! + before[i === last ? 0 : i + 1]!;
      controls[i] = points[i]! - bend / 8;
    }
    [before, controls] = [controls, before];
  }
  return before.map((value) => 2 * Math.round(value / 2));
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
