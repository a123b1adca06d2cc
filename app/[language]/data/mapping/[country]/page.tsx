import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readLanguage } from '#app/language.ts';
import { CoursesToMap, RegionTable, RuleTable } from '#components/mapping/country-mapping-page.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead } from '#components/site/page-parts.tsx';
import { type TrailStep, trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { limits } from '#lib/contract/limits.ts';
import { areSlugs, pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { dataPart } from '#messages/parts/data.ts';
import { mappingPart } from '#messages/parts/mapping.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type CountryProps = { params: Promise<{ country: string }> };

const readMapping = cache(async (country: string) =>
  areSlugs(country) ? api.listMappingGaps({ country, limit: limits.page.most }) : null,
);

export async function generateMetadata({ params }: CountryProps): Promise<Metadata> {
  await readLanguage();
  const { countryMappingTexts } = getTexts(mappingPart);
  const mapping = await readMapping((await params).country);
  if (mapping === null) return {};
  const { name, slug } = mapping.country;
  return pageMetadata({
    title: countryMappingTexts.tab(name),
    description: countryMappingTexts.description(name),
    path: pagePath.countryMapping(slug),
    isIndexed: mapping.courses.total > 0,
  });
}

export default async function Mapping({ params }: CountryProps) {
  await readLanguage();
  const { countryMappingTexts, mappingManners, worldMappingTexts } = getTexts(mappingPart);
  const { dataTexts } = getTexts(dataPart);
  const mapping = await readMapping((await params).country);
  if (mapping === null) notFound();
  const { country, regions, courses } = mapping;
  const heading = countryMappingTexts.heading(country.name);
  const trail: TrailStep[] = [
    ...trailFromHome(dataTexts.crumb, '/data'),
    { type: 'page', name: worldMappingTexts.crumb, path: pagePath.mapping },
    { type: 'page', name: country.name, path: pagePath.countryMapping(country.slug) },
  ];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead
        title={heading}
        lead={courses.total > 0 ? countryMappingTexts.lead : countryMappingTexts.nothing}
      />
      {courses.total > 0 && (
        <>
          <p className="prose mb-4">{mappingManners}</p>
          <CoursesToMap courses={courses} />
          {regions.length > 1 && <RegionTable regions={regions} />}
          <RuleTable mapping={mapping} />
        </>
      )}
    </>
  );
}
