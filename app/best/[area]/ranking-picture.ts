import { notFound } from 'next/navigation';
import { nameInSentence } from '#components/directory/name-in-sentence.ts';
import { areaPictureResponse, coursePoints } from '../../share-picture.tsx';
import { readRanking } from './read-ranking.ts';

/** The picture of the ranking of a continent or country, or of a region. */
export async function rankingPicture(area: string, region: string | null): Promise<Response> {
  const place = await readRanking(area, region);
  if (place === null) notFound();
  return areaPictureResponse({
    title: `The best golf courses in ${nameInSentence(place.name)}`,
    lead: "By members' reviews",
    figures: [['Ranked', place.ranking.total]],
    points: coursePoints(place.ranking.golfs),
  });
}
