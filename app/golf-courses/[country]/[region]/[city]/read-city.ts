import { cache } from 'react';
import { areSlugs } from '#components/site/page-params.ts';
import type { TrailStep } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { COURSES_A_PAGE, FEWEST_COURSES_OF_A_CITY } from '#lib/site/page-lists.ts';
import { pagePath } from '#lib/site/page-path.ts';

/** Read once for a render; null where there is no such page. */
export const readCity = cache(async (country: string, region: string, city: string, page: number) => {
  if (!areSlugs(country, region, city)) return null;
  const skip = (page - 1) * COURSES_A_PAGE;
  const list = await api.listCityGolfCourses({ country, region, city, limit: COURSES_A_PAGE, skip });
  if (list === null || list.total < FEWEST_COURSES_OF_A_CITY || list.golfs.length === 0) return null;
  const details = await api.getRegionMetadata({ country, region });
  if (details === null) return null;
  const here: TrailStep = {
    type: 'city',
    name: list.city,
    path: pagePath.city(country, region, city),
  };
  return { ...list, page, path: here.path, trail: [...details.breadcrumbs, here] };
});
