import { ScrollFrame } from '#components/site/page-parts.tsx';
import { siteName, siteUrl } from '#components/site/settings.ts';
import type { DatasetInfo } from '#lib/api/records.ts';
import { dataTexts, filesTexts, formatWhole } from '#messages/messages.ts';

export function FilesTable({ files }: { files: DatasetInfo['files'] }) {
  const { columns } = filesTexts;
  return (
    <>
      <ScrollFrame label={filesTexts.label}>
        <table className="data-table min-w-[32rem]">
          <thead>
            <tr>
              <th scope="col">{columns.file}</th>
              <th scope="col" className="numeric">
                {columns.rows}
              </th>
              <th scope="col" className="numeric">
                {columns.size}
              </th>
              <th scope="col">{columns.licence}</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ file, url, rows, bytes, licence, attribution }) => (
              <tr key={file}>
                <th scope="row">
                  <a
                    href={url}
                    download
                    rel="nofollow"
                    className="font-mono text-sm underline hover:text-deep"
                  >
                    {file}
                  </a>
                </th>
                <td className="numeric">{rows === null ? '' : formatWhole(rows)}</td>
                <td className="numeric">{filesTexts.size(bytes / 1e6)}</td>
                <td>
                  {licence}
                  <span className="block text-sm text-soft">{attribution}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p className="mt-4 text-sm">
        <a
          href="/downloads/index.json"
          className="inline-flex min-h-11 items-center underline hover:text-deep"
        >
          {filesTexts.list}
        </a>
      </p>
    </>
  );
}

const LICENCES: Readonly<Record<string, string>> = {
  'ODbL-1.0': 'https://opendatacommons.org/licenses/odbl/1-0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
};

const FORMATS: Readonly<Record<string, string>> = {
  gz: 'application/gzip',
  parquet: 'application/vnd.apache.parquet',
  pmtiles: 'application/vnd.pmtiles',
  sqlite: 'application/vnd.sqlite3',
};

/** schema.org's Dataset, each file a DataDownload. */
export function datasetJsonLd({ version, updated_at, sources, files }: DatasetInfo): Record<string, unknown> {
  const licences = [...new Set(sources.map(({ licence }) => LICENCES[licence] ?? licence))];
  return {
    '@type': 'Dataset',
    name: dataTexts.datasetName(siteName),
    description: dataTexts.description,
    url: `${siteUrl}/data`,
    version,
    ...(updated_at && { dateModified: updated_at }),
    license: licences.length === 1 ? licences[0] : licences,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: siteName, url: siteUrl },
    distribution: files.map(({ file, url, bytes, sha256, licence }) => ({
      '@type': 'DataDownload',
      name: file,
      contentUrl: `${siteUrl}${url}`,
      encodingFormat: FORMATS[file.slice(file.lastIndexOf('.') + 1)],
      contentSize: String(bytes),
      sha256,
      license: LICENCES[licence] ?? licence,
    })),
  };
}
