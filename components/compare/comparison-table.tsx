import type { ReactNode } from 'react';
import { ContourEngraving } from '#components/site/contour-plate.tsx';
import { CourseName } from '#components/site/course-name.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { ScrollFrame } from '#components/site/page-parts.tsx';
import { Rating } from '#components/site/rating.tsx';
import { Height, Length } from '#components/units/lengths.tsx';
import { pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { comparePart } from '#messages/parts/compare.ts';
import { coursePart } from '#messages/parts/course.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { ComparedCourse } from './compared-course.ts';

type Row = { label: string; cell: (course: ComparedCourse) => ReactNode };

function comparedRows(): readonly Row[] {
  const { noneMapped, rows } = getTexts(comparePart).compareTexts;
  const { teeboxTexts } = getTexts(cardsPart);
  const { courseTexts } = getTexts(coursePart);
  const { formatWhole } = getTexts(numbersPart);
  const mapped = (count: number) => (count === 0 ? noneMapped : formatWhole(count));
  return [
    { label: rows.holes, cell: ({ hole_count }) => hole_count },
    { label: rows.par, cell: ({ par }) => par },
    {
      label: rows.length,
      cell: ({ round: { length } }) => length && <Length metres={length.metres} yards={length.yards} />,
    },
    {
      label: rows.tee,
      cell: ({ round: { teebox, length } }) =>
        teebox ? <bdi>{teebox.name}</bdi> : length && courseTexts.lengthAsMapped,
    },
    {
      label: rows.courseRating,
      cell: ({ round: { teebox }, isRatedTwice }) =>
        teebox?.course_rating == null ? null : (
          <>
            {teebox.course_rating.toFixed(1)}
            {isRatedTwice && <small> {teeboxTexts.playedTwice}</small>}
          </>
        ),
    },
    { label: rows.slope, cell: ({ round }) => round.teebox?.slope },
    {
      label: rows.climb,
      cell: ({ round: { climb } }) => climb !== null && <Height metres={climb} />,
    },
    {
      label: rows.bunkers,
      cell: ({ bunkers }) => bunkers !== null && mapped(bunkers),
    },
    {
      label: rows.water,
      cell: ({ water }) => water !== null && mapped(water),
    },
    {
      label: rows.reviews,
      cell: ({ review_average, review_count }) =>
        review_average !== null && <Rating average={review_average} count={review_count} />,
    },
    { label: rows.opened, cell: ({ opened_year }) => opened_year },
    { label: rows.architects, cell: ({ architects }) => architects.join(', ') },
  ];
}

const isKnown = (value: ReactNode) =>
  value !== null && value !== undefined && value !== false && value !== '';

export function ComparisonTable({ courses }: { courses: readonly ComparedCourse[] }) {
  const { compareTexts } = useTexts(comparePart);
  return (
    <ScrollFrame label={compareTexts.comparison}>
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
              <span className="sr-only">{compareTexts.fact}</span>
            </th>
            {courses.map((course) => (
              <th key={course.slug} scope="col">
                <PageLink href={pagePath.course(course.slug)} className="comparison-name" dir="auto">
                  <CourseName {...course} />
                </PageLink>
                <span className="block text-sm text-soft">{course.place}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows()
            .filter(({ cell }) => courses.some((course) => isKnown(cell(course))))
            .map(({ label, cell }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {courses.map((course) => (
                  <td key={course.slug}>
                    {isKnown(cell(course)) ? (
                      cell(course)
                    ) : (
                      <span className="text-soft">{compareTexts.unknown}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

export function CardComparison({ courses }: { courses: readonly ComparedCourse[] }) {
  const { compareTexts } = useTexts(comparePart);
  const longest = Math.max(...courses.map(({ holes }) => holes.length));
  return (
    <ScrollFrame label={compareTexts.cards}>
      <table className="data-table comparison-table">
        <ComparedColumns count={courses.length} />
        <thead>
          <tr>
            <th scope="col">{compareTexts.hole}</th>
            {courses.map((course) => (
              <th key={course.slug} scope="col" dir="auto">
                <CourseName {...course} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: longest }, (_, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {courses.map((course) => (
                <td key={course.slug}>
                  <CardHole hole={course.holes[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function CardHole({ hole }: { hole: ComparedCourse['holes'][number] | undefined }) {
  const { compareTexts } = useTexts(comparePart);
  if (!hole) return <span className="text-soft">–</span>;
  return (
    <>
      {hole.par !== null && <span className="comparison-par">{compareTexts.parOf(hole.par)}</span>}
      {hole.length && <Length metres={hole.length.metres} yards={hole.length.yards} />}
    </>
  );
}

/** Columns of equal width after the first, so that the tables line up. */
function ComparedColumns({ count }: { count: number }) {
  return (
    <colgroup>
      <col className="comparison-head" />
      {Array.from({ length: count }, (_, index) => (
        <col key={index} />
      ))}
    </colgroup>
  );
}
