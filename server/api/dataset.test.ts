import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedFixture } from '#testing/opened-fixture.ts';
import { datasetAnswers } from './dataset.ts';

const dataset = openedFixture(10);

test("the tag of a dataset's description is worked out once, not for each request", () => {
  const said = datasetAnswers.getDataset.said(dataset());
  assert.match(said.hash, /^[0-9a-f]{16}$/);
  assert.equal(datasetAnswers.getDataset.said(dataset()), said);
});
