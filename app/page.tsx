import type { Metadata } from 'next';
import { CourseRows } from '#components/directory/course-rows.tsx';
import { HomeCover } from '#components/directory/home-cover.tsx';
import { ContinentIndex } from '#components/directory/place-index.tsx';
import { WorldPlate } from '#components/directory/plates.tsx';
import { JsonLd } from '#components/site/json-ld.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { Section } from '#components/site/page-parts.tsx';
import { isSiteBuild, siteName, siteUrl } from '#components/site/settings.ts';
import { api } from '#lib/api/server.ts';
import { homeTexts, navigationTexts } from '#messages/messages.ts';

export const revalidate = 604800;

export const metadata: Metadata = {
  ...pageMetadata({
    title: homeTexts.title(siteName),
    description: homeTexts.description,
    path: '/',
    picture: { of: '/', alt: homeTexts.picture.alt },
  }),
  title: { absolute: homeTexts.title(siteName) },
};

export default async function Home() {
  if (isSiteBuild) return null;
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
        title={homeTexts.world}
        note={
          <a href="/map" className="inline-flex min-h-11 items-center underline hover:text-deep">
            {navigationTexts.openMap}
          </a>
        }
      >
        <WorldPlate countries={countries.items} />
      </Section>
      <Section id="continents" title={homeTexts.continents} note={<AllCountries count={countries.total} />}>
        <ContinentIndex continents={continents.items} />
      </Section>
      {best.golfs.length > 0 && (
        <Section id="best" title={homeTexts.best} note={homeTexts.bestNote}>
          <CourseRows courses={best.golfs} leadOf={({ golf_id }) => ranks.get(golf_id)} />
          <p className="mt-3">
            <a href="/best/world" className="inline-flex min-h-11 items-center underline hover:text-deep">
              {homeTexts.top}
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
      {homeTexts.allCountries(count)}
    </a>
  );
}
