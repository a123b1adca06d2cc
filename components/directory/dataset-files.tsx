import { DataTable } from '#components/site/data-table.tsx';
import { siteName, siteUrl } from '#components/site/settings.ts';
import type { DatasetInfo } from '#lib/api/records.ts';
import { getTexts } from '#messages/get-texts.ts';
import { dataPart } from '#messages/parts/data.ts';
import { useTexts } from '#messages/use-texts.ts';

export function FilesTable({ files }: { files: DatasetInfo['files'] }) {
  const { filesTexts } = useTexts(dataPart);
  const { columns } = filesTexts;
  return (
    <>
      <DataTable
        label={filesTexts.label}
        className="min-w-[32rem]"
        rows={files}
        keyOf={({ file }) => file}
        columns={[
          {
            heading: columns.file,
            cell: ({ file, url }) => (
              <a href={url} download rel="nofollow" className="font-mono text-sm underline hover:text-deep">
                {file}
              </a>
            ),
          },
          { heading: columns.rows, cell: ({ rows }) => rows, isNumeric: true },
          { heading: columns.size, cell: ({ bytes }) => filesTexts.size(bytes / 1e6), isNumeric: true },
          {
            heading: columns.licence,
            cell: ({ licence, attribution }) => (
              <>
                {licence}
                <span className="block text-sm text-soft">{attribution}</span>
              </>
            ),
          },
        ]}
      />
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
  const { dataTexts } = getTexts(dataPart);
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
    ...(files.length > 0 && { distribution: files.map(toDownload) }),
  };
}

function toDownload({ file, url, bytes, sha256, licence }: DatasetInfo['files'][number]) {
  return {
    '@type': 'DataDownload',
    name: file,
    contentUrl: `${siteUrl}${url}`,
    encodingFormat: FORMATS[file.slice(file.lastIndexOf('.') + 1)],
    contentSize: String(bytes),
    sha256,
    license: LICENCES[licence] ?? licence,
  };
}
