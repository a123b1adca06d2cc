import type { Metadata } from 'next';
import { cache } from 'react';
import { readLanguage } from '#app/language.ts';
import { Ranking } from '#components/directory/ranking.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { RANKED, TOO_FEW } from '../ranked.ts';

export const revalidate = 604800;

const readWorld = cache(() => api.listBestGolfCoursesWorldwide(RANKED));

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { rankingTexts } = getTexts(rankingsPart);
  return pageMetadata({
    title: rankingTexts.world.title,
    description: rankingTexts.world.description,
    path: '/best/world',
    picture: { of: '/best/world', alt: rankingTexts.world.picture },
    isIndexed: (await readWorld()).total > 0,
  });
}

export default async function BestOfTheWorld() {
  await readLanguage();
  const { rankingTexts } = getTexts(rankingsPart);
  const trail = trailFromHome(rankingTexts.crumb, '/best/world');
  const [ranking, tooFew] = await Promise.all([readWorld(), api.listBestGolfCoursesWorldwide(TOO_FEW)]);
  return (
    <Ranking
      ranking={ranking}
      tooFew={tooFew}
      trail={trail}
      title={rankingTexts.world.heading}
      directory={{ path: '/golf-courses', name: rankingTexts.world.directory }}
    />
  );
}
