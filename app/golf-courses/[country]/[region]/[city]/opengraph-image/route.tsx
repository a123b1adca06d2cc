import { notFound } from 'next/navigation';
import { nameInSentence } from '#components/directory/name-in-sentence.ts';
import { areaPictureResponse, coursePoints } from '../../../../../share-picture.tsx';
import { readCity } from '../read-city.ts';

type Context = { params: Promise<{ country: string; region: string; city: string }> };

/** The picture of a city with its courses. */
export async function GET(_request: Request, { params }: Context) {
  const { country, region, city } = await params;
  const list = await readCity(country, region, city, 1);
  if (list === null) notFound();
  return areaPictureResponse({
    title: list.city,
    lead: `Golf courses in ${nameInSentence(list.country.name)}`,
    figures: [['Courses', list.total]],
    points: coursePoints(list.golfs),
  });
}
