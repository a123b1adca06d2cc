import { coursePlanSvg, planViewBox } from '#components/drawing/course-plan-svg.ts';
import { DrawingSvg } from './drawing-svg.tsx';
import { DRAWING_PREFIX, type DrawnProfile } from './drawn-profile.ts';
import './drawing.css';

/** The whole course as an engraving, turned to use its frame. */
export function CourseDrawing({ drawn: { shapes, plan }, label }: { drawn: DrawnProfile; label: string }) {
  return (
    <DrawingSvg
      markup={coursePlanSvg(shapes, plan, DRAWING_PREFIX)}
      viewBox={planViewBox(plan)}
      label={label}
    />
  );
}
