import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { datasetJsonLd, FilesTable } from '#components/directory/dataset-files.tsx';
import { CountryCoverage, FindingsTable, SourcesTable } from '#components/directory/dataset-tables.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { Bullets, Facts, JsonLd, PageHead, Section } from '#components/site/page-parts.tsx';
import { Said } from '#components/site/said.tsx';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { CHANGES_FEED, pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { dataPart } from '#messages/parts/data.ts';
import { mappingPart } from '#messages/parts/mapping.ts';
import { numbersPart } from '#messages/parts/numbers.ts';

export const revalidate = 604800;

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { title, description } = getTexts(dataPart).dataTexts;
  const page = pageMetadata({ title, description, path: '/data' });
  return { ...page, alternates: { ...page.alternates, types: { 'application/atom+xml': CHANGES_FEED } } };
}

/** Sources, licences, checks, gaps, and coverage by country. */
export default async function Data() {
  await readLanguage();
  const { checksTexts, coverageTexts, dataTexts, filesTexts, limitsTexts, sourcesTexts } = getTexts(dataPart);
  const { formatWhole } = getTexts(numbersPart);
  const { worldMappingTexts } = getTexts(mappingPart);
  const trail = trailFromHome(dataTexts.crumb, '/data');
  const dataset = await api.getDataset();
  const hasReviews = dataset.reviewed_course_count > 0;
  return (
    <>
      <Breadcrumbs trail={trail} />
      <JsonLd data={datasetJsonLd(dataset)} />
      <PageHead title={dataTexts.heading} lead={dataset.is_demo ? dataTexts.demoLead : dataTexts.lead}>
        <Facts
          facts={[
            { label: dataTexts.courses, value: formatWhole(dataset.course_count) },
            { label: dataTexts.mapped, value: formatWhole(dataset.mapped_course_count) },
            ...(hasReviews
              ? [{ label: dataTexts.reviewed, value: formatWhole(dataset.reviewed_course_count) }]
              : []),
          ]}
        />
      </PageHead>
      <Section id="sources" title={sourcesTexts.heading}>
        <SourcesTable sources={dataset.sources} />
        <p className="mt-4 text-sm text-soft">
          <Said
            parts={sourcesTexts.version(
              <code className="font-mono">{dataset.version}</code>,
              dataset.updated_at?.slice(0, 10) ?? null,
            )}
          />{' '}
          <a href={CHANGES_FEED} className="underline hover:text-deep">
            {dataTexts.feedLink}
          </a>
        </p>
      </Section>
      {dataset.files.length > 0 && (
        <Section id="files" title={filesTexts.heading}>
          <div className="mb-4 max-w-2xl space-y-3">
            <p>{filesTexts.lead}</p>
            <p>{filesTexts.supplied}</p>
          </div>
          <FilesTable files={dataset.files} />
        </Section>
      )}
      <Section id="checks" title={checksTexts.heading}>
        <div className="max-w-2xl space-y-3">
          <p>{checksTexts.rules}</p>
          <p>{checksTexts.failures}</p>
        </div>
        {dataset.findings.length > 0 && <FindingsTable findings={dataset.findings} />}
      </Section>
      <Section id="limits" title={limitsTexts.heading}>
        <Bullets items={limitsTexts.limits(hasReviews)} />
      </Section>
      <Section id="coverage" title={coverageTexts.heading}>
        <CountryCoverage coverage={dataset.coverage} />
        <p className="mt-4">
          <PageLink href={pagePath.mapping} className="underline hover:text-deep">
            {worldMappingTexts.link}
          </PageLink>
        </p>
      </Section>
    </>
  );
}
