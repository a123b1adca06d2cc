import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { FigureRankings } from '#components/directory/figure-rankings.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { trailFromHome } from '#components/site/trail.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { headingOf, readBest, readWorldFigures } from './read-rankings.ts';

export const revalidate = 604800;

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { figureTexts } = getTexts(rankingsPart);
  const title = headingOf(null, await readWorldFigures());
  return pageMetadata({
    title,
    description: figureTexts.description(null),
    path: '/rankings',
    picture: { of: '/', alt: title },
  });
}

export default async function WorldRankings() {
  await readLanguage();
  const { figureTexts, rankingTexts } = getTexts(rankingsPart);
  const trail = trailFromHome(figureTexts.crumb, '/rankings');
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
