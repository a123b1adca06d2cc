import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { PageHead } from '#components/site/page-parts.tsx';
import { Pagination } from '#components/site/pagination.tsx';
import type { TrailStep } from '#components/site/trail.ts';
import { placeUnits } from '#components/units/place-units.ts';
import type { Answer } from '#lib/api/records.ts';
import { COURSES_A_PAGE } from '#lib/site/page-lists.ts';
import { pagedPath } from '#lib/site/page-path.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { useTexts } from '#messages/use-texts.ts';
import { CourseListJsonLd, NamedFirst } from './course-rows.tsx';
import { HeadEngraving } from './head-engraving.tsx';
import { type ListedPlace, ListWays } from './list-controls.tsx';

/** A page of the courses of a region, district or city. */
export type PagedList = Pick<Answer<'listRegionGolfCourses'>, 'country' | 'region' | 'golfs' | 'total'> & {
  name: string;
  place: ListedPlace;
  placeWithin: 'region' | 'city';
  page: number;
  path: string;
  trail: readonly TrailStep[];
};

/** The courses of a district or city. */
export function PlaceList({ list }: { list: PagedList }) {
  const { placeListTexts } = useTexts(directoryPart);
  const { country, region, name, golfs, total, page, trail } = list;
  return (
    <div {...placeUnits(golfs[0]?.country_code ?? null)}>
      <Breadcrumbs trail={trail} />
      <PageHead
        title={name}
        lead={placeListTexts.lead({ name, region: region.name, country: country.name, total, page })}
      >
        <HeadEngraving courses={golfs} />
      </PageHead>
      <PagedCourses list={list} />
    </div>
  );
}

/** A page of a list, with links to the others. */
export function PagedCourses({
  list: { golfs, page, total, path, placeWithin, place },
}: {
  list: PagedList;
}) {
  const { placeLabels } = useTexts(directoryPart);
  return (
    <section aria-labelledby="courses" className="min-w-0">
      <h2 id="courses" className="sr-only">
        {placeLabels.courses}
      </h2>
      {total > 1 && <ListWays place={place} />}
      <NamedFirst courses={golfs} placeWithin={placeWithin} />
      <Pagination
        current={page}
        last={Math.ceil(total / COURSES_A_PAGE)}
        pathOf={(number) => pagedPath(path, number)}
      />
      <CourseListJsonLd courses={golfs} firstPosition={(page - 1) * COURSES_A_PAGE + 1} />
    </section>
  );
}
