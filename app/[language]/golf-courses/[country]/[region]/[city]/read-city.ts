import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { PlaceList } from '#components/directory/place-list.tsx';
import type { TrailStep } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { COURSES_A_PAGE, FEWEST_COURSES_OF_A_CITY } from '#lib/site/page-lists.ts';
import { areSlugs, pagePath } from '#lib/site/page-path.ts';
import { listPages } from '../list-pages.tsx';

/** A city's list, read once for a render; null if there's no such page. A city of a former region redirects. */
export const readCity = cache(async (country: string, region: string, city: string, page: number) => {
  if (!areSlugs(country, region, city)) return null;
  const skip = (page - 1) * COURSES_A_PAGE;
  const list = await api.listCityGolfCourses({
    country,
    region,
    city,
    order: 'prominence',
    limit: COURSES_A_PAGE,
    skip,
  });
  if (list === null) return null;
  const moved = currentPath(list, { country, region, city });
  if (moved !== null) permanentRedirect(moved);
  if (list.total < FEWEST_COURSES_OF_A_CITY || list.golfs.length === 0) return null;
  const details = await api.getRegionMetadata({ country, region });
  if (details === null) return null;
  const here: TrailStep = {
    type: 'city',
    name: list.city,
    path: pagePath.city(country, region, city),
  };
  return {
    ...list,
    name: list.city,
    place: { country, region, city },
    placeWithin: 'city' as const,
    page,
    path: here.path,
    trail: [...details.breadcrumbs, here],
  };
});

/**
 * Null where it's the city that was asked for. In place of a city that other regions have taken over, the API answers
 * with the city in its region of today, or with that region, or with the country.
 */
function currentPath(
  found: { region?: { slug: string }; city?: string; total: number },
  { country, region, city }: { country: string; region: string; city: string },
): string | null {
  if (found.region === undefined) return pagePath.country(country);
  const current = found.region.slug;
  const hasPage = found.city !== undefined && found.total >= FEWEST_COURSES_OF_A_CITY;
  if (!hasPage && current !== region) return pagePath.region(country, current);
  return current === region ? null : pagePath.city(country, current, city);
}

type Params = { country: string; region: string; city: string };

export const cityPages = listPages(
  ({ country, region, city }: Params, page) => readCity(country, region, city, page),
  PlaceList,
);
