import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatasetManifest, MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { holeAnswers } from '#server/api/holes.ts';
import { createParameterReader } from '#server/http/read-parameters.ts';
import { toOperation } from '#server/operation.ts';
import { type Dataset, openDataset } from '#server/store/open-dataset.ts';
import { type HoleQueryPlace, randomHoleQueries } from '#testing/random-hole-queries.ts';
import { atMost, noted, type Suite } from '../suite.ts';

const QUERIES = 1000;

/** Random queries of all parameters, each read, searched and written as JSON. */
export const holesSuite: Suite = {
  name: 'holes',
  title: 'Search for holes',
  measure(_, { dataDir }) {
    const manifest = DatasetManifest.parse(JSON.parse(readFileSync(join(dataDir, MANIFEST_FILE), 'utf8')));
    const dataset = openDataset(join(dataDir, manifest.file), manifest.version);
    const holes = dataset.holes().length.toLocaleString('en');
    const times = measureQueries(dataset).sort((a, b) => a - b);
    dataset.close();
    const at = (share: number) => times[Math.floor(share * (times.length - 1))]!;
    return [
      atMost(`a query among ${holes} holes, median`, at(0.5), 25, 'ms', 1),
      atMost('99 of 100 queries', at(0.99), 80, 'ms', 1),
      noted('the slowest', `${at(1).toFixed(1)} ms`),
    ];
  },
};

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

/** The milliseconds of each. */
function measureQueries(dataset: Dataset): number[] {
  const site = { url: 'https://golf.example', name: 'Bench', requestsPerSecond: 0 };
  const { answer, params, query } = toOperation('searchHoles', holeAnswers.searchHoles);
  const read = createParameterReader({ params, query });
  const texts = randomHoleQueries(QUERIES, placesOf(dataset)).map((sent) =>
    new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)])).toString(),
  );
  return texts.map((text) => {
    const started = performance.now();
    JSON.stringify(answer(dataset, read({}, text) as never, site));
    return performance.now() - started;
  });
}
