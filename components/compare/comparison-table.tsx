import type { ReactNode } from 'react';
import { ContourEngraving } from '#components/drawing/contour-engraving.tsx';
import { CourseName } from '#components/site/course-name.tsx';
import { DataTable } from '#components/site/data-table.tsx';
import { PageLink } from '#components/site/page-link.tsx';
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
      cell: ({ round: { length } }) => length && <Length {...length} />,
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
    { label: rows.bunkers, cell: ({ bunkers }) => bunkers !== null && mapped(bunkers) },
    { label: rows.water, cell: ({ water }) => water !== null && mapped(water) },
    {
      label: rows.reviews,
      cell: ({ review_average, review_count }) =>
        review_average !== null && <Rating average={review_average} count={review_count} />,
    },
    { label: rows.opened, cell: ({ opened_year }) => opened_year },
    { label: rows.architects, cell: ({ architects }) => architects.join(', ') },
  ];
}

const isKnown = (value: ReactNode) => value != null && value !== false && value !== '';

/** Each fact that's known of at least one of the courses, under engravings of those that are mapped. */
export function ComparisonTable({ courses }: { courses: readonly ComparedCourse[] }) {
  const { compareTexts } = useTexts(comparePart);
  const unknown = <span className="text-soft">{compareTexts.unknown}</span>;
  return (
    <DataTable
      label={compareTexts.comparison}
      className="comparison-table"
      rows={comparedRows().filter(({ cell }) => courses.some((course) => isKnown(cell(course))))}
      keyOf={({ label }) => label}
      columns={[
        { heading: <span className="sr-only">{compareTexts.fact}</span>, cell: ({ label }) => label },
        ...courses.map((course) => ({
          heading: <CourseHead course={course} />,
          cell: ({ cell }: Row) => (isKnown(cell(course)) ? cell(course) : unknown),
        })),
      ]}
    />
  );
}

function CourseHead({ course }: { course: ComparedCourse }) {
  return (
    <div dir="auto">
      {course.engraving && (
        <div className="max-w-60 pb-5">
          <ContourEngraving ornament={course.engraving} />
        </div>
      )}
      <PageLink
        href={pagePath.course(course.slug)}
        className="font-semibold font-serif text-[0.9375rem] text-deep hover:underline sm:text-[1.1875rem]"
      >
        <CourseName {...course} />
      </PageLink>
      <span className="block text-sm text-soft">{course.place}</span>
    </div>
  );
}

export function CardComparison({ courses }: { courses: readonly ComparedCourse[] }) {
  const { compareTexts } = useTexts(comparePart);
  const longest = Math.max(...courses.map(({ holes }) => holes.length));
  return (
    <DataTable
      label={compareTexts.cards}
      className="comparison-table"
      rows={Array.from({ length: longest }, (_, index) => index)}
      keyOf={String}
      columns={[
        { heading: compareTexts.hole, cell: (index) => index + 1 },
        ...courses.map((course) => ({
          heading: <CourseName {...course} />,
          cell: (index: number) => <CardHole hole={course.holes[index]} />,
        })),
      ]}
    />
  );
}

function CardHole({ hole }: { hole: ComparedCourse['holes'][number] | undefined }) {
  const { compareTexts } = useTexts(comparePart);
  if (!hole) return <span className="text-soft">–</span>;
  return (
    <>
      {hole.par !== null && (
        <span className="inline-block min-w-13 text-soft">{compareTexts.parOf(hole.par)}</span>
      )}
      {hole.length && <Length {...hole.length} />}
    </>
  );
}
