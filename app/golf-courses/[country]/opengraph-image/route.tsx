import { notFound } from 'next/navigation';
import { areaPictureResponse, placePoints } from '../../../share-picture.tsx';
import { readArea } from '../read-area.ts';

/** The picture of a continent with its countries, or of a country with its regions. */
export async function GET(_request: Request, { params }: { params: Promise<{ country: string }> }) {
  const area = await readArea((await params).country);
  if (area === null) notFound();
  if ('continent' in area.entry) {
    const { continent, countries } = area.entry;
    return areaPictureResponse({
      title: continent.name,
      lead: 'Golf courses by country',
      figures: [
        ['Courses', continent.course_count],
        ['Countries', continent.country_count],
      ],
      points: placePoints(countries),
    });
  }
  const { country, regions } = area.entry;
  return areaPictureResponse({
    title: country.name,
    lead: 'Golf courses by region',
    figures: [
      ['Courses', country.course_count],
      ['Regions', country.region_count],
    ],
    points: placePoints(regions.length > 0 ? regions : [country]),
  });
}
