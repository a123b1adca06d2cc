import { DataTable } from '#components/site/data-table.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import type { DatasetInfo } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { dataPart } from '#messages/parts/data.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

/** The others open on demand. */
const FIRST = 20;

export function CountryCoverage({ coverage }: { coverage: DatasetInfo['coverage'] }) {
  const { coverageTexts } = useTexts(dataPart);
  const rest = coverage.slice(FIRST);
  return (
    <>
      <CoverageTable label={coverageTexts.first} coverage={coverage.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center underline hover:text-deep">
            {coverageTexts.more(rest.length)}
          </summary>
          <CoverageTable label={coverageTexts.rest} coverage={rest} />
        </details>
      )}
    </>
  );
}

type CoverageTableProps = { label: string; coverage: DatasetInfo['coverage'] };

function CoverageTable({ label, coverage }: CoverageTableProps) {
  const { coverageTexts } = useTexts(dataPart);
  const { formatWhole } = useTexts(numbersPart);
  const { columns } = coverageTexts;
  return (
    <DataTable
      label={label}
      className="coverage-table"
      rows={coverage}
      keyOf={({ country }) => country}
      columns={[
        {
          heading: columns.country,
          cell: ({ country, name }) => (
            <PageLink href={pagePath.country(country)} className="hover:text-deep hover:underline">
              {name}
            </PageLink>
          ),
        },
        { heading: columns.courses, cell: ({ course_count }) => course_count, isNumeric: true },
        {
          heading: columns.mapped,
          cell: ({ country, mapped_course_count }) => (
            <PageLink href={pagePath.countryMapping(country)} className="hover:text-deep hover:underline">
              {formatWhole(mapped_course_count)}
            </PageLink>
          ),
          isNumeric: true,
        },
        {
          heading: columns.share,
          cell: ({ mapped_course_count, course_count }) => (
            <ShareBar share={mapped_course_count / Math.max(1, course_count)} />
          ),
          isNumeric: true,
        },
      ]}
    />
  );
}

/** A share from 0 to 1, as a bar and a percentage. */
function ShareBar({ share }: { share: number }) {
  const { coverageTexts } = useTexts(dataPart);
  const percent = Math.round(100 * share);
  return (
    <span className="grid items-center gap-3 text-[0.8125rem] text-soft sm:grid-cols-[minmax(0,1fr)_3rem] sm:pl-6">
      <span className="h-1.5 bg-panel max-sm:hidden" aria-hidden="true">
        <span
          className="block h-full bg-fairway [print-color-adjust:exact]"
          style={{ width: `${percent}%` }}
        />
      </span>
      {coverageTexts.percent(percent)}
    </span>
  );
}

/** A source that some files name, and that others are known to contain, is listed once. */
function distinctSources(sources: DatasetInfo['sources']): DatasetInfo['sources'] {
  const byName = Map.groupBy(sources, ({ name, licence }) => `${name}\n${licence}`);
  return [...byName.values()].map((same) =>
    same.reduce((most, each) => (each.items_kept > most.items_kept ? each : most)),
  );
}

export function SourcesTable({ sources }: { sources: DatasetInfo['sources'] }) {
  const { sourcesTexts } = useTexts(dataPart);
  const { columns } = sourcesTexts;
  return (
    <DataTable
      label={sourcesTexts.label}
      className="min-w-[36rem]"
      rows={distinctSources(sources)}
      keyOf={({ key }) => key}
      columns={[
        {
          heading: columns.source,
          cell: ({ name, url }) =>
            url !== null && /^https?:\/\//.test(url) ? (
              <a href={url} rel="noopener" className="underline hover:text-deep">
                {name}
              </a>
            ) : (
              name
            ),
        },
        { heading: columns.licence, cell: ({ licence }) => licence },
        { heading: columns.attribution, cell: (row) => row.attribution ?? sourcesTexts.noAttribution },
        { heading: columns.read, cell: ({ items_read }) => items_read, isNumeric: true },
        { heading: columns.kept, cell: ({ items_kept }) => items_kept, isNumeric: true },
      ]}
    />
  );
}

export function FindingsTable({ findings }: { findings: DatasetInfo['findings'] }) {
  const { checksTexts } = useTexts(dataPart);
  const { columns } = checksTexts;
  return (
    <details className="mt-6">
      <summary className="inline-flex min-h-11 items-center underline hover:text-deep">
        {checksTexts.findings}
      </summary>
      <DataTable
        label={checksTexts.label}
        rows={findings}
        keyOf={({ source, rule, action }) => `${source} ${rule} ${action}`}
        columns={[
          { heading: columns.rule, cell: ({ rule }) => rule.replaceAll(/[-_]/g, ' ') },
          { heading: columns.source, cell: ({ source }) => source },
          { heading: columns.action, cell: ({ action }) => action.replaceAll(/[-_]/g, ' ') },
          { heading: columns.count, cell: ({ count }) => count, isNumeric: true },
        ]}
      />
    </details>
  );
}
