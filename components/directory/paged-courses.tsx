import { Pagination } from '#components/site/pagination.tsx';
import type { CourseRow } from '#lib/api/records.ts';
import { COURSES_A_PAGE } from '#lib/site/page-lists.ts';
import { pagedPath } from '#lib/site/page-path.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { useTexts } from '#messages/use-texts.ts';
import { CourseListJsonLd, NamedFirst } from './course-rows.tsx';
import type { ListedPlace } from './list-address.ts';
import { ListWays } from './list-controls.tsx';

type PagedCoursesProps = {
  courses: readonly CourseRow[];
  page: number;
  total: number;
  path: string;
  placeWithin: 'region' | 'city';
  place: ListedPlace;
};

/** A page of a list of courses, with links to the others. */
export function PagedCourses({ courses, page, total, path, placeWithin, place }: PagedCoursesProps) {
  const { placeLabels } = useTexts(directoryPart);
  return (
    <section aria-labelledby="courses" className="min-w-0">
      <h2 id="courses" className="sr-only">
        {placeLabels.courses}
      </h2>
      {total > 1 && <ListWays place={place} />}
      <NamedFirst courses={courses} placeWithin={placeWithin} />
      <Pagination
        current={page}
        last={Math.ceil(total / COURSES_A_PAGE)}
        pathOf={(number) => pagedPath(path, number)}
      />
      <CourseListJsonLd courses={courses} firstPosition={(page - 1) * COURSES_A_PAGE + 1} />
    </section>
  );
}
