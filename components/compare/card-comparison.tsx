import { ScrollFrame } from '../site/scroll-frame.tsx';
import { Length } from '../units/length.tsx';
import type { ComparedCourse } from './compared-course.ts';

/** The courses' cards hole by hole: par and length from the longest tees. */
export function CardComparison({ courses }: { courses: readonly ComparedCourse[] }) {
  const withCard = courses.filter(({ card }) => card !== null);
  const holes = Math.max(...withCard.map(({ card }) => card!.holes.length));
  return (
    <ScrollFrame label="Cards hole by hole">
      <table className="data-table comparison-table">
        <thead>
          <tr>
            <th scope="col">Hole</th>
            {withCard.map(({ slug, name }) => (
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
              {withCard.map((course) => (
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
  if (!hole) return <span className="text-soft">none</span>;
  const length = longest?.holes.find(({ hole_id, number }) =>
    hole.hole_id === null ? number === hole.number : hole_id === hole.hole_id,
  );
  return (
    <>
      {hole.par !== null && <span className="mr-3">Par {hole.par}</span>}
      {length?.length != null && (
        <span className="text-soft">
          <Length metres={length.length} yards={length.length_yards} />
        </span>
      )}
    </>
  );
}
