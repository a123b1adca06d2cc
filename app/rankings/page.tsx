import type { Metadata } from 'next';
import { FigureRankings } from '#components/directory/figure-rankings.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { isSiteBuild } from '#components/site/settings.ts';
import { trailFromHome } from '#components/site/trail.ts';
import { figureTexts, rankingTexts } from '#messages/messages.ts';
import { headingOf, readBest, readWorldFigures } from './read-rankings.ts';

export const revalidate = 604800;

export async function generateMetadata(): Promise<Metadata> {
  const title = headingOf(null, isSiteBuild ? [] : await readWorldFigures());
  return pageMetadata({
    title,
    description: figureTexts.description(null),
    path: '/rankings',
    picture: { of: '/', alt: title },
  });
}

const trail = trailFromHome(figureTexts.crumb, '/rankings');

export default async function WorldRankings() {
  if (isSiteBuild) return null;
  const rankings = await readWorldFigures();
  return (
    <FigureRankings
      rankings={rankings}
      best={await readBest()}
      trail={trail}
      title={headingOf(null, rankings)}
      directory={{ path: '/golf-courses', name: rankingTexts.world.directory }}
    />
  );
}
