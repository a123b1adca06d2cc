import { notFound } from 'next/navigation';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { areaPictureResponse, coursePoints } from '../../../../../share-picture.tsx';
import { readCity } from '../read-city.ts';

type Context = { params: Promise<{ country: string; region: string; city: string }> };

export async function GET(_request: Request, { params }: Context) {
  const { placeLabels, placeTexts } = getTexts(directoryPart);
  const { country, region, city } = await params;
  const list = await readCity(country, region, city, 1);
  if (list === null) notFound();
  return areaPictureResponse({
    title: list.city,
    lead: placeTexts.title(list.country.name),
    figures: [[placeLabels.courses, list.total]],
    points: coursePoints(list.golfs),
  });
}
