import Link from 'next/link';
import type { DatasetInfo } from '#lib/api/records.ts';
import { pagePath } from '#lib/golf/page-path.ts';
import { formatWhole } from '#lib/text/format.ts';

/** How many courses of each country there are, and how many of them have mapped holes. */
export function CoverageTable({ coverage }: { coverage: DatasetInfo['coverage'] }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Country</th>
          <th scope="col" className="numeric">
            Courses
          </th>
          <th scope="col" className="numeric">
            Mapped
          </th>
          <th scope="col" className="hidden w-2/5 sm:table-cell">
            <span className="sr-only">Share mapped</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {coverage.map(({ country, name, course_count, mapped_course_count }) => (
          <tr key={country}>
            <th scope="row">
              <Link
                href={pagePath.country(country)}
                prefetch={false}
                className="hover:text-deep hover:underline"
              >
                {name}
              </Link>
            </th>
            <td className="numeric">{formatWhole(course_count)}</td>
            <td className="numeric">{formatWhole(mapped_course_count)}</td>
            <td className="hidden sm:table-cell">
              <span
                className="block h-1.5 bg-fairway"
                style={{ width: `${(100 * mapped_course_count) / Math.max(1, course_count)}%` }}
              />
              <span className="sr-only">
                {Math.round((100 * mapped_course_count) / Math.max(1, course_count))} %
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
