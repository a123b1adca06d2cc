import { notFound } from 'next/navigation';
import { areaPictureResponse, coursePoints } from '#app/share-picture.tsx';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { readRanking } from './read-ranking.ts';

export async function rankingPicture(area: string, region: string | null): Promise<Response> {
  const { rankingTexts } = getTexts(rankingsPart);
  const place = await readRanking(area, region);
  if (place === null) notFound();
  return areaPictureResponse({
    title: rankingTexts.place.title(place.name),
    lead: rankingTexts.pictureLead,
    figures: [[rankingTexts.ranked, place.ranking.total]],
    points: coursePoints(place.ranking.golfs),
  });
}
