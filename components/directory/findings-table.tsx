import type { DatasetInfo } from '#lib/api/records.ts';
import { formatWhole } from '#lib/text/format.ts';
import { ScrollFrame } from '../site/scroll-frame.tsx';

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
