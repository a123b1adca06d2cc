import { cache } from 'react';
import { areSlugs } from '#components/site/page-params.ts';
import { listRegionCities } from '#lib/api/list-region-cities.ts';
import { api } from '#lib/api/server.ts';
import { COURSES_A_PAGE } from '#lib/site/page-lists.ts';

/** Read once for a render; null where there is no such page. */
export const readRegion = cache(async (country: string, region: string, page: number) => {
  if (!areSlugs(country, region)) return null;
  const skip = (page - 1) * COURSES_A_PAGE;
  const list = await api.listRegionGolfCourses({ country, region, limit: COURSES_A_PAGE, skip });
  if (list === null || (list.golfs.length === 0 && page > 1)) return null;
  const [details, cities] = await Promise.all([
    api.getRegionMetadata({ country, region }),
    listRegionCities(country, region),
  ]);
  return details && { ...list, page, trail: details.breadcrumbs, cities };
});
