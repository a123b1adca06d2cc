import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { SearchMap } from '#components/map/search/search-map.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { Said } from '#components/site/said.tsx';
import { getTexts } from '#messages/get-texts.ts';
import { pagesPart } from '#messages/parts/pages.ts';
import { useTexts } from '#messages/use-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { mapPageTexts } = getTexts(pagesPart);
  return pageMetadata({
    title: mapPageTexts.title,
    description: mapPageTexts.description,
    path: '/map',
  });
}

export default async function MapPage() {
  await readLanguage();
  const { mapPageTexts } = useTexts(pagesPart);
  return (
    <div className="map-page h-full">
      <h1 className="sr-only">{mapPageTexts.title}</h1>
      <SearchMap label={mapPageTexts.title} isPage>
        <div className="map-page-land absolute inset-0" />
        <noscript className="relative">
          <p className="p-6">
            <Said
              parts={mapPageTexts.withoutScripts(
                <PageLink href="/golf-courses">{mapPageTexts.byCountry}</PageLink>,
              )}
            />
          </p>
        </noscript>
      </SearchMap>
    </div>
  );
}
