import type { ContourOrnament } from '#components/drawing/contours.ts';
import { ContourEngraving } from './contour-engraving.tsx';

type ContourPlateProps = { ornament: ContourOrnament; course: { name: string; path: string; place: string } };

/** The engraving of a course with its name under it. */
export function ContourPlate({ ornament, course }: ContourPlateProps) {
  return (
    <figure>
      <ContourEngraving ornament={ornament} />
      <figcaption className="mt-1 text-right text-sm text-soft">
        <a href={course.path} className="inline-flex min-h-11 items-center hover:text-deep hover:underline">
          {course.name}, {course.place}
        </a>
      </figcaption>
    </figure>
  );
}
