import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readSourcesFile } from './sources-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'sources.txt');
const read = (text: string) => {
  writeFileSync(file, text);
  return readSourcesFile(file, ['osm', 'courses', 'elevation']);
};

test('a sources file has an option and a path or address on each line', () => {
  const text = [
    '# every Monday',
    'osm https://files.example/europe/iceland-latest.osm.pbf',
    '',
    '  osm  my extracts/home club.osm.pbf  ',
    '--courses /srv/lists/clubs.ndjson',
  ].join('\r\n');
  assert.deepEqual(read(text), {
    osm: [
      'https://files.example/europe/iceland-latest.osm.pbf',
      join(folder, 'my extracts/home club.osm.pbf'),
    ],
    courses: ['/srv/lists/clubs.ndjson'],
  });
});

test('a line that names no source is refused with its number and what is accepted', () => {
  assert.throws(
    () => read('osm a.pbf\nmaps b.pbf\n'),
    /sources\.txt:2 must be osm, courses, elevation and a path .*'maps b\.pbf'/,
  );
  assert.throws(() => read('osm\n'), /sources\.txt:1 must be/);
  assert.throws(() => readSourcesFile(join(folder, 'none'), ['osm']), /none can't be read \(ENOENT\)/);
});
