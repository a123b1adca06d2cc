import type { DatasetInfo } from '#lib/api/records.ts';
import { CoverageTable } from './coverage-table.tsx';

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
