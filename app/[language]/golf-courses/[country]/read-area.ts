import { cache } from 'react';
import { listCities } from '#lib/api/list-cities.ts';
import { api } from '#lib/api/server.ts';
import { limits } from '#lib/contract/limits.ts';
import { areSlugs } from '#lib/site/page-path.ts';

/** Read once for a render; null where no place has this slug. */
export const readArea = cache(async (slug: string) => {
  if (!areSlugs(slug)) return null;
  const asked = { slug, order: 'prominence' } as const;
  let entry = await api.getDirectoryEntry(asked);
  // Courses that no region lists are all on the country's page.
  if (entry && 'country' in entry && !entry.country.lists_regions && entry.has_more) {
    entry = await api.getDirectoryEntry({ ...asked, limit: limits.page.most });
  }
  if (entry === null) return null;
  const details =
    'continent' in entry ? await api.getContinentMetadata({ slug }) : await api.getCountryMetadata({ slug });
  // Regions list their own.
  const cities = 'continent' in entry || entry.country.lists_regions ? [] : await listCities(slug);
  const best = 'continent' in entry ? await api.listBestGolfCoursesByArea({ slug, limit: 1 }) : null;
  const hasReviews = best !== null && best.total > 0;
  return details && { entry, hasReviews, trail: details.breadcrumbs, cities };
});
