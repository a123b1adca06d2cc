import { YARD_METRES } from '#lib/golf/units.ts';
import { type CourseLayout, HOLE_GROUND_METRES, layOutCourse } from './course-layout.ts';
import type { CourseShapes } from './course-shapes.ts';
import { pictureStyle } from './drawing-styles.ts';
import { pathData } from './path-data.ts';
import { UNITS_PER_METRE } from './plane.ts';
import { drawn, element } from './svg-markup.ts';

/** CSS pixels outside the ground's edge, the outermost first. */
const OUTER_CONTOURS = [30, 21, 13, 6];
/** And inside. */
const INNER_CONTOURS = [34, 22, 11];

export function courseViewBox({ frame }: CourseLayout): string {
  return [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top].join(' ');
}

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
      ground(layout, prefix) +
        course.shapes
          .map(({ id, kind, path }) => element('path', { id: prefix + id, class: `dr-${kind}`, d: path }))
          .join('') +
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
  return [
    ...flags.map(([x, y]) => flag(x, y, pixel)),
    ...marks.map(({ text, at }) => mark(text, at, pixel)),
  ].join('');
}

/** What drawings refer to: lines, ground, circles of distance, woods. */
export function definitions(course: CourseShapes, { pixel }: { pixel: number }, prefix: string): string {
  const lines = course.holes.map(({ points }, index) =>
    element('path', {
      id: `${prefix}l${index}`,
      d: pathData(points, { closed: false, smooth: points.length > 2 }),
    }),
  );
  return [
    element('g', { id: `${prefix}lines` }, lines.join('') || element('path', {})),
    course.outline === null ? '' : element('path', { id: `${prefix}outline`, d: course.outline }),
    course.outline === null
      ? ''
      : element('clipPath', { id: `${prefix}inside` }, element('use', { href: `#${prefix}outline` })),
    distanceArcs(prefix),
    woodsPattern(pixel),
  ].join('');
}

/** Metres or yards. */
const ARC_STEP = 50;
/** More than the longest hole has. */
export const MOST_ARCS = 16;

/**
 * The first n distances to a green that lies at the top of its hole, by the id `…am{n}` in metres and `…ay{n}` in
 * yards. The nearest would be a ring around the green: it's open behind it, as in a printed book.
 */
function distanceArcs(prefix: string): string {
  return [
    ['am', 1],
    ['ay', YARD_METRES],
  ]
    .map(([word, metres]) =>
      Array.from({ length: MOST_ARCS }, (_, i) => {
        const inner = i === 0 ? '' : element('use', { href: `#${prefix}${word}${i}` });
        const radius = drawn((i + 1) * ARC_STEP * Number(metres) * UNITS_PER_METRE);
        return element(
          'g',
          { id: `${prefix}${word}${i + 1}` },
          inner + (i === 0 ? openArc(radius) : element('circle', { r: radius })),
        );
      }).join(''),
    )
    .join('');
}

/** Two-thirds of a circle, open at the top. */
function openArc(radius: number): string {
  const [x, y] = [drawn(radius * Math.cos(Math.PI / 6)), drawn(-radius * Math.sin(Math.PI / 6))];
  return element('path', { d: `M${x} ${y}A${radius} ${radius} 0 1 1 ${-x} ${y}` });
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
 * Contour lines at even distances in and out, as an engraver draws a coast: each is a stroke of the ground's
 * edge, covered by a narrower one in the colour beneath, which leaves a hairline on both sides.
 */
function ground(layout: CourseLayout, prefix: string): string {
  const corridor = layout.hasOutline ? 22 : 2 * HOLE_GROUND_METRES;
  const edges = [
    { id: 'lines', width: corridor * UNITS_PER_METRE },
    ...(layout.hasOutline ? [{ id: 'outline', width: 0 }] : []),
  ];
  const strokes = (className: string, wider: number, ids = edges) =>
    ids
      .map(({ id, width }) =>
        element('use', { href: `#${prefix}${id}`, class: className, 'stroke-width': drawn(width + wider) }),
      )
      .join('');
  const hairline = layout.pixel;
  const outer = OUTER_CONTOURS.map((distance) => {
    const width = 2 * distance * layout.pixel;
    return strokes('dr-contour', width + hairline) + strokes('dr-paper', width - hairline);
  });
  const corridors = edges.filter(({ id }) => id === 'lines');
  const outline = edges.filter(({ id }) => id === 'outline');
  const inner = INNER_CONTOURS.map((distance) => {
    const width = 2 * distance * layout.pixel;
    return (
      strokes('dr-contour-inner', width + hairline, outline) +
      strokes('dr-rough-edge', width - hairline, outline)
    );
  });
  return [
    ...outer,
    strokes('dr-ground', 0, corridors),
    layout.hasOutline ? element('use', { href: `#${prefix}outline`, class: 'dr-filled' }) : '',
    layout.hasOutline ? element('g', { 'clip-path': `url(#${prefix}inside)` }, inner.join('')) : '',
    layout.hasOutline
      ? element('use', { href: `#${prefix}outline`, class: 'dr-edge', 'stroke-width': drawn(1.2 * hairline) })
      : '',
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

function mark(text: string, [x, y]: readonly [number, number], pixel: number): string {
  return element(
    'g',
    { transform: `translate(${drawn(x)} ${drawn(y)})` },
    element(
      'g',
      { class: 'dr-mark' },
      element('circle', { r: drawn(9.5 * pixel), 'stroke-width': drawn(pixel) }) +
        element('text', { y: drawn(3.8 * pixel), 'font-size': drawn(10.5 * pixel) }, text),
    ),
  );
}

/** An SVG document in light colours; without numbers, which need fonts. */
export function coursePictureSvg(course: CourseShapes, width: number, height: number): string {
  const layout: CourseLayout = { ...layOutCourse(course, width / height), marks: [] };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" width="${width}" height="${height}" viewBox="${courseViewBox(layout)}">` +
    `<style>${pictureStyle}</style>${courseSvg(course, layout, 'c')}</svg>`
  );
}
