import type { Metadata } from 'next';
import { SearchMap } from '#components/map/search/search-map.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';

export const metadata: Metadata = pageMetadata({
  title: 'Map of all golf courses',
  description: 'Every golf course on one map: pan, zoom and filter by holes, par and mapped holes.',
  path: '/map',
});

/** The map that fills the window; place, zoom and filter are in the URL. */
export default function MapPage() {
  return (
    <div className="map-page">
      <h1 className="sr-only">Map of all golf courses</h1>
      <SearchMap label="Map of all golf courses" isPage>
        <noscript>
          <p className="p-6">
            The map needs JavaScript. All courses are also listed <a href="/golf-courses">by country</a>.
          </p>
        </noscript>
      </SearchMap>
    </div>
  );
}
