import { answerInLanguage } from '#app/language.ts';
import { areaPictureResponse, placePoints } from '#app/share-picture.tsx';
import { api } from '#lib/api/server.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';

export const dynamic = 'force-dynamic';

/** The world, with a dot for each country. */
export const GET = answerInLanguage(async () => {
  const { homeTexts, placeLabels } = getTexts(directoryPart);
  const [dataset, countries] = await Promise.all([api.getDataset(), api.listCountries()]);
  return areaPictureResponse({
    title: homeTexts.picture.title,
    lead: homeTexts.picture.lead,
    figures: [
      [placeLabels.courses, dataset.course_count],
      [placeLabels.countries, countries.total],
      [placeLabels.mapped, dataset.mapped_course_count],
    ],
    points: placePoints(countries.items),
  });
});
