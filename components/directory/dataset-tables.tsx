import { ScrollFrame } from '#components/site/page-parts.tsx';
import type { DatasetInfo } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { formatWhole } from '#messages/messages.ts';

/** Countries shown at once; the others open on demand. */
const FIRST = 20;

/** Coverage by country: the countries with the most courses, and the rest folded away. */
export function CountryCoverage({ coverage }: { coverage: DatasetInfo['coverage'] }) {
  const rest = coverage.slice(FIRST);
  return (
    <>
      <CoverageTable label="Countries with the most courses" coverage={coverage.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center underline hover:text-deep">
            {rest.length === 1 ? 'One country more' : `${rest.length} countries more`}
          </summary>
          <CoverageTable label="Further countries" coverage={rest} />
        </details>
      )}
    </>
  );
}

type CoverageTableProps = { label: string; coverage: DatasetInfo['coverage'] };

/** How many courses of each country there are, and how many of them have mapped holes. */
function CoverageTable({ label, coverage }: CoverageTableProps) {
  return (
    <ScrollFrame label={label}>
      <table className="data-table coverage-table">
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col" className="numeric">
              Courses
            </th>
            <th scope="col" className="numeric">
              Mapped
            </th>
            <th scope="col">Share</th>
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
              <td className="numeric">{formatWhole(mapped_course_count)}</td>
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

/** A share as a bar on its track, with its per cent. */
function ShareBar({ share }: { share: number }) {
  const percent = Math.round(100 * share);
  return (
    <span className="share-bar">
      <span aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      {`${percent}\u00a0%`}
    </span>
  );
}

/** The sources of the dataset with their licences, and how much of each was kept. */
export function SourcesTable({ sources }: { sources: DatasetInfo['sources'] }) {
  return (
    <ScrollFrame label="Sources">
      <table className="data-table min-w-[36rem]">
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Licence</th>
            <th scope="col">Attribution</th>
            <th scope="col" className="numeric">
              Read
            </th>
            <th scope="col" className="numeric">
              Kept
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ key, name, licence, url, attribution, items_read, items_kept }) => (
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
              <td>{attribution ?? 'None asked for'}</td>
              <td className="numeric">{formatWhole(items_read)}</td>
              <td className="numeric">{formatWhole(items_kept)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** What the checks found in the sources and what was done about it, summed up. */
export function FindingsTable({ findings }: { findings: DatasetInfo['findings'] }) {
  return (
    <details className="mt-6">
      <summary className="inline-flex min-h-11 items-center underline hover:text-deep">
        What the checks found in this dataset
      </summary>
      <ScrollFrame label="Findings">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Source</th>
              <th scope="col">Action</th>
              <th scope="col" className="numeric">
                Times
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
