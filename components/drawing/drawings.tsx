import type { CSSProperties, ReactNode } from 'react';
import { type CourseLayout, DRAWING_PREFIX, type DrawnCourse, HOLE_GROUND_METRES } from './course-layout.ts';
import type { DrawnHole } from './course-shapes.ts';
import { courseGround, courseMarks } from './course-svg.ts';
import { GREEN_PIXEL, GREEN_VIEW_BOX, greenSvg } from './green-svg.ts';
import { type HoleLayout, layOutHole } from './hole-layout.ts';
import { holeSvgWithoutTee } from './hole-svg.ts';
import { boxAround, turnPoint, UNITS_PER_METRE } from './plane.ts';
import { element, viewBoxOf } from './svg-markup.ts';
import './drawing.css';

/** Turned to use its frame. */
export function CourseDrawing({ drawn, label, over = '', children }: CourseDrawingProps) {
  const { shapes, layout } = drawn;
  return (
    <DrawingSvg
      markup={courseGround(shapes, layout, DRAWING_PREFIX) + over}
      viewBox={viewBoxOf(layout)}
      label={label}
    >
      {children ?? <CourseMarks layout={layout} />}
    </DrawingSvg>
  );
}

type CourseDrawingProps = {
  drawn: DrawnCourse;
  label: string;
  /** Our own markup, drawn over the ground, and under flags and numbers. */
  over?: string;
  /** Flags and numbers, if not all of them. */
  children?: ReactNode;
};

/** Flags and numbers. */
export function CourseMarks({ layout }: { layout: CourseLayout }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by components/drawing of numbers, its own words and escaped names
  return <g dangerouslySetInnerHTML={{ __html: courseMarks(layout) }} />;
}

type HoleDrawingProps = {
  drawn: DrawnCourse;
  hole: DrawnHole;
  index: number;
  /** Width / height. */
  aspect: number;
  label: string;
  /** The tee's mark, and what else is drawn over the hole. */
  marks: (layout: HoleLayout) => ReactNode;
};

/** A hole to scale, the tee at the bottom. Reuses the shapes of the page's CourseDrawing by reference. */
export function HoleDrawing({ drawn, hole, index, aspect, label, marks }: HoleDrawingProps) {
  const layout = layOutHole(drawn.shapes, hole, aspect);
  return (
    <DrawingSvg
      markup={holeSvgWithoutTee(layout, index, DRAWING_PREFIX)}
      viewBox={viewBoxOf(layout)}
      label={label}
      pixel={layout.pixel}
    >
      {marks(layout)}
    </DrawingSvg>
  );
}

type GreenDrawingProps = Pick<HoleDrawingProps, 'drawn' | 'hole' | 'label'>;

/** A green, to the same scale on every hole, approached from below; null if it isn't mapped. */
export function GreenDrawing({ drawn, hole, label }: GreenDrawingProps) {
  const markup = greenSvg(layOutHole(drawn.shapes, hole, null), DRAWING_PREFIX);
  return markup && <DrawingSvg markup={markup} viewBox={GREEN_VIEW_BOX} label={label} pixel={GREEN_PIXEL} />;
}

/** Thumbnails are to one scale: the longest hole has this much room, in drawing units. */
const LENGTH = 640 * UNITS_PER_METRE;
const HEIGHT = LENGTH / 4;
const LINE_WIDTH = LENGTH / 90;

type HoleThumbnailProps = Pick<HoleDrawingProps, 'drawn' | 'hole' | 'index'>;

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

type DrawingSvgProps = {
  markup: string;
  viewBox: string;
  label: string;
  /** Drawing units per CSS pixel at the size it's made for. */
  pixel?: number;
  /** A size of its own, instead of its frame's width. */
  size?: { width: string; height: string };
  children?: ReactNode;
};

/**
 * A drawing in the page's colours (drawing.css). The aspect ratio is set separately from the content, which may stay
 * unmade until it nears the window.
 */
export function DrawingSvg({ markup, viewBox, label, pixel, size, children }: DrawingSvgProps) {
  const [, , width, height] = viewBox.split(' ');
  const style: CSSProperties & { '--pixel'?: string } = size ?? { aspectRatio: `${width} / ${height}` };
  if (pixel !== undefined) style['--pixel'] = `${Math.round(pixel * 10) / 10}px`;
  return (
    <svg className="drawing" viewBox={viewBox} role="img" aria-label={label} style={style}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by components/drawing of numbers and its own words */}
      <g dangerouslySetInnerHTML={{ __html: markup }} />
      {children}
    </svg>
  );
}

/** North in a drawing turned clockwise by `degrees`. */
export function NorthArrow({ degrees }: { degrees: number }) {
  return (
    <svg className="north" viewBox="-12 -14 24 28" aria-label="North" role="img">
      <g transform={`rotate(${degrees})`}>
        <path d="M0-12 4 4 0 1-4 4Z" />
        <text y="12">N</text>
      </g>
    </svg>
  );
}
