import type { Metadata } from 'next';
import { FigureRankings } from '#components/directory/figure-rankings.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { isSiteBuild } from '#components/site/settings.ts';
import { trailFromHome } from '#components/site/trail.ts';
import { figureTexts, rankingTexts } from '#messages/messages.ts';
import { readBest, readFigures } from './read-rankings.ts';

export const revalidate = 604800;

export const metadata: Metadata = pageMetadata({
  title: figureTexts.world.title,
  description: figureTexts.description(null),
  path: '/rankings',
  picture: { of: '/', alt: figureTexts.world.heading },
});

const trail = trailFromHome(figureTexts.crumb, '/rankings');

export default async function WorldRankings() {
  if (isSiteBuild) return null;
  return (
    <FigureRankings
      rankings={await readFigures({})}
      best={await readBest()}
      trail={trail}
      title={figureTexts.world.heading}
      directory={{ path: '/golf-courses', name: rankingTexts.world.directory }}
    />
  );
}
