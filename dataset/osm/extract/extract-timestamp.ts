import { runOsmium } from './run-osmium.ts';

type FileHeader = { header: { option?: { timestamp?: string; osmosis_replication_timestamp?: string } } };

/** When an extract says it was made (RFC 3339 UTC), null when it does not. Fails on what is no OSM file. */
export async function readExtractTimestamp(extract: {
  file: string;
  path: string;
  osmium?: string | undefined;
}): Promise<string | null> {
  let json = '';
  await runOsmium(['fileinfo', '--json', extract.path], {
    osmium: extract.osmium,
    file: extract.file,
    onLine: (line) => {
      json += line;
    },
  });
  const { header }: FileHeader = JSON.parse(json);
  const timestamp = header.option?.timestamp ?? header.option?.osmosis_replication_timestamp ?? '';
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(timestamp) ? timestamp : null;
}
