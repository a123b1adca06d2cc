import type { DrawnHole } from './course-shapes.ts';
import { contourLines, flag, holeLine, shapePath } from './course-svg.ts';
import { CORRIDOR_UNITS, type DistanceMark, type HoleLayout } from './hole-layout.ts';
import { turnPoint, UNITS_PER_METRE } from './plane.ts';
import { drawn, element } from './svg-markup.ts';

/** Contour lines around the ground: 11, 7 and 3 metres outside of it, and how wide they are. */
const CONTOURS = [11, 7, 3].map((metres) => metres * UNITS_PER_METRE);
const HAIRLINE = 2 * UNITS_PER_METRE;

/**
 * The ground as an island along the line, clipped to the corridor. Refers by id to the shapes of `courseSvg`
 * with the same prefix, on the same page; `index` is the hole's place among the drawn ones.
 */
export function holeSvg(layout: HoleLayout, index: number, prefix: string): string {
  return (
    holeSvgWithoutTee(layout, index, prefix) + element('circle', { class: 'dr-tee-mark', ...teeMark(layout) })
  );
}

/** A hole with all it refers to, for a document or a page without the course's plan. */
export function holeAloneSvg(hole: DrawnHole, layout: HoleLayout, prefix: string): string {
  const shapes = layout.shapes.map(({ shape }) => shapePath(shape, prefix));
  return element('defs', {}, holeLine(hole, 0, prefix) + shapes.join('')) + holeSvg(layout, 0, prefix);
}

/** The place and size of the tee's mark at the start of the line. */
export function teeMark({ tee: [x, y], pixel }: HoleLayout) {
  return { cx: drawn(x), cy: drawn(y), r: drawn(2.6 * pixel) };
}

export function holeSvgWithoutTee(layout: HoleLayout, index: number, prefix: string): string {
  const line = `#${prefix}l${index}`;
  const stroke = (className: string, wider = 0) =>
    element('use', { href: line, class: className, 'stroke-width': 2 * CORRIDOR_UNITS + wider });
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
      contourLines(CONTOURS, HAIRLINE, stroke) +
        stroke('dr-ground') +
        element('g', { mask: `url(#${maskId})` }, content + arcs(layout)) +
        element('use', { href: line, class: 'dr-h-line' }),
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

/**
 * Lines of equal distance to the green. The nearest would be a ring around it: it's open behind the green, as in a printed
 * book.
 */
function arcs({ degrees, green, metres, yards }: HoleLayout): string {
  const [x, y] = turnPoint(green, -degrees).map(drawn);
  // Upright, as the hole is drawn.
  const transform = `translate(${x} ${y}) rotate(${-degrees})`;
  const circles = (marks: readonly DistanceMark[]) =>
    marks.map(({ radius }, i) => (i === 0 ? openArc(radius) : element('circle', { r: drawn(radius) })));
  return [
    { unit: 'm', marks: metres },
    { unit: 'yd', marks: yards },
  ]
    .filter(({ marks }) => marks.length > 0)
    .map(({ unit, marks }) =>
      element('g', { class: 'dr-arc', 'data-unit': unit, transform }, circles(marks).join('')),
    )
    .join('');
}

/** Two-thirds of a circle, open at the top. */
function openArc(radius: number): string {
  const [x, y] = [drawn(radius * Math.cos(Math.PI / 6)), drawn(-radius * Math.sin(Math.PI / 6))];
  return element('path', { d: `M${x} ${y}A${drawn(radius)} ${drawn(radius)} 0 1 1 ${-x} ${y}` });
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
