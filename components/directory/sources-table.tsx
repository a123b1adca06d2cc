import type { DatasetInfo } from '#lib/api/records.ts';
import { formatWhole } from '#lib/text/format.ts';
import { ScrollFrame } from '../site/scroll-frame.tsx';

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
