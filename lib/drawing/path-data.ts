import type { PlanePoint } from './plane.ts';

/**
 * SVG path data through the points, in whole units and relative commands to keep pages small. `closed` rings are
 * given without their repeated last point. Straight from point to point, or, `smooth`, in curves through them.
 */
export function pathData(points: readonly PlanePoint[], shape: { closed: boolean; smooth: boolean }): string {
  const whole = points.map(([x, y]): PlanePoint => [Math.round(x), Math.round(y)]);
  const first = whole[0];
  if (!first) return '';
  const body = shape.smooth && whole.length > 2 ? curves(whole, shape.closed) : straights(whole);
  return `M${join(first)}${body}${shape.closed ? 'z' : ''}`;
}

function straights(points: readonly PlanePoint[]): string {
  const steps = points.slice(1).flatMap(([x, y], i) => [x - points[i]![0], y - points[i]![1]]);
  return steps.length > 0 ? `l${join(steps)}` : '';
}

/**
 * Cubic curves whose handles on both sides of a point mirror each other, so that all but the first can be written
 * with `s`. A handle is a third of the shorter neighbouring side: no loops, no overshoot.
 */
function curves(points: readonly PlanePoint[], closed: boolean): string {
  const count = points.length;
  const handles = points.map((point, i) => {
    const before = points[closed ? (i + count - 1) % count : Math.max(0, i - 1)]!;
    const after = points[closed ? (i + 1) % count : Math.min(count - 1, i + 1)]!;
    return handleAt(before, point, after);
  });
  let data = '';
  for (let i = 1; i < (closed ? count + 1 : count); i++) {
    const from = points[i - 1]!;
    const to = points[i % count]!;
    const handle = handles[i % count]!;
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
