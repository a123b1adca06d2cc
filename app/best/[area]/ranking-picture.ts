import { notFound } from 'next/navigation';
import { rankingTexts } from '#messages/messages.ts';
import { areaPictureResponse, coursePoints } from '../../share-picture.tsx';
import { readRanking } from './read-ranking.ts';

export async function rankingPicture(area: string, region: string | null): Promise<Response> {
  const place = await readRanking(area, region);
  if (place === null) notFound();
  return areaPictureResponse({
    title: rankingTexts.place.title(place.name),
    lead: rankingTexts.pictureLead,
    figures: [[rankingTexts.ranked, place.ranking.total]],
    points: coursePoints(place.ranking.golfs),
  });
}
