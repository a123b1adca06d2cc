import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { PlaceList } from '#components/directory/place-list.tsx';
import type { TrailStep } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { COURSES_A_PAGE } from '#lib/site/page-lists.ts';
import { areSlugs, pagePath } from '#lib/site/page-path.ts';
import { listPages } from '../../list-pages.tsx';

/**
 * Read once for a render; null where there is no such page. A district of a region that no longer has any, because it has
 * fewer courses now, leads to the region.
 */
export const readDistrict = cache(async (country: string, region: string, district: string, page: number) => {
  if (!areSlugs(country, region, district)) return null;
  const skip = (page - 1) * COURSES_A_PAGE;
  const asked = { country, region, district, order: 'prominence' as const, limit: COURSES_A_PAGE, skip };
  const [list, details] = await Promise.all([
    api.listDistrictGolfCourses(asked),
    api.getRegionMetadata({ country, region }),
  ]);
  if (list === null || details === null) return null;
  // The API answers with the region of today where there are no districts any more.
  const { district: found }: Partial<typeof list> = list;
  if (found === undefined) permanentRedirect(pagePath.region(country, details.slug));
  if (list.golfs.length === 0) return null;
  const { name } = found;
  const here: TrailStep = { type: 'district', name, path: pagePath.district(country, region, district) };
  return {
    ...list,
    name,
    place: { country, region, district },
    placeWithin: 'region' as const,
    page,
    path: here.path,
    trail: [...details.breadcrumbs, here],
  };
});

type Params = { country: string; region: string; district: string };

/** The pages of a county of England or California, say. */
export const districtPages = listPages(
  ({ country, region, district }: Params, page) => readDistrict(country, region, district, page),
  PlaceList,
);
