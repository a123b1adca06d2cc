import { notFound } from 'next/navigation';
import { answerInLanguage } from '#app/language.ts';
import { areaPictureResponse, coursePoints } from '#app/share-picture.tsx';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { readRegion } from '../read-region.ts';

export const GET = answerInLanguage<{ country: string; region: string }>(async (_request, { params }) => {
  const { placeLabels, placeTexts } = getTexts(directoryPart);
  const { country, region } = await params;
  const list = await readRegion(country, region, 1);
  if (list === null) notFound();
  return areaPictureResponse({
    title: list.region.name,
    lead: placeTexts.title(list.country.name),
    figures: [
      [placeLabels.courses, list.total],
      list.districts.length > 0
        ? [placeLabels.counties, list.districts.length]
        : [placeLabels.cities, list.cities.length],
    ],
    points: coursePoints(list.golfs),
  });
});
