import type { PlaneHole } from '#components/drawing/course-shapes.ts';
import { holeView } from '#components/drawing/hole-view.ts';
import { holeViewBox, holeViewSvg } from '#components/drawing/hole-view-svg.ts';
import { DrawingSvg } from './drawing-svg.tsx';
import { DRAWING_PREFIX, type DrawnProfile } from './drawn-profile.ts';

type HoleDrawingProps = {
  drawn: DrawnProfile;
  hole: PlaneHole;
  /** The hole's place among the drawn ones. */
  index: number;
  /** Width / height of the frame. */
  aspect: number;
  label: string;
};

/** One hole to scale, the tee at the bottom. Needs the page's CourseDrawing, whose shapes it shows again. */
export function HoleDrawing({ drawn, hole, index, aspect, label }: HoleDrawingProps) {
  const view = holeView(drawn.shapes, hole, aspect);
  return (
    <DrawingSvg markup={holeViewSvg(view, index, DRAWING_PREFIX)} viewBox={holeViewBox(view)} label={label} />
  );
}
