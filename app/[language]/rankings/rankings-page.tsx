import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readLanguage } from '#app/language.ts';
import { findRankedPlace, listBest } from '#app/ranked-place.ts';
import { FigureRankings } from '#components/directory/figure-rankings.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { api } from '#lib/api/server.ts';
import { courseFigures } from '#lib/golf/course-figures.ts';
import { FEWEST_OF_RECORDS, FEWEST_REVIEWS } from '#lib/site/page-lists.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';

/** A page is of a country or a region, or of the world. */
type Props = { params: Promise<{ country?: string; region?: string }> };

const SHOWN = 10;

/** A title names a figure that's known for at least this share of the courses with the best known one. */
const MANY = 0.3;

/** Null where there is no such place. */
const readRankings = cache(async (country?: string, region?: string) => {
  const { figureTexts } = getTexts(rankingsPart);
  const place = await findRankedPlace({
    kind: '/rankings',
    world: '/rankings',
    crumb: figureTexts.crumb,
    area: country,
    region,
  });
  if (place === null) return null;
  const asked = { country, region, names: 'recorded', limit: SHOWN } as const;
  const found = await Promise.all(
    courseFigures.map((figure) => api.listGolfCoursesByFigure({ ...asked, figure })),
  );
  const rankings = found.filter((ranking) => ranking !== null);
  // A continent has no rankings by figures.
  if (rankings.length === 0) return null;
  const ranking = await listBest(country, region, { limit: SHOWN, min_reviews: FEWEST_REVIEWS });
  const bestPath = ['/best', country ?? 'world', region].filter(Boolean).join('/');
  const most = Math.max(...rankings.map(({ total }) => total));
  const isKnown = (total: number) => total > 0 && total >= MANY * most;
  return {
    ...place,
    rankings,
    best: ranking === null || ranking.total === 0 ? null : { ranking, path: bestPath },
    title: figureTexts.heading(
      place.name,
      rankings.filter(({ total }) => isKnown(total)).map(({ figure }) => figure),
    ),
  };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await readLanguage();
  const { country, region } = await params;
  const place = await readRankings(country, region);
  if (place === null) return {};
  const { name, title, path, directoryPath, rankings } = place;
  return pageMetadata({
    title,
    description: getTexts(rankingsPart).figureTexts.description(name),
    path,
    picture: { of: country ? directoryPath : '/', alt: title },
    isIndexed: rankings.some(({ figure, total }) => figure === 'northernmost' && total >= FEWEST_OF_RECORDS),
  });
}

export default async function RankingsPage({ params }: Props) {
  await readLanguage();
  const { country, region } = await params;
  const place = await readRankings(country, region);
  return place === null ? notFound() : <FigureRankings {...place} />;
}
