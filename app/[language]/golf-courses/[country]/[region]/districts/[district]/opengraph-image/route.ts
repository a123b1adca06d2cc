import { notFound } from 'next/navigation';
import { answerInLanguage } from '#app/language.ts';
import { areaPictureResponse, coursePoints } from '#app/share-picture.tsx';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { readDistrict } from '../read-district.ts';

export const GET = answerInLanguage<{ country: string; region: string; district: string }>(
  async (_request, { params }) => {
    const { placeLabels, placeTexts } = getTexts(directoryPart);
    const { country, region, district } = await params;
    const list = await readDistrict(country, region, district, 1);
    if (list === null) notFound();
    return areaPictureResponse({
      title: list.name,
      lead: placeTexts.title(list.region.name),
      figures: [[placeLabels.courses, list.total]],
      points: coursePoints(list.golfs),
    });
  },
);
