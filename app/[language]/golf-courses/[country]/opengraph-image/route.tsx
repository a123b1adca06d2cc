import { notFound } from 'next/navigation';
import { answerInLanguage } from '#app/language.ts';
import { areaPictureResponse, placePoints } from '#app/share-picture.tsx';
import type { PicturePoint } from '#components/directory/area-picture-svg.ts';
import { isInBbox } from '#lib/geo/bbox.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { readArea } from '../read-area.ts';

/** The picture of a continent, or of a country. */
export const GET = answerInLanguage<{ country: string }>(async (_request, { params }) => {
  const { continentTexts, countryTexts, placeLabels } = getTexts(directoryPart);
  const area = await readArea((await params).country);
  if (area === null) notFound();
  if ('continent' in area.entry) {
    const { continent, countries } = area.entry;
    return areaPictureResponse({
      title: continent.name,
      lead: continentTexts.pictureLead,
      figures: [
        [placeLabels.courses, continent.course_count],
        [placeLabels.countries, continent.country_count],
      ],
      points: placePoints(countries),
    });
  }
  const { country, regions } = area.entry;
  const isInFrame = ({ longitude, latitude }: PicturePoint) =>
    longitude !== null && latitude !== null && isInBbox(country.frame.bbox, [longitude, latitude]);
  return areaPictureResponse({
    title: country.name,
    lead: countryTexts.pictureLead,
    figures: [
      [placeLabels.courses, country.course_count],
      ...(country.lists_regions ? [[placeLabels.regions, country.region_count] as const] : []),
    ],
    points: placePoints(regions.length > 0 ? regions : [country]).filter(isInFrame),
  });
});
