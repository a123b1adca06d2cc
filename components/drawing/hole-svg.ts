import { flag, MOST_ARCS } from './course-svg.ts';
import type { DistanceMark, HoleLayout } from './hole-layout.ts';
import { turnPoint } from './plane.ts';
import { drawn, element } from './svg-markup.ts';

/** The widest first: contour lines 11, 7 and 3 m outside the ground, then the ground. */
const CONTOUR_CLASSES = ['dr-h1', 'dr-p1', 'dr-h2', 'dr-p2', 'dr-h3', 'dr-p3', 'dr-h-ground'];

export function holeViewBox({ frame }: HoleLayout): string {
  return [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top].join(' ');
}

/**
 * The ground as an island along the line, clipped to the corridor. Refers by id to the shapes of `courseSvg`
 * with the same prefix, on the same page; `index` is the hole's place among the drawn ones.
 */
export function holeSvg(layout: HoleLayout, index: number, prefix: string): string {
  return (
    holeSvgWithoutTee(layout, index, prefix) + element('circle', { class: 'dr-tee-mark', ...teeMark(layout) })
  );
}

/** The place and size of the tee's mark at the start of the line. */
export function teeMark({ tee: [x, y], pixel }: HoleLayout) {
  return { cx: drawn(x), cy: drawn(y), r: drawn(2.6 * pixel) };
}

export function holeSvgWithoutTee(layout: HoleLayout, index: number, prefix: string): string {
  const line = `#${prefix}l${index}`;
  const stroke = (className: string) => element('use', { href: line, class: className });
  const own = layout.shapes.filter(({ isOwn }) => isOwn);
  const far = layout.shapes.filter(({ isOwn }) => !isOwn);
  const uses = (shapes: HoleLayout['shapes']) =>
    shapes.map(({ shape }) => element('use', { href: `#${prefix}${shape.id}` })).join('');
  const content = (far.length > 0 ? element('g', { class: 'dr-far' }, uses(far)) : '') + uses(own);
  const maskId = `${prefix}m${index}`;
  return [
    mask(layout, maskId, stroke('dr-mask')),
    element(
      'g',
      { transform: `rotate(${layout.degrees})` },
      CONTOUR_CLASSES.map(stroke).join('') +
        element('g', { mask: `url(#${maskId})` }, content + arcs(layout, prefix)) +
        stroke('dr-h-line'),
    ),
    labels(layout.metres, 'm', layout.pixel),
    labels(layout.yards, 'yd', layout.pixel),
    flag(layout.green[0], layout.green[1], 1.15 * layout.pixel),
  ].join('');
}

function mask({ ground }: HoleLayout, id: string, content: string): string {
  return element(
    'mask',
    {
      id,
      maskUnits: 'userSpaceOnUse',
      x: ground.left,
      y: ground.top,
      width: ground.right - ground.left,
      height: ground.bottom - ground.top,
    },
    content,
  );
}

function arcs(layout: HoleLayout, prefix: string): string {
  const [x, y] = turnPoint(layout.green, -layout.degrees);
  const circles = (word: string, unit: string, count: number) =>
    count === 0
      ? ''
      : element('use', {
          href: `#${prefix}${word}${count}`,
          class: 'dr-arc',
          'data-unit': unit,
          // Upright, as the hole is drawn.
          transform: `rotate(${-layout.degrees} ${drawn(x)} ${drawn(y)})`,
          x: drawn(x),
          y: drawn(y),
        });
  return (
    circles('am', 'm', Math.min(MOST_ARCS, layout.metres.length)) +
    circles('ay', 'yd', Math.min(MOST_ARCS, layout.yards.length))
  );
}

function labels(marks: readonly DistanceMark[], unit: string, pixel: number): string {
  if (marks.length === 0) return '';
  return element(
    'g',
    {
      class: 'dr-distance',
      'data-unit': unit,
      'font-size': drawn(9.5 * pixel),
      'stroke-width': drawn(3 * pixel),
    },
    marks
      .map(({ distance, at: [x, y] }) =>
        element('text', { x: drawn(x), y: drawn(y + 3.2 * pixel) }, String(distance)),
      )
      .join(''),
  );
}
