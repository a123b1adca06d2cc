import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ndjson, sourceFolder } from './fixtures/source-folder.ts';
import { readScorecardFiles } from './scorecard-files.ts';

const folder = sourceFolder();
after(() => folder.remove());

const holes = [{ number: 1, par: 4, stroke_index: 1, length: 350 }];
const read = (...lines: object[]) => readScorecardFiles([folder.write('cards.ndjson', ndjson(...lines))]);

test('a card that names no course, or has neither holes nor tees, is rejected; a name or an id is enough', async () => {
  const { records, findings, linesRejected } = await read(
    { holes },
    { name: 'Elm Hill' },
    { name: 'Elm Hill', holes },
    { source_id: 'way/1', teeboxes: [{ name: 'White', holes }] },
  );
  assert.deepEqual(
    findings.map(({ rule, place, value }) => [rule, place, value].join(' ')),
    [
      'scorecard-line-incomplete cards.ndjson:1 source_id or name',
      'scorecard-line-incomplete cards.ndjson:2 holes or teeboxes',
    ],
  );
  assert.equal(linesRejected, 2);
  assert.deepEqual(
    records.map(({ place }) => place),
    ['cards.ndjson:3', 'cards.ndjson:4'],
  );
});

test('a tee without a name and a colour is left out; a colour names a tee', async () => {
  const { records } = await read({
    name: 'Elm Hill',
    teeboxes: [{ holes }, { color_hex: '#FFFFFF', holes }, { name: 'White', holes }],
  });
  assert.deepEqual(
    records[0]!.tees.map(({ name }) => name),
    ['#FFFFFF', 'White'],
  );
  assert.deepEqual(
    records[0]!.findings.map(({ rule }) => rule),
    ['teebox-without-name'],
  );
});

test('values of another kind are left out one by one', async () => {
  const { records } = await read({
    name: 'Elm Hill',
    country_code: 7,
    holes: 'eighteen',
    teeboxes: [{ name: 'White', rating: 72.4, holes }],
  });
  assert.deepEqual(records[0]!.findings.map(({ rule, value }) => `${rule} ${value}`).sort(), [
    'not-a-list holes: eighteen',
    'not-an-object teeboxes[0].rating: 72.4',
    'not-text country_code: 7',
  ]);
  assert.equal(records[0]!.tees[0]!.holes.length, 1);
});
