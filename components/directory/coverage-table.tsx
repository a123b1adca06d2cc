import type { DatasetInfo } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { formatWhole } from '#lib/text/format.ts';
import { ScrollFrame } from '../site/scroll-frame.tsx';

type CoverageTableProps = { label: string; coverage: DatasetInfo['coverage'] };

/** How many courses of each country there are, and how many of them have mapped holes. */
export function CoverageTable({ label, coverage }: CoverageTableProps) {
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
