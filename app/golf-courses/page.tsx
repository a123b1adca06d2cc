import type { Metadata } from 'next';
import { ContinentIndex, CountriesByLetter } from '#components/directory/place-index.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { Facts, PageHead, Section } from '#components/site/page-parts.tsx';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { formatWhole } from '#messages/messages.ts';

export const metadata: Metadata = pageMetadata({
  title: 'Golf courses of the world, by country',
  description: 'Every continent and country with golf courses, and how many each has.',
  path: '/golf-courses',
});

const trail = trailFromHome('Golf courses', '/golf-courses');

/** Every country with courses, by continent. */
export default async function AllCountries() {
  const [continents, countries] = await Promise.all([api.listContinents(), api.listCountries()]);
  const courseCount = continents.items.reduce((sum, { course_count }) => sum + course_count, 0);
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead title="Golf courses" lead="Every country and territory with a course, from A to Z.">
        <Facts
          facts={[
            { label: 'Courses', value: formatWhole(courseCount) },
            { label: 'Countries', value: formatWhole(countries.total) },
            { label: 'Continents', value: formatWhole(continents.total) },
          ]}
        />
      </PageHead>
      <Section id="continents" title="Continents">
        <ContinentIndex continents={continents.items} />
      </Section>
      <Section id="countries" title="Countries and territories">
        <CountriesByLetter countries={countries.items} />
      </Section>
    </>
  );
}
