import type { ReactNode } from 'react';
import { pagePath } from '#lib/site/page-path.ts';
import { formatWhole } from '#lib/text/format.ts';
import { ContourEngraving } from '../site/contour-engraving.tsx';
import { Rating } from '../site/rating.tsx';
import { ScrollFrame } from '../site/scroll-frame.tsx';
import { Height } from '../units/height.tsx';
import { Length } from '../units/length.tsx';
import { ComparedColumns } from './compared-columns.tsx';
import type { ComparedCourse } from './compared-course.ts';

type Row = { label: string; cell: (course: ComparedCourse) => ReactNode };

const rows: readonly Row[] = [
  { label: 'Holes', cell: ({ hole_count }) => hole_count },
  { label: 'Par', cell: ({ par }) => par },
  {
    label: 'Length, longest tees',
    cell: ({ longest }) =>
      longest?.length != null && <Length metres={longest.length} yards={longest.length_yards} />,
  },
  { label: 'Course rating', cell: ({ longest }) => longest?.course_rating?.toFixed(1) },
  { label: 'Slope', cell: ({ longest }) => longest?.slope },
  { label: 'Climb', cell: ({ climb }) => climb !== null && <Height metres={climb} /> },
  { label: 'Bunkers', cell: ({ bunkers }) => bunkers !== null && formatWhole(bunkers) },
  { label: 'Water hazards', cell: ({ water }) => water !== null && formatWhole(water) },
  {
    label: 'Reviews',
    cell: ({ review_average, review_count }) =>
      review_average !== null && <Rating average={review_average} count={review_count} />,
  },
  { label: 'Opened', cell: ({ opened_year }) => opened_year },
  { label: 'Architects', cell: ({ architects }) => architects.join(', ') },
];

const isKnown = (value: ReactNode) =>
  value !== null && value !== undefined && value !== false && value !== '';

/** Courses side by side; a row that none of them can fill is left out. */
export function ComparisonTable({ courses }: { courses: readonly ComparedCourse[] }) {
  return (
    <ScrollFrame label="Comparison">
      <table className="data-table comparison-table">
        <ComparedColumns count={courses.length} />
        <thead>
          {courses.some(({ engraving }) => engraving !== null) && (
            <tr className="comparison-engravings">
              <td />
              {courses.map(({ slug, engraving }) => (
                <td key={slug}>{engraving && <ContourEngraving ornament={engraving} />}</td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="col">
              <span className="sr-only">Fact</span>
            </th>
            {courses.map(({ slug, name, place }) => (
              <th key={slug} scope="col">
                <a href={pagePath.course(slug)} className="comparison-name" dir="auto">
                  {name}
                </a>
                <span className="block text-sm text-soft">{place}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ cell }) => courses.some((course) => isKnown(cell(course))))
            .map(({ label, cell }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {courses.map((course) => (
                  <td key={course.slug}>
                    {isKnown(cell(course)) ? cell(course) : <span className="text-soft">not known</span>}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
