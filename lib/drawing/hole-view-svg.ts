import { flag } from './course-plan-svg.ts';
import { CORRIDOR_METRES, type DistanceMark, type HoleView } from './hole-view.ts';
import { turnPoint, UNITS_PER_METRE } from './plane.ts';
import { drawn, element } from './svg-markup.ts';

/** Contour lines around a hole's ground, metres from its edge, the outermost first. */
const CONTOURS = [11, 7, 3];

/** The `viewBox` of a hole. */
export function holeViewBox({ frame }: HoleView): string {
  return [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top].join(' ');
}

/**
 * The content of a hole's `<svg>`: its ground as an island along the line, clipped to the corridor. Refers by id to
 * the shapes of the course's plan (`coursePlanSvg`, same prefix), which must be on the same page; `index` is the
 * hole's place among the drawn holes.
 */
export function holeViewSvg(view: HoleView, index: number, prefix: string): string {
  const line = `#${prefix}l${index}`;
  const width = 2 * CORRIDOR_METRES * UNITS_PER_METRE;
  const stroke = (className: string, strokeWidth: number) =>
    element('use', { href: line, class: className, 'stroke-width': drawn(strokeWidth) });
  const contours = CONTOURS.map((metres) => {
    const wider = width + 2 * metres * UNITS_PER_METRE;
    return stroke('dr-contour', wider + view.pixel) + stroke('dr-paper', wider - view.pixel);
  });
  const shapes = view.shapes.map(({ shape, isOwn }) =>
    element('use', { href: `#${prefix}${shape.id}`, class: isOwn ? null : 'dr-far' }),
  );
  const maskId = `${prefix}m${index}`;
  return [
    mask(view, maskId, stroke('dr-mask', width)),
    element(
      'g',
      { transform: `rotate(${view.degrees})` },
      contours.join('') +
        stroke('dr-ground', width) +
        element('g', { mask: `url(#${maskId})` }, shapes.join('') || element('path', {})),
    ),
    element(
      'g',
      { transform: `rotate(${view.degrees})` },
      element('g', { mask: `url(#${maskId})` }, arcs(view)) + stroke('dr-line', 1.3 * view.pixel),
    ),
    labels(view.metres, 'm', view.pixel),
    labels(view.yards, 'yd', view.pixel),
    element('circle', {
      class: 'dr-tee-mark',
      cx: drawn(view.tee[0]),
      cy: drawn(view.tee[1]),
      r: drawn(2.6 * view.pixel),
      'stroke-width': drawn(1.2 * view.pixel),
    }),
    flag(view.green[0], view.green[1], 1.15 * view.pixel),
  ].join('');
}

function mask({ ground }: HoleView, id: string, content: string): string {
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

/** Circles around the green at each distance, in the unturned plane that the mask is in. */
function arcs(view: HoleView): string {
  const [x, y] = turnPoint(view.green, -view.degrees);
  const circles = (marks: readonly DistanceMark[], unit: string) =>
    marks.length === 0
      ? ''
      : element(
          'g',
          { class: 'dr-arc', 'data-unit': unit, 'stroke-width': drawn(0.8 * view.pixel) },
          marks
            .map(({ radius }) => element('circle', { cx: drawn(x), cy: drawn(y), r: drawn(radius) }))
            .join(''),
        );
  return circles(view.metres, 'm') + circles(view.yards, 'yd') || element('path', {});
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
