import { escapeMarkup } from '#lib/text/escape-markup.ts';
import { type CourseLayout, HOLE_GROUND_METRES, type HoleNumber, layOutCourse } from './course-layout.ts';
import type { CourseShapes, DrawnHole, Shape } from './course-shapes.ts';
import { pictureStyle } from './drawing-styles.ts';
import { pathData } from './path-data.ts';
import { UNITS_PER_METRE } from './plane.ts';
import { drawn, element, viewBoxOf } from './svg-markup.ts';

/** CSS pixels outside the ground's edge, the outermost first. */
const OUTER_CONTOURS = [30, 21, 13, 6];
/** The same inside. */
const INNER_CONTOURS = [34, 22, 11];

/**
 * Colours come from classes (`dr-…`), so that light, dark, print and images can differ. `prefix` keeps ids
 * distinct; hole drawings refer to the shapes by them. `over` is drawn over the ground, and under flags and numbers.
 */
export function courseSvg(course: CourseShapes, layout: CourseLayout, prefix: string, over = ''): string {
  return courseGround(course, layout, prefix) + over + courseMarks(layout);
}

/** A course without flags and numbers. */
export function courseGround(course: CourseShapes, layout: CourseLayout, prefix: string): string {
  return [
    element('defs', {}, definitions(course, layout, prefix)),
    element(
      'g',
      { transform: `rotate(${layout.degrees})` },
      ground(course, layout, prefix) +
        course.shapes.map((shape) => shapePath(shape, prefix)).join('') +
        element('use', {
          href: `#${prefix}lines`,
          class: 'dr-line',
          'stroke-width': drawn(1.1 * layout.pixel),
        }),
    ),
  ].join('');
}

/** Flags and numbers. */
export function courseMarks({ flags, marks, pixel }: CourseLayout): string {
  return [...flags.map(([x, y]) => flag(x, y, pixel)), ...marks.map((mark) => holeNumber(mark, pixel))].join(
    '',
  );
}

/** What drawings refer to: lines, ground, woods. */
function definitions(course: CourseShapes, { pixel }: { pixel: number }, prefix: string): string {
  const lines = course.holes.map((hole, index) => holeLine(hole, index, prefix));
  return [
    element('g', { id: `${prefix}lines` }, lines.join('') || element('path', {})),
    course.outline === null ? '' : element('path', { id: `${prefix}outline`, d: course.outline }),
    course.outline === null
      ? ''
      : element('clipPath', { id: `${prefix}inside` }, element('use', { href: `#${prefix}outline` })),
    woodsPattern(pixel),
  ].join('');
}

/** A shape of the ground, which holes refer to by its id. */
export function shapePath({ id, kind, path }: Shape, prefix: string): string {
  return element('path', { id: prefix + id, class: `dr-${kind}`, d: path });
}

/** A hole's line; `index` is the hole's place among the drawn ones. */
export function holeLine({ points }: DrawnHole, index: number, prefix: string): string {
  return element('path', {
    id: `${prefix}l${index}`,
    d: pathData(points, { closed: false, smooth: points.length > 2 }),
  });
}

/** Two sizes of dot, in metres rather than pixels, so that holes and plan show the same wood. */
export function woodsPattern(pixel: number): string {
  const size = drawn(Math.max(9 * UNITS_PER_METRE, 7 * pixel));
  const dot = (x: number, y: number, r: number) =>
    element('circle', { cx: drawn(x * size), cy: drawn(y * size), r: drawn(r * size) });
  return element(
    'pattern',
    { id: 'dr-woods', width: size, height: size, patternUnits: 'userSpaceOnUse' },
    element('rect', { class: 'dr-woods-floor', width: size, height: size }) +
      element('g', { class: 'dr-tree' }, dot(0.25, 0.28, 0.2) + dot(0.72, 0.62, 0.24) + dot(0.2, 0.8, 0.13)),
  );
}

/**
 * Contour lines at these distances from an edge, the farthest first, as an engraver draws a coast: each is a stroke of the
 * edge, covered by a narrower one in the colour beneath, which leaves a hairline on both sides.
 */
export function contourLines(
  distances: readonly number[],
  hairline: number,
  stroke: (className: string, width: number) => string,
  [line, beneath] = ['dr-contour', 'dr-paper'],
): string {
  return distances
    .map((distance) => stroke(line!, 2 * distance + hairline) + stroke(beneath!, 2 * distance - hairline))
    .join('');
}

function ground({ waters }: CourseShapes, { hasOutline, pixel }: CourseLayout, prefix: string): string {
  const corridor = (hasOutline ? 22 : 2 * HOLE_GROUND_METRES) * UNITS_PER_METRE;
  const stroke = (id: string, className: string, width: number) =>
    element('use', { href: `#${prefix}${id}`, class: className, 'stroke-width': drawn(width) });
  const ofLines = (className: string, width: number) => stroke('lines', className, corridor + width);
  const ofOutline = (className: string, width: number) => stroke('outline', className, width);
  const ofBoth = (className: string, width: number) =>
    ofLines(className, width) + (hasOutline ? ofOutline(className, width) : '');
  const inPixels = (distances: readonly number[]) => distances.map((distance) => distance * pixel);
  const water =
    (waters.areas && element('path', { class: 'dr-sea', d: waters.areas })) +
    (waters.lines && element('path', { class: 'dr-river', d: waters.lines }));
  const lines = contourLines(inPixels(OUTER_CONTOURS), pixel, ofBoth) + water + ofLines('dr-ground', 0);
  if (!hasOutline) return lines;
  const inner = contourLines(inPixels(INNER_CONTOURS), pixel, ofOutline, [
    'dr-contour-inner',
    'dr-rough-edge',
  ]);
  return [
    lines,
    element('use', { href: `#${prefix}outline`, class: 'dr-filled' }),
    element('g', { 'clip-path': `url(#${prefix}inside)` }, inner),
    ofOutline('dr-edge', 1.2 * pixel),
  ].join('');
}

export function flag(x: number, y: number, pixel: number): string {
  const at = `M${drawn(x)} ${drawn(y)}`;
  const up = drawn(-15 * pixel);
  const half = drawn(3.4 * pixel);
  return (
    element('path', { class: 'dr-pin', d: `${at}v${up}`, 'stroke-width': drawn(1.3 * pixel) }) +
    element('path', {
      class: 'dr-flag',
      d: `M${drawn(x)} ${drawn(y + up)}l${drawn(9.5 * pixel)} ${half}l${drawn(-9.5 * pixel)} ${half}z`,
    })
  );
}

/** A hole's number in a circle, and below it the name of the nine that begins there. */
function holeNumber({ text, at: [x, y], loop }: HoleNumber, pixel: number): string {
  const name = { class: 'dr-distance', y: drawn(20 * pixel), 'font-size': drawn(10 * pixel) };
  return element(
    'g',
    { transform: `translate(${drawn(x)} ${drawn(y)})` },
    element(
      'g',
      { class: 'dr-mark' },
      element('circle', { r: drawn(9.5 * pixel), 'stroke-width': drawn(pixel) }) +
        element('text', { y: drawn(3.8 * pixel), 'font-size': drawn(10.5 * pixel) }, text) +
        (loop === null ? '' : element('text', name, escapeMarkup(loop))),
    ),
  );
}

/** An SVG document in light colours; without numbers, which need fonts. */
export function coursePictureSvg(course: CourseShapes, width: number, height: number): string {
  const layout: CourseLayout = { ...layOutCourse(course, width / height), marks: [] };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" width="${width}" height="${height}" viewBox="${viewBoxOf(layout)}">` +
    `<style>${pictureStyle}</style>${courseSvg(course, layout, 'c')}</svg>`
  );
}
