import { ScrollFrame } from '../site/scroll-frame.tsx';
import { Length } from '../units/length.tsx';
import { ComparedColumns } from './compared-columns.tsx';
import type { ComparedCourse } from './compared-course.ts';

/** The courses' cards hole by hole: par and length from the longest tees. */
export function CardComparison({ courses }: { courses: readonly ComparedCourse[] }) {
  const holes = Math.max(...courses.map(({ card }) => card?.holes.length ?? 0));
  return (
    <ScrollFrame label="Cards hole by hole">
      <table className="data-table comparison-table">
        <ComparedColumns count={courses.length} />
        <thead>
          <tr>
            <th scope="col">Hole</th>
            {courses.map(({ slug, name }) => (
              <th key={slug} scope="col" dir="auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: holes }, (_, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {courses.map((course) => (
                <td key={course.slug}>
                  <CardHole course={course} index={index} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function CardHole({ course: { card, longest }, index }: { course: ComparedCourse; index: number }) {
  const hole = card?.holes[index];
  if (!hole) return <span className="text-soft">–</span>;
  const length = longest?.holes.find(({ hole_id, number }) =>
    hole.hole_id === null ? number === hole.number : hole_id === hole.hole_id,
  );
  return (
    <>
      {hole.par !== null && <span className="comparison-par">Par {hole.par}</span>}
      {length?.length != null && <Length metres={length.length} yards={length.length_yards} />}
    </>
  );
}
