import { api } from '#lib/api/server.ts';
import { areaPictureResponse, placePoints } from '../share-picture.tsx';

export const dynamic = 'force-dynamic';

/** The picture of the home page for shared links: the world, a dot for each country. */
export async function GET() {
  const [dataset, countries] = await Promise.all([api.getDataset(), api.listCountries()]);
  return areaPictureResponse({
    title: "The world's golf courses",
    lead: 'Hole by hole, with every distance',
    figures: [
      ['Courses', dataset.course_count],
      ['Countries', countries.total],
      ['Mapped', dataset.mapped_course_count],
    ],
    points: placePoints(countries.items),
  });
}
