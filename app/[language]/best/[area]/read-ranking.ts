import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import type { TrailStep } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { areSlugs } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { RANKED, TOO_FEW } from '../ranked.ts';

/** `area` is a continent or country; null where there is no such place. A former region redirects. */
export const readRanking = cache(async (area: string, region: string | null) => {
  const { rankingTexts } = getTexts(rankingsPart);
  if (!areSlugs(area, region ?? 'none')) return null;
  const read = (asked: typeof RANKED | typeof TOO_FEW) =>
    region === null
      ? api.listBestGolfCoursesByArea({ slug: area, ...asked })
      : api.listBestGolfCoursesByRegion({ country: area, region, ...asked });
  const [ranking, tooFew, place] = await Promise.all([
    read(RANKED),
    read(TOO_FEW),
    region === null ? readArea(area) : api.getRegionMetadata({ country: area, region }),
  ]);
  if (ranking === null || tooFew === null || place === null) return null;
  if (region !== null && !place.breadcrumbs.some(({ type }) => type === 'region')) {
    permanentRedirect(`/best/${area}`);
  }
  if (region !== null && place.slug !== region) permanentRedirect(`/best/${area}/${place.slug}`);
  const path = region === null ? `/best/${area}` : `/best/${area}/${region}`;
  const here: TrailStep = { type: 'page', name: rankingTexts.crumb, path };
  return {
    ranking,
    tooFew,
    name: place.name,
    path,
    directoryPath: place.breadcrumbs.at(-1)?.path ?? '/golf-courses',
    trail: [...place.breadcrumbs, here],
  };
});

async function readArea(slug: string) {
  return (await api.getCountryMetadata({ slug })) ?? api.getContinentMetadata({ slug });
}
