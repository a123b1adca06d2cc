import type { CSSProperties } from 'react';
import { DRAWING_PREFIX, type DrawnCourse } from './course-layout.ts';
import type { DrawnHole } from './course-shapes.ts';
import { courseSvg, courseViewBox } from './course-svg.ts';
import { HOLE_GROUND_UNITS, layOutHole } from './hole-layout.ts';
import { holeSvg, holeViewBox } from './hole-svg.ts';
import './drawing.css';

/** The whole course as an engraving, turned to use its frame. */
export function CourseDrawing({ drawn: { shapes, layout }, label }: { drawn: DrawnCourse; label: string }) {
  return (
    <DrawingSvg
      markup={courseSvg(shapes, layout, DRAWING_PREFIX)}
      viewBox={courseViewBox(layout)}
      label={label}
    />
  );
}

type HoleDrawingProps = {
  drawn: DrawnCourse;
  hole: DrawnHole;
  /** The hole's place among the drawn ones. */
  index: number;
  /** Width / height of the frame. */
  aspect: number;
  label: string;
};

/** One hole to scale, the tee at the bottom. Needs the page's CourseDrawing, whose shapes it shows again. */
export function HoleDrawing({ drawn, hole, index, aspect, label }: HoleDrawingProps) {
  const layout = layOutHole(drawn.shapes, hole, aspect);
  return (
    <DrawingSvg
      markup={holeSvg(layout, index, DRAWING_PREFIX)}
      viewBox={holeViewBox(layout)}
      label={label}
      holeGround={HOLE_GROUND_UNITS}
    />
  );
}

type DrawingSvgProps = {
  /** The content, from components/drawing. */
  markup: string;
  viewBox: string;
  label: string;
  /** Width of a hole's ground in drawing units. */
  holeGround?: number;
};

/**
 * A drawing in the page, in the page's colours (drawing.css). Its aspect ratio is set separately from its content, which a style
 * sheet may leave unmade until it is near the window.
 */
function DrawingSvg({ markup, viewBox, label, holeGround }: DrawingSvgProps) {
  const [, , width, height] = viewBox.split(' ');
  const style: CSSProperties & { '--hole-ground'?: string } = { aspectRatio: `${width} / ${height}` };
  if (holeGround !== undefined) style['--hole-ground'] = `${holeGround}px`;
  return (
    <svg
      className="drawing"
      viewBox={viewBox}
      role="img"
      aria-label={label}
      style={style}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by components/drawing of numbers and its own words
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** Which way is north in a drawing that has been turned clockwise by `degrees`. */
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
