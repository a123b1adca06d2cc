import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { linksExtract, readIn, scratchFolder, wholeOf, withoutOsmium } from './fixtures/scratch.ts';
import { readOsmCourses } from './read-osm-courses.ts';

describe('a folder for what is read', { skip: withoutOsmium }, () => {
  const { folder, remove } = scratchFolder();
  after(remove);
  const extract = join(folder, 'links.opl');
  writeFileSync(extract, readFileSync(linksExtract));
  let folders = 0;
  const newFolder = () => {
    const path = join(folder, `work-${folders++}`);
    mkdirSync(path);
    return path;
  };
  /** An osmium that fails at what the shell pattern matches, in its arguments. */
  const osmiumWithout = (pattern: string) => {
    const path = join(folder, 'osmium.sh');
    writeFileSync(path, `#!/bin/sh\ncase "$*" in ${pattern}) exit 9;; esac\nexec osmium "$@"\n`);
    chmodSync(path, 0o755);
    return path;
  };
  const read = (keepIn: string, osmium = 'osmium') =>
    readOsmCourses([extract], { cacheFolder: join(folder, 'cache'), keepIn, osmium });

  test('gives the same the second time, without osmium reading anything', async () => {
    const keepIn = newFolder();
    const first = wholeOf(await read(keepIn));
    assert.deepEqual(wholeOf(await read(keepIn, osmiumWithout('tags-filter*|export*|cat*'))), first);
    assert.deepEqual(first, wholeOf(await readIn(join(folder, 'other'), extract)));
  });

  test('lets an interrupted build continue from the filtered extract', async () => {
    const keepIn = newFolder();
    await assert.rejects(read(keepIn, osmiumWithout('export*')), /links\.opl is damaged/);
    const { courses } = (await read(keepIn, osmiumWithout(`tags-filter*${extract}*`))).counts;
    assert.equal(courses, 3);
  });

  test('is no use if a power cut has damaged it: the extract is read again', async () => {
    const keepIn = newFolder();
    const first = wholeOf(await read(keepIn));
    const [reading = '', filtered = ''] = ['read-', 'filtered-'].map((kind) =>
      join(keepIn, readdirSync(keepIn).find((name) => name.startsWith(kind)) ?? ''),
    );
    writeFileSync(join(reading, 'reading'), '');
    assert.deepEqual(wholeOf(await read(keepIn)), first);
    rmSync(join(reading, 'details'));
    writeFileSync(filtered, '');
    assert.deepEqual(wholeOf(await read(keepIn)), first);
    rmSync(reading, { recursive: true });
    writeFileSync(filtered, Buffer.alloc(4096));
    assert.deepEqual(wholeOf(await read(keepIn)), first);
  });

  test('reads a changed extract, and forgets the old one', async () => {
    const keepIn = newFolder();
    await read(keepIn);
    const before = readdirSync(keepIn);
    const text = readFileSync(extract, 'utf8');
    writeFileSync(extract, text.replaceAll('Sketch', 'Other'));
    const { inProgress } = await read(keepIn);
    assert.ok(inProgress.heads.some(({ name }) => name === 'Other Links'));
    const now = readdirSync(keepIn);
    assert.equal(now.length, before.length);
    assert.deepEqual(
      now.filter((name) => before.includes(name)),
      [],
    );
    writeFileSync(extract, text);
  });
});
