import type { Metadata } from 'next';
import { Ranking } from '#components/directory/ranking.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { limits } from '#lib/contract/limits.ts';

export const metadata: Metadata = pageMetadata({
  title: 'Best golf courses of the world',
  description: 'The golf courses that members rate highest, with the number of reviews behind each average.',
  path: '/best/world',
  picture: { of: '/best/world', alt: 'World map of the best golf courses' },
});

const trail = trailFromHome('Best courses', '/best/world');

/** The hundred best courses of the world by members' reviews. */
export default async function BestOfTheWorld() {
  return (
    <Ranking
      ranking={await api.listBestGolfCoursesWorldwide({ limit: limits.ranking.most })}
      trail={trail}
      title="Best courses"
      directory={{ path: '/golf-courses', name: 'All golf courses by country' }}
    />
  );
}
