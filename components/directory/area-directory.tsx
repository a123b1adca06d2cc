import { PageLink } from '#components/site/page-link.tsx';
import { PageHead, Section, WayIn } from '#components/site/page-parts.tsx';
import { Said } from '#components/site/said.tsx';
import { placeUnits } from '#components/units/place-units.ts';
import type { City } from '#lib/api/list-cities.ts';
import type { Answer, CourseRow } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { useTexts } from '#messages/use-texts.ts';
import { CourseListJsonLd, NamedFirst } from './course-rows.tsx';
import { ListWays } from './list-controls.tsx';
import { PlaceIndex } from './place-index.tsx';
import { PlaceMap } from './plates.tsx';

type Entry = Answer<'getDirectoryEntry'>;
type OfContinent = { directory: Extract<Entry, { continent: unknown }>; hasReviews: boolean };

/** Countries with their number of courses. */
export function ContinentDirectory({ directory: { continent, countries }, hasReviews }: OfContinent) {
  const { continentTexts, placeLabels, placeTexts } = useTexts(directoryPart);
  return (
    <>
      <PageHead
        title={continent.name}
        lead={continentTexts.lead(continent.course_count, continent.country_count)}
      />
      <Section
        id="countries"
        title={placeLabels.countriesAndTerritories}
        note={hasReviews && <WayIn href={`/best/${continent.slug}`}>{placeTexts.best(continent.name)}</WayIn>}
      >
        <PlaceIndex places={countries} pathOf={({ slug }) => pagePath.country(slug)} />
      </Section>
    </>
  );
}

type OfCountry = { directory: Extract<Entry, { country: unknown }>; cities: readonly City[] };

/** `cities` only where the country doesn't list its regions. */
export function CountryDirectory({ directory, cities }: OfCountry) {
  const { figureTexts } = useTexts(rankingsPart);
  const { countryTexts, placeLabels } = useTexts(directoryPart);
  const { country, golfs, has_more } = directory;
  const regions = country.lists_regions ? directory.regions : [];
  const withPage = cities.filter(({ indexable }) => indexable);
  const records = <WayIn href={`/rankings/${country.slug}`}>{figureTexts.link(country.name)}</WayIn>;
  return (
    <div {...placeUnits(country.code)}>
      <PageHead title={country.name} lead={countryTexts.lead(country.course_count, regions.length)} />
      {regions.length > 0 && (
        <Section id="regions" title={placeLabels.regions} note={records}>
          <PlaceIndex places={regions} pathOf={({ slug }) => pagePath.region(country.slug, slug)} />
        </Section>
      )}
      <Section id="map" title={placeLabels.map}>
        <PlaceMap name={country.name} place={{ country: country.slug }} frame={country.frame} />
      </Section>
      <Section
        id="courses"
        title={has_more && golfs.every(isKnown) ? countryTexts.bestKnown : placeLabels.courses}
        note={
          has_more
            ? countryTexts.firstOf(golfs.length, country.course_count)
            : regions.length === 0
              ? records
              : undefined
        }
      >
        {country.course_count > 1 && <ListWays place={{ country: country.slug }} />}
        <NamedFirst courses={golfs} placeWithin="country" />
        {has_more && <WhereTheRestAre />}
      </Section>
      {withPage.length > 0 && (
        <Section id="cities" title={placeLabels.cities}>
          <PlaceIndex places={withPage} pathOf={({ path }) => path} />
        </Section>
      )}
      <CourseListJsonLd courses={golfs} />
    </div>
  );
}

/** Whether more is known about it than its name and place. */
function isKnown({ has_card, has_geometry, review_count }: CourseRow): boolean {
  return has_card || has_geometry || review_count > 0;
}

function WhereTheRestAre() {
  const { countryTexts } = useTexts(directoryPart);
  const regions = (
    <a href="#regions" className="underline hover:text-deep">
      {countryTexts.restRegion}
    </a>
  );
  const map = (
    <PageLink href="/map" className="underline hover:text-deep">
      {countryTexts.restMap}
    </PageLink>
  );
  return (
    <p className="mt-5 text-sm text-soft">
      <Said parts={countryTexts.rest(regions, map)} />
    </p>
  );
}
