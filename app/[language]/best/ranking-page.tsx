import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { answerInLanguage, readLanguage } from '#app/language.ts';
import { findRankedPlace, listBest } from '#app/ranked-place.ts';
import { areaPictureResponse, coursePoints } from '#app/share-picture.tsx';
import { Ranking } from '#components/directory/ranking.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { limits } from '#lib/contract/limits.ts';
import { FEWEST_REVIEWS } from '#lib/site/page-lists.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';

/** A continent or country and its region; neither for the world. */
type Params = { area?: string; region?: string };
type Props = { params: Promise<Params> };

/** Null where there is no such place. */
const readRanking = cache(async (area?: string, region?: string) => {
  const { rankingTexts } = getTexts(rankingsPart);
  const { crumb } = rankingTexts;
  const place = await findRankedPlace({ kind: '/best', world: '/best/world', crumb, area, region });
  if (place === null) return null;
  const [ranking, tooFew] = await Promise.all([
    listBest(area, region, { limit: limits.ranking.most, min_reviews: FEWEST_REVIEWS }),
    // More would only make the list longer.
    listBest(area, region, { limit: 25, max_reviews: FEWEST_REVIEWS - 1 }),
  ]);
  if (ranking === null || tooFew === null) return null;
  return { ...place, ranking, tooFew, texts: rankingTexts.of(place.name) };
});

/** A ranking that ranks no course stays out of search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await readLanguage();
  const { area, region } = await params;
  const place = await readRanking(area, region);
  if (place === null) return {};
  const { title, description, picture } = place.texts;
  const { path, ranking } = place;
  return pageMetadata({
    title,
    description,
    path,
    picture: { of: path, alt: picture },
    isIndexed: ranking.total > 0,
  });
}

export default async function RankingPage({ params }: Props) {
  await readLanguage();
  const { area, region } = await params;
  const place = await readRanking(area, region);
  return place === null ? notFound() : <Ranking {...place} />;
}

export const answerPicture = answerInLanguage<Params>(async (_request, { params }) => {
  const { rankingTexts } = getTexts(rankingsPart);
  const { area, region } = await params;
  const place = await readRanking(area, region);
  if (place === null) notFound();
  return areaPictureResponse({
    title: place.texts.title,
    lead: rankingTexts.pictureLead,
    figures: [[rankingTexts.ranked, place.ranking.total]],
    points: coursePoints(place.ranking.golfs),
  });
});
