import { coursePlanSvg, planViewBox } from '#lib/drawing/course-plan-svg.ts';
import { DrawingSvg } from './drawing-svg.tsx';
import { DRAWING_PREFIX, type DrawnProfile } from './drawn-profile.ts';
import { keepMarkup } from './kept-markup.ts';
import './drawing.css';

/** The whole course as an engraving, turned to use its frame; north is shown where it isn't up. */
export function CourseDrawing({ drawn: { shapes, plan }, label }: { drawn: DrawnProfile; label: string }) {
  const markup = keepMarkup(coursePlanSvg(shapes, plan, DRAWING_PREFIX));
  return (
    <>
      <DrawingSvg key={markup} markup={markup} viewBox={planViewBox(plan)} label={label} />
      <svg className="north" viewBox="-12 -14 24 28" aria-label="North" role="img">
        <g transform={`rotate(${plan.degrees})`}>
          <path d="M0-12 4 4 0 1-4 4Z" />
          <text y="12">N</text>
        </g>
      </svg>
    </>
  );
}
