import type { GolfProfile } from '#lib/api/records.ts';
import { holeAnchors } from '#lib/golf/hole-names.ts';
import { usualUnit } from '#lib/golf/units.ts';
import { lightColours } from '#lib/site/colours.ts';
import { escapeXml, toXmlText } from '#lib/text/escape-markup.ts';
import { DRAWING_PREFIX, drawCourse } from './course-layout.ts';
import { courseSvg, woodsPattern } from './course-svg.ts';
import { drawingFileStyle } from './drawing-styles.ts';
import { layOutHole } from './hole-layout.ts';
import { holeAloneSvg } from './hole-svg.ts';
import { element, viewBoxOf } from './svg-markup.ts';

/** Width / height. */
const HOLE_ASPECT = 0.6;
const HOLE_PIXELS = 720;
const PLAN_PIXELS = 900;

/** The whole course as an SVG document in light colours; null where nothing is mapped. */
export function planFile(course: GolfProfile, title: string): string | null {
  const drawn = drawCourse(course);
  if (!drawn) return null;
  const markup = courseSvg(drawn.shapes, drawn.layout, DRAWING_PREFIX);
  const { pixel } = drawn.layout;
  return svgDocument(markup, { viewBox: viewBoxOf(drawn.layout), width: PLAN_PIXELS, pixel, title });
}

/**
 * A hole, tee at the bottom, with distances to the green in the course's usual unit; `word` is its word in
 * addresses. Null where no such hole is mapped.
 */
export function holeFile(course: GolfProfile, word: string, title: (mark: string) => string): string | null {
  const id = [...holeAnchors(course.holes)].find(([, anchor]) => anchor === word)?.[0];
  const drawn = drawCourse(course);
  const hole = drawn?.shapes.holes.find(({ holeId }) => holeId === id);
  if (!drawn || !hole) return null;
  const layout = layOutHole(drawn.shapes, hole, HOLE_ASPECT);
  const unit = usualUnit(
    course.location.country_code,
    course.teeboxes.map(({ measured_in }) => measured_in),
  );
  const inOneUnit = unit === 'm' ? { ...layout, yards: [] } : { ...layout, metres: [] };
  const woods = element('defs', {}, woodsPattern(layout.pixel));
  const width = HOLE_PIXELS * HOLE_ASPECT;
  return svgDocument(woods + holeAloneSvg(hole, inOneUnit, DRAWING_PREFIX), {
    viewBox: viewBoxOf(layout),
    width,
    pixel: layout.pixel,
    title: title(hole.mark),
  });
}

/** `pixel` is how many units of the drawing its pixel has. */
type Framed = { viewBox: string; width: number; pixel: number; title: string };

function svgDocument(markup: string, { viewBox, width, pixel, title }: Framed): string {
  const [x = 0, y = 0, w = 1, h = 1] = viewBox.split(' ').map(Number);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'drawing',
      width,
      height: Math.round((width * h) / w),
      viewBox,
    },
    element('title', {}, escapeXml(title)) +
      element('style', {}, withWeights(drawingFileStyle, pixel)) +
      element('rect', { x, y, width: w, height: h, fill: lightColours['--paper'] }) +
      toXmlText(markup),
  );
}

/** Sums of `--weight`, as drawing.css has them, in drawing units. */
function withWeights(style: string, pixel: number): string {
  return style.replace(/calc\(([\d.]+) \* var\(--weight\)\)/g, (_, share: string) =>
    (Number(share) * pixel).toFixed(1),
  );
}
