import type { CourseRow } from '#lib/api/records.ts';
import { ContourPlate } from '../site/contour-plate.tsx';
import { engraveCourse } from './engrave-course.ts';

/** Width by height of an engraving beside a page's name. */
const ASPECT = 1.6;

/** The first traced course of a list, engraved beside the page's name; nothing where none is traced. */
export async function HeadEngraving({ courses }: { courses: readonly CourseRow[] }) {
  const engraving = await engraveCourse(courses, ASPECT);
  return (
    engraving && (
      <div className="head-engraving">
        <ContourPlate {...engraving} />
      </div>
    )
  );
}
