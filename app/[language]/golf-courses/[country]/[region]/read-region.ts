import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { RegionDirectory } from '#components/directory/region-directory.tsx';
import { listCities } from '#lib/api/list-cities.ts';
import { api } from '#lib/api/server.ts';
import { COURSES_A_PAGE } from '#lib/site/page-lists.ts';
import { areSlugs, pagePath } from '#lib/site/page-path.ts';
import { listPages } from './list-pages.tsx';

/**
 * A region's list, read once for a render; null if there's no such page. A former region redirects to the one that has
 * its courses now; a region that its country doesn't list, to the country.
 */
export const readRegion = cache(async (country: string, region: string, page: number) => {
  if (!areSlugs(country, region)) return null;
  const skip = (page - 1) * COURSES_A_PAGE;
  const list = await api.listRegionGolfCourses({
    country,
    region,
    order: 'prominence',
    limit: COURSES_A_PAGE,
    skip,
  });
  if (list === null) return null;
  // The API answers with the country where several regions have replaced this one.
  if ('regions' in list) permanentRedirect(pagePath.country(country));
  if (list.region.slug !== region) permanentRedirect(pagePath.region(country, list.region.slug));
  if (list.golfs.length === 0 && page > 1) return null;
  const [details, cities, inDistricts] = await Promise.all([
    api.getRegionMetadata({ country, region }),
    listCities(country, region),
    api.listRegionDistricts({ country, region }),
  ]);
  const isListed = details?.breadcrumbs.some(({ type }) => type === 'region');
  if (details && !isListed) permanentRedirect(pagePath.country(country));
  return (
    details && {
      ...list,
      name: list.region.name,
      place: { country, region },
      placeWithin: 'region' as const,
      page,
      path: pagePath.region(country, region),
      trail: details.breadcrumbs,
      frame: details.frame,
      cities,
      districts: inDistricts?.districts ?? [],
    }
  );
});

type Params = { country: string; region: string };

export const regionPages = listPages(
  ({ country, region }: Params, page) => readRegion(country, region, page),
  RegionDirectory,
);
