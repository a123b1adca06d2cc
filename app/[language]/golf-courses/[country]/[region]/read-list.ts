import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import type { PagedList } from '#components/directory/place-list.tsx';
import { listCities } from '#lib/api/list-cities.ts';
import { api } from '#lib/api/server.ts';
import { COURSES_A_PAGE, FEWEST_COURSES_OF_A_CITY, parsePageNumber } from '#lib/site/page-lists.ts';
import { areSlugs, pagePath } from '#lib/site/page-path.ts';

/**
 * A page of the list of a region, or of a district or city of it, read once for a render; null if there's no such page.
 * A place that has moved or was merged redirects to where its courses are now.
 */
export const readList = cache(
  async (country: string, region: string, district?: string, city?: string, n = '1') => {
    const page = parsePageNumber(n);
    if (page === null || !areSlugs(country, region, district ?? 'none', city ?? 'none')) return null;
    const asked = {
      country,
      region,
      order: 'prominence',
      limit: COURSES_A_PAGE,
      skip: (page - 1) * COURSES_A_PAGE,
    } as const;
    const list = await readPlace(asked, district, city);
    return list && { ...list, page };
  },
);

function readPlace(asked: Asked, district: string | undefined, city: string | undefined) {
  if (city) return readCity({ ...asked, city });
  return district ? readDistrict({ ...asked, district }) : readRegion(asked);
}

type Asked = { country: string; region: string; order: 'prominence'; limit: number; skip: number };
type List = Omit<PagedList, 'page'>;

async function readRegion(asked: Asked): Promise<List | null> {
  const { country, region, skip } = asked;
  const list = await api.listRegionGolfCourses(asked);
  if (list === null) return null;
  // The API answers with the country where several regions have replaced this one.
  if ('regions' in list) permanentRedirect(pagePath.country(country));
  if (list.region.slug !== region) permanentRedirect(pagePath.region(country, list.region.slug));
  if (list.golfs.length === 0 && skip > 0) return null;
  const [details, cities, inDistricts] = await Promise.all([
    api.getRegionMetadata({ country, region }),
    listCities(country, region),
    api.listRegionDistricts({ country, region }),
  ]);
  if (details === null) return null;
  const { breadcrumbs: trail, frame } = details;
  // The country doesn't list this region.
  if (!trail.some(({ type }) => type === 'region')) permanentRedirect(pagePath.country(country));
  return {
    ...list,
    name: list.region.name,
    place: { country, region },
    path: pagePath.region(country, region),
    trail,
    parts: { frame, cities, districts: inDistricts?.districts ?? [] },
  };
}

/** A district of a region that no longer has any, because it has fewer courses now, leads to the region. */
async function readDistrict(asked: Asked & { district: string }): Promise<List | null> {
  const { country, region, district } = asked;
  const [list, details] = await Promise.all([
    api.listDistrictGolfCourses(asked),
    api.getRegionMetadata({ country, region }),
  ]);
  if (list === null || details === null) return null;
  // The API answers with the region once it has no districts any more.
  const { district: found }: Partial<typeof list> = list;
  if (found === undefined) permanentRedirect(pagePath.region(country, details.slug));
  if (list.golfs.length === 0) return null;
  const { name } = found;
  const path = pagePath.district(country, region, district);
  const trail = [...details.breadcrumbs, { type: 'district', name, path } as const];
  return { ...list, name, place: { country, region, district }, path, trail };
}

async function readCity(asked: Asked & { city: string }): Promise<List | null> {
  const { country, region, city } = asked;
  const list = await api.listCityGolfCourses(asked);
  if (list === null) return null;
  const moved = currentPath(list, asked);
  if (moved !== null) permanentRedirect(moved);
  if (list.total < FEWEST_COURSES_OF_A_CITY || list.golfs.length === 0) return null;
  const details = await api.getRegionMetadata({ country, region });
  if (details === null) return null;
  const name = list.city;
  const path = pagePath.city(country, region, city);
  const trail = [...details.breadcrumbs, { type: 'city', name, path } as const];
  return { ...list, name, place: { country, region, city }, path, trail };
}

/**
 * The address that a city's page has now; null if it's the city that was asked for. When other regions have taken the city
 * over, the API answers with it in the region it's in today, or with that region, or with the country.
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
