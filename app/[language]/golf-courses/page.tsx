import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { ContinentIndex, CountriesByLetter } from '#components/directory/place-index.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { Facts, PageHead, Section } from '#components/site/page-parts.tsx';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { numbersPart } from '#messages/parts/numbers.ts';

export const revalidate = 604800;

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { title, description } = getTexts(directoryPart).countriesTexts;
  return pageMetadata({ title, description, path: '/golf-courses' });
}

export default async function AllCountries() {
  await readLanguage();
  const { countriesTexts, placeLabels } = getTexts(directoryPart);
  const { formatWhole } = getTexts(numbersPart);
  const trail = trailFromHome(countriesTexts.heading, '/golf-courses');
  const [continents, countries] = await Promise.all([api.listContinents(), api.listCountries()]);
  const courseCount = continents.items.reduce((sum, { course_count }) => sum + course_count, 0);
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead title={countriesTexts.heading} lead={countriesTexts.lead}>
        <Facts
          facts={[
            { label: placeLabels.courses, value: formatWhole(courseCount) },
            { label: placeLabels.countries, value: formatWhole(countries.total) },
            { label: placeLabels.continents, value: formatWhole(continents.total) },
          ]}
        />
      </PageHead>
      <Section id="continents" title={placeLabels.continents}>
        <ContinentIndex continents={continents.items} />
      </Section>
      <Section id="countries" title={placeLabels.countriesAndTerritories}>
        <CountriesByLetter countries={countries.items} />
      </Section>
    </>
  );
}
