import { readLanguage } from '#app/language.ts';
import { WorldTable } from '#components/mapping/world-mapping.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead } from '#components/site/page-parts.tsx';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { dataPart } from '#messages/parts/data.ts';
import { mappingPart } from '#messages/parts/mapping.ts';

export const revalidate = 604800;

export async function generateMetadata() {
  await readLanguage();
  const { tab, description } = getTexts(mappingPart).worldMappingTexts;
  return pageMetadata({ title: tab, description, path: pagePath.mapping });
}

export default async function Mapping() {
  await readLanguage();
  const { dataTexts } = getTexts(dataPart);
  const { mappingManners, worldMappingTexts } = getTexts(mappingPart);
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
      <WorldTable countries={countries} />
    </>
  );
}
