import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { linksExtract, readIn, scratchFolder, wholeOf, withoutOsmium } from './fixtures/scratch.ts';
import { readOsmCourses } from './read-osm-courses.ts';

describe('a folder for filtered copies', { skip: withoutOsmium }, () => {
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
  const withoutReadingTheExtract = () => osmiumWithout(`tags-filter*${extract}*`);

  test('gives the same the second time, without osmium reading the extract', async () => {
    const keepIn = newFolder();
    const first = wholeOf(await read(keepIn));
    assert.deepEqual(wholeOf(await read(keepIn, withoutReadingTheExtract())), first);
    assert.deepEqual(first, wholeOf(await readIn(join(folder, 'other'), extract)));
    assert.equal(readdirSync(keepIn).length, 1);
  });

  test('lets an interrupted build continue from the filtered extract', async () => {
    const keepIn = newFolder();
    await assert.rejects(read(keepIn, osmiumWithout('export*')), /links\.opl is damaged/);
    const { inProgress } = await read(keepIn, withoutReadingTheExtract());
    assert.equal(inProgress.heads.length, 3);
  });

  test('is no use if a power cut has damaged it: the extract is read again', async () => {
    const keepIn = newFolder();
    const first = wholeOf(await read(keepIn));
    const filtered = join(keepIn, readdirSync(keepIn)[0] ?? '');
    for (const damaged of ['', Buffer.alloc(4096)]) {
      writeFileSync(filtered, damaged);
      assert.deepEqual(wholeOf(await read(keepIn)), first);
    }
  });

  test('reads a changed extract, and forgets the old one', async () => {
    const keepIn = newFolder();
    await read(keepIn);
    const before = readdirSync(keepIn);
    const text = readFileSync(extract, 'utf8');
    writeFileSync(extract, text.replaceAll('Sketch', 'Another'));
    const { inProgress } = await read(keepIn);
    assert.ok(inProgress.heads.some(({ name }) => name === 'Another Links'));
    const now = readdirSync(keepIn);
    assert.equal(now.length, 1);
    assert.notDeepEqual(now, before);
    writeFileSync(extract, text);
  });
});
