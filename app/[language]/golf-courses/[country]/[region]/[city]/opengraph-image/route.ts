import { notFound } from 'next/navigation';
import { answerInLanguage } from '#app/language.ts';
import { areaPictureResponse, coursePoints } from '#app/share-picture.tsx';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { readCity } from '../read-city.ts';

export const GET = answerInLanguage<{ country: string; region: string; city: string }>(
  async (_request, { params }) => {
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
  },
);
