import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { datasetFileName } from '#lib/dataset-file/dataset-version.ts';
import { TASKS_A_FILE, taskFileNames } from '#lib/golf/mapping-rules.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';
import { openDataset } from '../store/open-dataset.ts';
import { mappingTaskFile } from './mapping.ts';

const site = { url: 'https://golf.example', name: 'Golf', requestsPerSecond: 0 };

test('tasks come in files that MapRoulette takes, and each task in one of them', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tasks-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const version = publishFixtureDataset(folder);
  const path = join(folder, datasetFileName(version));
  const writing = new DatabaseSync(path);
  writing.exec(`WITH RECURSIVE number(place) AS (SELECT 1 UNION ALL SELECT place + 1 FROM number WHERE place < 20001)
    INSERT INTO mapping_task SELECT country_id, 'hole-without-green', golf_id, place, '{"task":' || place || '}'
    FROM number, (SELECT golf_id, country_id FROM course JOIN country USING (country_id)
      WHERE country.slug = 'france' LIMIT 1)`);
  writing.close();
  const dataset = openDataset(path, version);
  t.after(() => dataset.close());
  const ask = (file: string) => mappingTaskFile.answer(dataset, { country: 'france', file } as never, site);
  const read = (file: string) => {
    const text = String((ask(file) as { document: unknown }).document);
    return text.split('\n').slice(0, -1);
  };
  const names = taskFileNames('hole-without-green', 20_001);
  assert.deepEqual(names, [
    'hole-without-green.geojsonl',
    'hole-without-green-2.geojsonl',
    'hole-without-green-3.geojsonl',
  ]);
  const files = names.map(read);
  assert.deepEqual(
    files.map(({ length }) => length),
    [TASKS_A_FILE, TASKS_A_FILE, 1],
  );
  assert.equal(new Set(files.flat()).size, 20_001);
  assert.ok(files.flat().every((line) => line.startsWith('\u001e{"task":')));
  assert.equal(read(taskFileNames('hole-reversed', 0)[0]!).length > 0, true);
  for (const part of ['0', '1', '02', '4', '-2', '99999', '2x']) {
    assert.throws(() => ask(`hole-without-green-${part}.geojsonl`), { name: 'Refusal' }, part);
  }
});
