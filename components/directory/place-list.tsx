import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { PageHead, Section, WayIn } from '#components/site/page-parts.tsx';
import { Pagination } from '#components/site/pagination.tsx';
import type { TrailStep } from '#components/site/trail.ts';
import { placeUnits } from '#components/units/place-units.ts';
import type { City } from '#lib/api/list-cities.ts';
import type { Answer, District } from '#lib/api/records.ts';
import { COURSES_A_PAGE } from '#lib/site/page-lists.ts';
import { pagedPath, pagePath } from '#lib/site/page-path.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { useTexts } from '#messages/use-texts.ts';
import { CourseListJsonLd, NamedFirst } from './course-rows.tsx';
import { HeadEngraving } from './head-engraving.tsx';
import { type ListedPlace, ListWays } from './list-controls.tsx';
import { PlaceIndex } from './place-index.tsx';
import { PlaceMap } from './plates.tsx';

/** A page of the courses of a region, district or city. */
export type PagedList = Pick<Answer<'listRegionGolfCourses'>, 'country' | 'region' | 'golfs' | 'total'> & {
  name: string;
  place: ListedPlace & { region: string };
  page: number;
  path: string;
  trail: readonly TrailStep[];
  /** What a region has besides its courses. */
  parts?: {
    frame: Answer<'getRegionMetadata'>['frame'];
    cities: readonly City[];
    districts: readonly District[];
  };
};

export function PlaceList({ list }: { list: PagedList }) {
  const { placeLabels, placeListTexts } = useTexts(directoryPart);
  const { country, region, name, golfs, total, page, trail, parts } = list;
  const place = [...(parts ? [] : [name]), region.name, country.name];
  return (
    <div {...placeUnits(golfs[0]?.country_code ?? null)}>
      <Breadcrumbs trail={trail} />
      <PageHead title={name} lead={placeListTexts.lead({ place, total, page })}>
        {!parts && <HeadEngraving courses={golfs} />}
      </PageHead>
      {parts && parts.districts.length > 0 && page === 1 && (
        <div className="mb-14">
          <Section id="counties" title={placeLabels.counties}>
            <PlaceIndex
              places={parts.districts}
              pathOf={({ slug }) => pagePath.district(country.slug, region.slug, slug)}
            />
          </Section>
        </div>
      )}
      {parts ? (
        <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <PagedCourses list={list} />
          <RegionAside list={list} parts={parts} />
        </div>
      ) : (
        <PagedCourses list={list} />
      )}
    </div>
  );
}

type Parts = NonNullable<PagedList['parts']>;

/** The region's map and its cities. */
function RegionAside({ list: { country, region, place }, parts }: { list: PagedList; parts: Parts }) {
  const { placeLabels } = useTexts(directoryPart);
  const { figureTexts } = useTexts(rankingsPart);
  const withPage = parts.cities.filter(({ indexable }) => indexable);
  return (
    <div className="lg:pt-1">
      {parts.frame && <PlaceMap name={region.name} place={place} frame={parts.frame} isNarrow />}
      {withPage.length > 0 && (
        <section aria-labelledby="cities">
          <h2 id="cities" className="mb-3 text-xl">
            {placeLabels.cities}
          </h2>
          <PlaceIndex
            places={withPage}
            pathOf={({ slug }) => pagePath.city(country.slug, region.slug, slug)}
          />
        </section>
      )}
      <p className="mt-6 text-sm">
        <WayIn href={`/rankings/${country.slug}/${region.slug}`}>{figureTexts.link(region.name)}</WayIn>
      </p>
    </div>
  );
}

/** A page of a list, with links to the others. */
function PagedCourses({ list: { golfs, page, total, path, place } }: { list: PagedList }) {
  const { placeLabels } = useTexts(directoryPart);
  return (
    <section aria-labelledby="courses" className="min-w-0">
      <h2 id="courses" className="sr-only">
        {placeLabels.courses}
      </h2>
      {total > 1 && <ListWays place={place} />}
      <NamedFirst courses={golfs} placeWithin={place.city ? 'city' : 'region'} />
      <Pagination
        current={page}
        last={Math.ceil(total / COURSES_A_PAGE)}
        pathOf={(number) => pagedPath(path, number)}
      />
      <CourseListJsonLd courses={golfs} firstPosition={(page - 1) * COURSES_A_PAGE + 1} />
    </section>
  );
}
