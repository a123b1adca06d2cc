import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { SourceError } from '../errors.ts';
import { toSources } from '../source-catalogue.ts';
import { mergeFiles } from './fixtures/merge-files.ts';
import { ndjson, sourceFolder } from './fixtures/source-folder.ts';

const folder = sourceFolder();
const other = sourceFolder();
after(() => {
  folder.remove();
  other.remove();
});

const list = {
  name: 'Golf List',
  licence: 'ODbL-1.0',
  url: 'https://example.org/',
  attribution: '© Golf List',
};
const course = (i: number) => ({
  source_id: `x:${i}`,
  name: `Course ${i}`,
  latitude: 40 + i,
  longitude: -80,
});

describe('what a file says of its source', () => {
  it('is on the courses that draw on it, from a file next to it or from its first line', async () => {
    const inside = folder.write('inside.ndjson', ndjson({ _source: list }, course(1)));
    const stated = folder.write('stated.ndjson', ndjson(course(2)));
    folder.write('stated.ndjson.source.json', JSON.stringify({ name: 'Other List', licence: 'CC0-1.0' }));
    const silent = folder.write('silent.ndjson', ndjson(course(3)));
    const { inProgress, tallies } = await mergeFiles(null, { courses: [inside, stated, silent] });
    const said = inProgress.heads.map(({ name }, index) => {
      const { sources, statedSources } = inProgress.details(index);
      return [name, toSources(sources, statedSources).map(({ licence }) => licence)];
    });
    assert.deepEqual(said, [
      ['Course 1', ['ODbL-1.0']],
      ['Course 2', ['CC0-1.0']],
      ['Course 3', ['Not stated']],
    ]);
    assert.equal(tallies[0]!.itemsRead, 3);
    assert.deepEqual(
      tallies[0]!.files?.map(({ name, source }) => [name, source?.name ?? null]),
      [
        ['inside.ndjson', 'Golf List'],
        ['silent.ndjson', null],
        ['stated.ndjson', 'Other List'],
      ],
    );
  });

  it('is of one file: two files of one name in different folders are refused', async () => {
    const [one, two] = [folder, other].map((each, i) => each.write('list.ndjson', ndjson(course(i))));
    await assert.rejects(
      mergeFiles(null, { courses: [one!], scorecards: [two!] }),
      (error) => error instanceof SourceError && [one!, two!].every((path) => error.message.includes(path)),
    );
    const { tallies } = await mergeFiles(null, { courses: [one!, one!] });
    assert.deepEqual(
      tallies[0]!.files?.map(({ name }) => name),
      ['list.ndjson'],
      'given twice it is still one',
    );
  });

  it('needs a name and a licence', async () => {
    const nameless = folder.write('nameless.ndjson', ndjson({ _source: { licence: 'ODbL-1.0' } }, course(1)));
    await assert.rejects(
      mergeFiles(null, { courses: [nameless] }),
      (error) => error instanceof SourceError && error.message.startsWith('nameless.ndjson:1: '),
    );
  });
});
