import { DRAWING_PREFIX, type DrawnCourse, HOLE_GROUND_METRES } from './course-layout.ts';
import type { DrawnHole } from './course-shapes.ts';
import { boxAround, turnPoint, UNITS_PER_METRE } from './plane.ts';
import { element } from './svg-markup.ts';

/** All to one scale: the longest hole has this much room, in drawing units. */
const LENGTH = 640 * UNITS_PER_METRE;
const HEIGHT = LENGTH / 4;
const LINE_WIDTH = LENGTH / 90;

type HoleThumbnailProps = { drawn: DrawnCourse; hole: DrawnHole; index: number };

/** A hole from left to right, as small as in a list. Reuses the shapes of the page's CourseDrawing by reference. */
export function HoleThumbnail({ drawn: { shapes }, hole, index }: HoleThumbnailProps) {
  const [tee, green] = [hole.points[0]!, hole.points.at(-1)!];
  const degrees = (-Math.atan2(green[1] - tee[1], green[0] - tee[0]) * 180) / Math.PI;
  const { left, top, bottom } = boxAround(hole.points.map((point) => turnPoint(point, degrees)));
  const room = HOLE_GROUND_METRES * UNITS_PER_METRE;
  const viewBox = [left - room, (top + bottom - HEIGHT) / 2, LENGTH, HEIGHT].map(Math.round).join(' ');
  const line = `#${DRAWING_PREFIX}l${index}`;
  const own = shapes.shapes.filter(({ holeIds }) => holeIds.length === 1 && holeIds[0] === hole.holeId);
  const markup = element(
    'g',
    { transform: `rotate(${Math.round(degrees)})` },
    element('use', { href: line, class: 'hole-thumbnail-ground', 'stroke-width': 2 * room }) +
      own.map(({ id }) => element('use', { href: `#${DRAWING_PREFIX}${id}` })).join('') +
      element('use', { href: line, class: 'hole-thumbnail-line', 'stroke-width': LINE_WIDTH }),
  );
  return (
    <svg
      className="hole-thumbnail"
      viewBox={viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by components/drawing of numbers and its own words
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
