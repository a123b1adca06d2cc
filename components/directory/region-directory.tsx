import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { PageHead, Section, WayIn } from '#components/site/page-parts.tsx';
import { placeUnits } from '#components/units/place-units.ts';
import type { City } from '#lib/api/list-cities.ts';
import type { Answer, District } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { useTexts } from '#messages/use-texts.ts';
import { PlaceIndex } from './place-index.tsx';
import { PagedCourses, type PagedList } from './place-list.tsx';
import { PlaceMap } from './plates.tsx';

type RegionList = PagedList & {
  frame: Answer<'getRegionMetadata'>['frame'];
  cities: readonly City[];
  districts: readonly District[];
};

export function RegionDirectory({ list }: { list: RegionList }) {
  const { placeLabels, regionTexts } = useTexts(directoryPart);
  const { figureTexts } = useTexts(rankingsPart);
  const { country, region, place, golfs, total, page, trail, frame, cities, districts } = list;
  const withPage = cities.filter(({ indexable }) => indexable);
  return (
    <div {...placeUnits(golfs[0]?.country_code ?? null)}>
      <Breadcrumbs trail={trail} />
      <PageHead
        title={region.name}
        lead={regionTexts.lead({ region: region.name, country: country.name, total, page })}
      />
      {districts.length > 0 && page === 1 && (
        <div className="mb-14">
          <Section id="counties" title={placeLabels.counties}>
            <div className="border-rule-strong border-t-2 pt-3">
              <PlaceIndex
                places={districts}
                pathOf={({ slug }) => pagePath.district(country.slug, region.slug, slug)}
              />
            </div>
          </Section>
        </div>
      )}
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <PagedCourses list={list} />
        <div className="lg:pt-1">
          {frame && <PlaceMap name={region.name} place={place} frame={frame} isNarrow />}
          {withPage.length > 0 && (
            <section aria-labelledby="cities">
              <h2 id="cities" className="mb-3 text-xl">
                {placeLabels.cities}
              </h2>
              <div className="border-rule-strong border-t-2 pt-1">
                <PlaceIndex
                  places={withPage}
                  pathOf={({ slug }) => pagePath.city(country.slug, region.slug, slug)}
                />
              </div>
            </section>
          )}
          <p className="mt-6 text-sm">
            <WayIn href={`/rankings/${country.slug}/${region.slug}`}>{figureTexts.link(region.name)}</WayIn>
          </p>
        </div>
      </div>
    </div>
  );
}
