import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContinentDirectory } from '#components/directory/continent-directory.tsx';
import { CountryDirectory } from '#components/directory/country-directory.tsx';
import { nameInSentence } from '#components/directory/name-in-sentence.ts';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { counts } from '#messages/messages.ts';
import { readArea } from './read-area.ts';

type AreaProps = { params: Promise<{ country: string }> };

export async function generateMetadata({ params }: AreaProps): Promise<Metadata> {
  const area = await readArea((await params).country);
  if (area === null) return {};
  if ('continent' in area.entry) {
    const { name, slug, course_count, country_count } = area.entry.continent;
    return pageMetadata({
      title: `Golf courses in ${nameInSentence(name)}`,
      description: `${counts.golfCourses(course_count)} in ${counts.countries(country_count)} of ${name}, by country and region.`,
      path: pagePath.continent(slug),
      picture: { of: pagePath.continent(slug), alt: `Map of the golf courses in ${nameInSentence(name)}` },
      isIndexed: course_count > 0,
    });
  }
  const { name, slug, course_count, region_count } = area.entry.country;
  return pageMetadata({
    title: `Golf courses in ${nameInSentence(name)}`,
    description: `${counts.golfCourses(course_count)} in ${nameInSentence(name)}${region_count > 1 ? `, in ${counts.regions(region_count)}` : ''}: scorecards, lengths, hazards and ratings.`,
    path: pagePath.country(slug),
    picture: { of: pagePath.country(slug), alt: `Map of the golf courses in ${nameInSentence(name)}` },
    isIndexed: course_count > 0,
  });
}

/** Continents and countries share one form of address; the API knows which of them it is. */
export default async function Area({ params }: AreaProps) {
  const area = await readArea((await params).country);
  if (area === null) notFound();
  return (
    <>
      <Breadcrumbs trail={area.trail} />
      {'continent' in area.entry ? (
        <ContinentDirectory directory={area.entry} />
      ) : (
        <CountryDirectory directory={area.entry} />
      )}
    </>
  );
}
