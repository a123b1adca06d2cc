import { join } from 'node:path';
import { after, before } from 'node:test';
import { type Dataset, openDataset } from '#server/store/open-dataset.ts';
import { openSandbox } from './sandbox.ts';
import { publishFixtureDataset } from './write-fixture-dataset.ts';

/** The fixtures' dataset with `count` courses, open while the tests of one file run. */
export function openedFixture(count: number): () => Dataset {
  const sandbox = openSandbox();
  let dataset: Dataset;
  before(() => {
    const version = publishFixtureDataset(sandbox.folder, count);
    dataset = openDataset(join(sandbox.folder, `dataset-${version}.sqlite`), version);
  });
  after(() => {
    dataset.close();
    return sandbox.clear();
  });
  return () => dataset;
}
