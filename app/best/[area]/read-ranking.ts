import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { areSlugs } from '#components/site/page-params.ts';
import type { TrailStep } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { limits } from '#lib/contract/limits.ts';
import { FEWEST_REVIEWS } from '#lib/site/page-lists.ts';
import { rankingTexts } from '#messages/messages.ts';

const limit = limits.ranking.most;

/** `area` is a continent or country; null where there is no such place. A former region redirects. */
export const readRanking = cache(async (area: string, region: string | null) => {
  if (!areSlugs(area, region ?? 'none')) return null;
  const read = (fewest: number) =>
    region === null
      ? api.listBestGolfCoursesByArea({ slug: area, limit, min_reviews: fewest })
      : api.listBestGolfCoursesByRegion({ country: area, region, limit, min_reviews: fewest });
  const [ranking, all, place] = await Promise.all([
    read(FEWEST_REVIEWS),
    read(1),
    region === null ? readArea(area) : api.getRegionMetadata({ country: area, region }),
  ]);
  if (ranking === null || all === null || place === null) return null;
  if (region !== null && !place.breadcrumbs.some(({ type }) => type === 'region')) {
    permanentRedirect(`/best/${area}`);
  }
  if (region !== null && place.slug !== region) permanentRedirect(`/best/${area}/${place.slug}`);
  const path = region === null ? `/best/${area}` : `/best/${area}/${region}`;
  const here: TrailStep = { type: 'page', name: rankingTexts.crumb, path };
  return {
    ranking,
    all,
    name: place.name,
    path,
    directoryPath: place.breadcrumbs.at(-1)?.path ?? '/golf-courses',
    trail: [...place.breadcrumbs, here],
  };
});

async function readArea(slug: string) {
  return (await api.getCountryMetadata({ slug })) ?? api.getContinentMetadata({ slug });
}
