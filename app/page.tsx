import type { Metadata } from 'next';
import { CourseRows } from '#components/directory/course-rows.tsx';
import { HomeCover } from '#components/directory/home-cover.tsx';
import { ContinentIndex } from '#components/directory/place-index.tsx';
import { WorldPlate } from '#components/directory/plates.tsx';
import { JsonLd } from '#components/site/json-ld.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { Section } from '#components/site/page-parts.tsx';
import { siteName, siteUrl } from '#components/site/settings.ts';
import { api } from '#lib/api/server.ts';
import { counts } from '#messages/messages.ts';

export const metadata: Metadata = {
  ...pageMetadata({
    title: `${siteName}: golf courses of the world, hole by hole`,
    description:
      'Scorecards, hole maps, hazards, carries and ratings of golf courses all over the world, by country, region and city.',
    path: '/',
    picture: { of: '/', alt: 'World map of golf courses' },
  }),
  title: { absolute: `${siteName}: golf courses of the world, hole by hole` },
};

/** The cover: search, the world, the best courses, countries by number of courses. */
export default async function Home() {
  const [dataset, continents, countries, best] = await Promise.all([
    api.getDataset(),
    api.listContinents(),
    api.listCountries(),
    api.listBestGolfCoursesWorldwide({ limit: 10 }),
  ]);
  const ranks = new Map(best.golfs.map(({ golf_id, rank }) => [golf_id, rank]));
  return (
    <>
      <HomeCover dataset={dataset} best={best.golfs} />
      <Section
        id="map"
        title="The world’s courses"
        note={
          <a href="/map" className="inline-flex min-h-11 items-center underline hover:text-deep">
            Open the map
          </a>
        }
      >
        <WorldPlate countries={countries.items} />
      </Section>
      <Section id="continents" title="By continent" note={<AllCountries count={countries.total} />}>
        <ContinentIndex continents={continents.items} />
      </Section>
      {best.golfs.length > 0 && (
        <Section
          id="best"
          title="The best, by members’ reviews"
          note="Many courses have few reviews: an indication, not a verdict"
        >
          <CourseRows courses={best.golfs} leadOf={({ golf_id }) => ranks.get(golf_id)} />
          <p className="mt-3">
            <a href="/best/world" className="inline-flex min-h-11 items-center underline hover:text-deep">
              The hundred best
            </a>
          </p>
        </Section>
      )}
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: siteName,
          url: siteUrl,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${siteUrl}/search?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </>
  );
}

function AllCountries({ count }: { count: number }) {
  return (
    <a href="/golf-courses" className="inline-flex min-h-11 items-center underline hover:text-deep">
      All {counts.countries(count)}
    </a>
  );
}
