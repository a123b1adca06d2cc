import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { ContinentDirectory, CountryDirectory } from '#components/directory/area-directory.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { readArea } from './read-area.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type AreaProps = { params: Promise<{ country: string }> };

export async function generateMetadata({ params }: AreaProps): Promise<Metadata> {
  await readLanguage();
  const { continentTexts, countryTexts, placeTexts } = getTexts(directoryPart);
  const area = await readArea((await params).country);
  if (area === null) return {};
  const { entry } = area;
  const { name, slug, course_count } = 'continent' in entry ? entry.continent : entry.country;
  const path = pagePath.country(slug);
  return pageMetadata({
    title: placeTexts.title(name),
    description:
      'continent' in entry
        ? continentTexts.description(name, course_count, entry.continent.country_count)
        : countryTexts.description(
            name,
            course_count,
            entry.country.lists_regions ? entry.country.region_count : 0,
          ),
    path,
    picture: { of: path, alt: placeTexts.map(name) },
    isIndexed: course_count > 0,
  });
}

/** A continent or a country: their addresses look alike, and the API knows which it is. */
export default async function Area({ params }: AreaProps) {
  await readLanguage();
  const area = await readArea((await params).country);
  if (area === null) notFound();
  return (
    <>
      <Breadcrumbs trail={area.trail} />
      {'continent' in area.entry ? (
        <ContinentDirectory directory={area.entry} hasReviews={area.hasReviews} />
      ) : (
        <CountryDirectory directory={area.entry} cities={area.cities} />
      )}
    </>
  );
}
