import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import type { TrailStep } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { courseFigures } from '#lib/golf/course-figures.ts';
import { FEWEST_REVIEWS } from '#lib/site/page-lists.ts';
import { areSlugs } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';

const SHOWN = 10;

/** Without a place, the world's. */
function readFigures(place: { country?: string; region?: string }) {
  return Promise.all(
    courseFigures.map(async (figure) => {
      const asked = { figure, ...place, names: 'recorded', limit: SHOWN } as const;
      const ranking = await api.listGolfCoursesByFigure(asked);
      return ranking === null ? [] : [ranking];
    }),
  ).then((rankings) => rankings.flat());
}

export const readWorldFigures = cache(() => readFigures({}));

/** A title names a figure that's known for at least this share of the courses with the best known one. */
const MANY = 0.3;

/** The title of a place's rankings, with the figures that are known for many of its courses. */
export function headingOf(place: string | null, rankings: Awaited<ReturnType<typeof readFigures>>): string {
  const { figureTexts } = getTexts(rankingsPart);
  const most = Math.max(0, ...rankings.map(({ total }) => total));
  return figureTexts.heading(
    place,
    rankings.flatMap(({ figure, total }) => (total > 0 && total >= MANY * most ? [figure] : [])),
  );
}

const reviewed = { limit: SHOWN, min_reviews: FEWEST_REVIEWS };

/** Null if no course has enough reviews. */
export async function readBest(country?: string, region?: string) {
  const [ranking, path] =
    country === undefined
      ? [await api.listBestGolfCoursesWorldwide(reviewed), '/best/world']
      : region === undefined
        ? [await api.listBestGolfCoursesByArea({ slug: country, ...reviewed }), `/best/${country}`]
        : [
            await api.listBestGolfCoursesByRegion({ country, region, ...reviewed }),
            `/best/${country}/${region}`,
          ];
  return ranking === null || ranking.total === 0 ? null : { ranking, path };
}

/** Null if there's no such country or region. A former region redirects. */
export const readRankings = cache(async (country: string, region: string | null) => {
  const { figureTexts } = getTexts(rankingsPart);
  if (!areSlugs(country, region ?? 'none')) return null;
  const place =
    region === null
      ? await api.getCountryMetadata({ slug: country })
      : await api.getRegionMetadata({ country, region });
  if (place === null) return null;
  if (region !== null && !place.breadcrumbs.some(({ type }) => type === 'region')) {
    permanentRedirect(`/rankings/${country}`);
  }
  if (region !== null && place.slug !== region) permanentRedirect(`/rankings/${country}/${place.slug}`);
  const path = region === null ? `/rankings/${country}` : `/rankings/${country}/${region}`;
  const here: TrailStep = { type: 'page', name: figureTexts.crumb, path };
  const slugs = region === null ? { country } : { country, region };
  return {
    rankings: await readFigures(slugs),
    best: await readBest(country, region ?? undefined),
    name: place.name,
    path,
    directoryPath: place.breadcrumbs.at(-1)?.path ?? '/golf-courses',
    trail: [...place.breadcrumbs, here],
  };
});
