import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { CourseRows } from '#components/directory/course-rows.tsx';
import { HomeCover } from '#components/directory/home-cover.tsx';
import { MyCourses } from '#components/directory/my-courses.tsx';
import { ContinentIndex } from '#components/directory/place-index.tsx';
import { WorldPlate } from '#components/directory/plates.tsx';
import { RealGolf } from '#components/site/demo-notice.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { JsonLd, Section, WayIn } from '#components/site/page-parts.tsx';
import { siteName, siteUrl } from '#components/site/settings.ts';
import { api } from '#lib/api/server.ts';
import { FEWEST_REVIEWS } from '#lib/site/page-lists.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { sitePart } from '#messages/parts/site.ts';

export const revalidate = 604800;

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { homeTexts } = getTexts(directoryPart);
  return {
    ...pageMetadata({
      title: homeTexts.title(siteName),
      description: homeTexts.description,
      path: '/',
      picture: { of: '/', alt: homeTexts.picture.alt },
    }),
    title: { absolute: homeTexts.title(siteName) },
  };
}

export default async function Home() {
  await readLanguage();
  const { homeTexts } = getTexts(directoryPart);
  const { navigationTexts } = getTexts(sitePart);
  const [dataset, continents, countries, best, finest] = await Promise.all([
    api.getDataset(),
    api.listContinents(),
    api.listCountries(),
    api.listBestGolfCoursesWorldwide({ limit: 10, min_reviews: FEWEST_REVIEWS }),
    api.listGolfCoursesByFigure({ figure: 'most-finely-mapped', names: 'recorded', limit: 10 }),
  ]);
  return (
    <>
      <HomeCover dataset={dataset} best={best.golfs.length > 0 ? best.golfs : (finest?.golfs ?? [])} />
      {dataset.is_demo && <RealGolf />}
      <Section id="map" title={homeTexts.world} note={<WayIn href="/map">{navigationTexts.openMap}</WayIn>}>
        <WorldPlate countries={countries.items} />
      </Section>
      <Section
        id="continents"
        title={homeTexts.continents}
        note={<WayIn href="/golf-courses">{homeTexts.allCountries(countries.total)}</WayIn>}
      >
        <ContinentIndex continents={continents.items} />
      </Section>
      <MyCourses />
      {best.golfs.length > 0 && (
        <Section id="best" title={homeTexts.best} note={homeTexts.bestNote}>
          <CourseRows courses={best.golfs} isRanked />
          <p className="mt-3 flex flex-wrap gap-x-6">
            <WayIn href="/best/world">{homeTexts.top}</WayIn>
            <WayIn href="/rankings">{homeTexts.records}</WayIn>
          </p>
        </Section>
      )}
      {best.golfs.length === 0 && finest !== null && finest.golfs.length > 0 && (
        <Section
          id="finest"
          title={homeTexts.finest}
          note={<WayIn href="/rankings">{homeTexts.records}</WayIn>}
        >
          <CourseRows courses={finest.golfs} />
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
