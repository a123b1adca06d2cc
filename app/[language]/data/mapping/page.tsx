import { readLanguage } from '#app/language.ts';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { DataTable } from '#components/site/data-table.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead } from '#components/site/page-parts.tsx';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { dataPart } from '#messages/parts/data.ts';
import { mappingPart } from '#messages/parts/mapping.ts';
import { numbersPart } from '#messages/parts/numbers.ts';

export const revalidate = 604800;

export async function generateMetadata() {
  await readLanguage();
  const { tab, description } = getTexts(mappingPart).worldMappingTexts;
  return pageMetadata({ title: tab, description, path: pagePath.mapping });
}

export default async function Mapping() {
  await readLanguage();
  const { dataTexts } = getTexts(dataPart);
  const { formatWhole } = getTexts(numbersPart);
  const { mappingManners, worldMappingTexts } = getTexts(mappingPart);
  const { columns } = worldMappingTexts;
  const { countries } = await api.listMappingByCountry();
  const hasGaps = countries.some(({ gaps }) => gaps > 0);
  const trail = trailFromHome(dataTexts.crumb, '/data');
  return (
    <>
      <Breadcrumbs
        trail={[...trail, { type: 'page', name: worldMappingTexts.crumb, path: pagePath.mapping }]}
      />
      <PageHead
        title={worldMappingTexts.heading}
        lead={hasGaps ? worldMappingTexts.lead : worldMappingTexts.nothing}
      />
      {hasGaps && (
        <>
          <p className="prose">{worldMappingTexts.order}</p>
          <p className="prose mb-4">{mappingManners}</p>
        </>
      )}
      <DataTable
        label={worldMappingTexts.heading}
        rows={countries}
        keyOf={({ country }) => country.slug}
        columns={[
          {
            heading: columns.country,
            cell: ({ country }) => (
              <PageLink href={pagePath.countryMapping(country.slug)} className="underline hover:text-deep">
                {country.name}
              </PageLink>
            ),
          },
          {
            heading: columns.mapped,
            cell: (row) => worldMappingTexts.mapped(row.mapped_course_count, row.course_count),
            isNumeric: true,
          },
          { heading: columns.holes, cell: (row) => formatWhole(row.holes_to_gain), isNumeric: true },
          { heading: columns.fixes, cell: (row) => formatWhole(row.gaps), isNumeric: true },
          { heading: columns.courses, cell: (row) => formatWhole(row.course_count), isNumeric: true },
        ]}
      />
    </>
  );
}
