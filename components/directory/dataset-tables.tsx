import { ScrollFrame } from '#components/site/page-parts.tsx';
import type { DatasetInfo } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { checksTexts, coverageTexts, formatWhole, sourcesTexts } from '#messages/messages.ts';

/** The others open on demand. */
const FIRST = 20;

export function CountryCoverage({ coverage }: { coverage: DatasetInfo['coverage'] }) {
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
  const { columns } = coverageTexts;
  return (
    <ScrollFrame label={label}>
      <table className="data-table coverage-table">
        <thead>
          <tr>
            <th scope="col">{columns.country}</th>
            <th scope="col" className="numeric">
              {columns.courses}
            </th>
            <th scope="col" className="numeric">
              {columns.mapped}
            </th>
            <th scope="col">{columns.share}</th>
          </tr>
        </thead>
        <tbody>
          {coverage.map(({ country, name, course_count, mapped_course_count }) => (
            <tr key={country}>
              <th scope="row">
                <a href={pagePath.country(country)} className="hover:text-deep hover:underline">
                  {name}
                </a>
              </th>
              <td className="numeric">{formatWhole(course_count)}</td>
              <td className="numeric">
                <a href={`/data/mapping/${country}`} className="hover:text-deep hover:underline">
                  {formatWhole(mapped_course_count)}
                </a>
              </td>
              <td>
                <ShareBar share={mapped_course_count / Math.max(1, course_count)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** From 0 to 1, as a bar and a percentage. */
function ShareBar({ share }: { share: number }) {
  const percent = Math.round(100 * share);
  return (
    <span className="share-bar">
      <span aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      {coverageTexts.percent(percent)}
    </span>
  );
}

/** A source that some files state, and that others are known to contain, is listed once. */
function distinctSources(sources: DatasetInfo['sources']): DatasetInfo['sources'] {
  const byName = Map.groupBy(sources, ({ name, licence }) => `${name}\n${licence}`);
  return [...byName.values()].map((same) =>
    same.reduce((most, each) => (each.items_kept > most.items_kept ? each : most)),
  );
}

export function SourcesTable({ sources }: { sources: DatasetInfo['sources'] }) {
  const { columns } = sourcesTexts;
  return (
    <ScrollFrame label={sourcesTexts.label}>
      <table className="data-table min-w-[36rem]">
        <thead>
          <tr>
            <th scope="col">{columns.source}</th>
            <th scope="col">{columns.licence}</th>
            <th scope="col">{columns.attribution}</th>
            <th scope="col" className="numeric">
              {columns.read}
            </th>
            <th scope="col" className="numeric">
              {columns.kept}
            </th>
          </tr>
        </thead>
        <tbody>
          {distinctSources(sources).map(
            ({ key, name, licence, url, attribution, items_read, items_kept }) => (
              <tr key={key}>
                <th scope="row">
                  {url !== null && /^https?:\/\//.test(url) ? (
                    <a href={url} rel="noopener" className="underline hover:text-deep">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </th>
                <td>{licence}</td>
                <td>{attribution ?? sourcesTexts.noAttribution}</td>
                <td className="numeric">{formatWhole(items_read)}</td>
                <td className="numeric">{formatWhole(items_kept)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

export function FindingsTable({ findings }: { findings: DatasetInfo['findings'] }) {
  const { columns } = checksTexts;
  return (
    <details className="mt-6">
      <summary className="inline-flex min-h-11 items-center underline hover:text-deep">
        {checksTexts.findings}
      </summary>
      <ScrollFrame label={checksTexts.label}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{columns.rule}</th>
              <th scope="col">{columns.source}</th>
              <th scope="col">{columns.action}</th>
              <th scope="col" className="numeric">
                {columns.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {findings.map(({ source, rule, action, count }) => (
              <tr key={`${source} ${rule} ${action}`}>
                <th scope="row">{rule.replaceAll(/[-_]/g, ' ')}</th>
                <td>{source}</td>
                <td>{action.replaceAll(/[-_]/g, ' ')}</td>
                <td className="numeric">{formatWhole(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </details>
  );
}
