import { permanentRedirect } from 'next/navigation';
import { type TrailStep, trailFromHome } from '#components/site/trail.ts';
import type { Input } from '#lib/api/create-api.ts';
import { api } from '#lib/api/server.ts';
import { areSlugs } from '#lib/site/page-path.ts';

/** The best courses of the world, of a continent or country, or of a region. */
export function listBest(
  area: string | undefined,
  region: string | undefined,
  asked: Input<'listBestGolfCoursesWorldwide'>,
) {
  if (area === undefined) return api.listBestGolfCoursesWorldwide(asked);
  return region === undefined
    ? api.listBestGolfCoursesByArea({ slug: area, ...asked })
    : api.listBestGolfCoursesByRegion({ country: area, region, ...asked });
}

type RankedPlace = {
  kind: '/best' | '/rankings';
  /** The path of the world's page. */
  world: string;
  crumb: string;
  area: string | undefined;
  region: string | undefined;
};

/** The place of a ranking, and the page's trail; null where there is no such place. A former region redirects. */
export async function findRankedPlace({ kind, world, crumb, area, region }: RankedPlace) {
  if (area === undefined) {
    return { name: null, path: world, directoryPath: '/golf-courses', trail: trailFromHome(crumb, world) };
  }
  if (!areSlugs(area, region ?? 'none')) return null;
  const place =
    region === undefined ? await readArea(area) : await api.getRegionMetadata({ country: area, region });
  if (place === null) return null;
  const { name, slug, breadcrumbs } = place;
  const ofArea = `${kind}/${area}`;
  if (region !== undefined && !breadcrumbs.some(({ type }) => type === 'region')) permanentRedirect(ofArea);
  const path = region === undefined ? ofArea : `${ofArea}/${slug}`;
  if (region !== undefined && slug !== region) permanentRedirect(path);
  const here: TrailStep = { type: 'page', name: crumb, path };
  return {
    name,
    path,
    directoryPath: breadcrumbs.at(-1)?.path ?? '/golf-courses',
    trail: [...breadcrumbs, here],
  };
}

async function readArea(slug: string) {
  return (await api.getCountryMetadata({ slug })) ?? api.getContinentMetadata({ slug });
}
