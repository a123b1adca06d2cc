import { notFound } from 'next/navigation';
import { nameInSentence } from '#components/directory/name-in-sentence.ts';
import { areaPictureResponse, coursePoints } from '../../../../share-picture.tsx';
import { readRegion } from '../read-region.ts';

type Context = { params: Promise<{ country: string; region: string }> };

/** The picture of a region, with the first of its courses. */
export async function GET(_request: Request, { params }: Context) {
  const { country, region } = await params;
  const list = await readRegion(country, region, 1);
  if (list === null) notFound();
  return areaPictureResponse({
    title: list.region.name,
    lead: `Golf courses in ${nameInSentence(list.country.name)}`,
    figures: [
      ['Courses', list.total],
      ['Cities', list.cities.length],
    ],
    points: coursePoints(list.golfs),
  });
}
