import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStoredHoles } from '#lib/dataset-file/hole-columns.ts';
import { DatasetManifest, MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { holeAnswers } from '#server/api/holes.ts';
import { createParameterReader } from '#server/http/read-parameters.ts';
import { toOperation } from '#server/operation.ts';
import { type Dataset, openDataset } from '#server/store/open-dataset.ts';
import { type HoleQueryPlace, randomHoleQueries } from '#testing/random-hole-queries.ts';
import { formatSpread, markdownTable, spreadOf } from '../report.ts';
import type { Suite } from '../suite.ts';

const QUERIES = 1000;
const ROUNDS = 10;

export const holesSuite: Suite = {
  name: 'holes',
  title: 'Search for holes',
  measure(_, { courses, dataDir }) {
    const directory = dataDir(courses);
    const manifest = DatasetManifest.parse(JSON.parse(readFileSync(join(directory, MANIFEST_FILE), 'utf8')));
    const dataset = openDataset(join(directory, manifest.file), manifest.version);
    const { length } = dataset.holes;
    const [opened, megabytes] = measureOpening(dataset);
    const before = process.cpuUsage();
    const times = measureQueries(dataset).sort((a, b) => a - b);
    const { user, system } = process.cpuUsage(before);
    const floor = measureFloor(dataset);
    dataset.close();
    const share = (part: number) => `${times[Math.floor(part * (times.length - 1))]!.toFixed(1)} ms`;
    return [
      markdownTable(
        ['what', 'measured', 'wanted'],
        [
          [`query among ${length.toLocaleString('en')} holes, median`, share(0.5), '≤ 20 ms'],
          ['99 of 100 queries', share(0.99), '≤ 60 ms'],
          ['processor time of a query, mean', `${((user + system) / 1000 / QUERIES).toFixed(1)} ms`, ''],
          ['slowest query', share(1), ''],
          ['floor: one pass over one column', `${formatSpread(floor, 2)} ms`, ''],
          ['start: columns read', `${formatSpread(opened, 0)} ms`, '≤ 150 ms'],
          ['memory of the columns', `${megabytes.toFixed(1)} MB`, '≤ 40 MB'],
        ],
      ),
      `${QUERIES} random queries of all parameters, each really answered: read, searched and written as JSON, without the ` +
        "server's memory of common answers.",
    ].join('\n\n');
  },
};

function measureOpening(dataset: Dataset) {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const { columns, starts, ids } = dataset.read((file) => readStoredHoles(file));
    times.push(performance.now() - started);
    const ofText = starts.byteLength + ids.byteLength;
    bytes = Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, ofText);
  }
  return [spreadOf(times), bytes / 1e6] as const;
}

function placesOf({ courses }: Dataset): HoleQueryPlace[] {
  const some = Array.from({ length: Math.ceil(courses.length / 50) }, (_, i) => i * 50);
  const rows = some.map((index) => courses.rowOf(index));
  return rows.map(({ longitude, latitude, country, region }) => ({
    position: [longitude, latitude],
    continent: 'europe',
    country: country.slug,
    region: region?.slug ?? null,
  }));
}

/** Milliseconds of each. */
function measureQueries(dataset: Dataset): number[] {
  const site = { url: 'https://golf.example', name: 'Bench', requestsPerSecond: 0 };
  const { answer, params, query } = toOperation('searchHoles', holeAnswers.searchHoles);
  const read = createParameterReader({ params, query });
  const texts = randomHoleQueries(QUERIES, placesOf(dataset)).map((sent) =>
    new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)])).toString(),
  );
  return texts.map((text) => {
    const started = performance.now();
    const parameters = read({}, text);
    if (parameters.kind === 'failure') throw new Error(`${text}: ${parameters.message}`);
    const found = answer(dataset, parameters.values as never, site);
    if (found.kind !== 'found') throw new Error(`${text} wasn't answered`);
    JSON.stringify(found);
    return performance.now() - started;
  });
}

function measureFloor({ holes }: Dataset) {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    let sum = 0;
    const { length: lengths } = holes().columns;
    for (let i = 0; i < lengths.length; i++) sum += lengths[i]!;
    if (sum < 0) throw new RangeError('Lengths add up');
    return performance.now() - started;
  });
  return spreadOf(times);
}
