import type { Metadata } from 'next';
import { Ranking } from '#components/directory/ranking.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { isSiteBuild } from '#components/site/settings.ts';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { limits } from '#lib/contract/limits.ts';
import { FEWEST_REVIEWS } from '#lib/site/page-lists.ts';
import { rankingTexts } from '#messages/messages.ts';

export const revalidate = 604800;

export const metadata: Metadata = pageMetadata({
  title: rankingTexts.world.title,
  description: rankingTexts.world.description,
  path: '/best/world',
  picture: { of: '/best/world', alt: rankingTexts.world.picture },
});

const trail = trailFromHome(rankingTexts.crumb, '/best/world');

export default async function BestOfTheWorld() {
  if (isSiteBuild) return null;
  const limit = limits.ranking.most;
  const [ranking, all] = await Promise.all([
    api.listBestGolfCoursesWorldwide({ limit, min_reviews: FEWEST_REVIEWS }),
    api.listBestGolfCoursesWorldwide({ limit }),
  ]);
  return (
    <Ranking
      ranking={ranking}
      all={all}
      trail={trail}
      title={rankingTexts.world.heading}
      directory={{ path: '/golf-courses', name: rankingTexts.world.directory }}
    />
  );
}
