import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { SourceError } from '../../errors.ts';
import { linksExtract, readIn, scratchFolder, withoutOsmium } from '../fixtures/scratch.ts';
import { readOsmCourses } from '../read-osm-courses.ts';

describe('an extract that cannot be read', { skip: withoutOsmium }, () => {
  const { folder, remove } = scratchFolder();
  const path = (name: string) => join(folder, name);
  let whole: Buffer;
  before(() => {
    // Uncompressed: a changed byte then reaches ids, tags and coordinates instead of a checksum.
    execFileSync('osmium', [
      'cat',
      linksExtract,
      '-f',
      'pbf,pbf_compression=none',
      '-o',
      path('whole.osm.pbf'),
    ]);
    whole = readFileSync(path('whole.osm.pbf'));
  });
  after(remove);

  const rejects = (name: string, message: RegExp) =>
    assert.rejects(readIn(folder, path(name)), (error) => {
      assert.ok(error instanceof SourceError, String(error));
      assert.ok(error.message.includes(path(name)), error.message);
      assert.match(error.message, message);
      assert.doesNotMatch(error.message, /\n/);
      return true;
    });

  test('is named when it is missing, a folder or empty', async () => {
    mkdirSync(path('folder.osm.pbf'));
    writeFileSync(path('empty.osm.pbf'), '');
    await rejects('missing.osm.pbf', /There's no file/);
    await rejects('folder.osm.pbf', /is a folder/);
    await rejects('empty.osm.pbf', /is empty/);
  });

  test('is named when it is text in a .pbf file', async () => {
    writeFileSync(path('text.osm.pbf'), 'This is no map.\n'.repeat(100));
    await rejects('text.osm.pbf', /is not an OpenStreetMap extract/);
  });

  test('says what it is and what to do when it is another kind of file', async () => {
    const files: [name: string, content: string, message: RegExp][] = [
      ['page.osm.pbf', '<!DOCTYPE html><title>404</title>', /is a web page: .*download the file itself/],
      ['golf.geojson', '{"type": "FeatureCollection", "features": []}', /is GeoJSON.*give an extract as PBF/],
      ['pointer.osm.pbf', 'version https://git-lfs.github.com/spec/v1', /is only a pointer of Git LFS/],
      ['extract.zip', 'PK\u0003\u0004', /is a ZIP archive: unpack it/],
      [
        'late.json',
        '{"elements": [], "remark": "runtime error: Query timed out"}',
        /incomplete answer of Overpass.*ask again/,
      ],
      ['broken.json', '{"elements": [', /is not JSON that we can read/],
    ];
    for (const [name, content, message] of files) {
      writeFileSync(path(name), content);
      await rejects(name, message);
    }
  });

  test('is named when it is truncated', async () => {
    writeFileSync(path('cut.osm.pbf'), whole.subarray(0, whole.length - 100));
    await rejects('cut.osm.pbf', /is truncated/);
  });

  test('is named when a later one of several is damaged', async () => {
    writeFileSync(path('cut.osm.pbf'), whole.subarray(0, whole.length - 100));
    await assert.rejects(
      readIn(folder, path('whole.osm.pbf'), path('cut.osm.pbf')),
      /cut\.osm\.pbf is truncated/,
    );
  });

  test('leaves no intermediate file behind', () => {
    assert.equal(existsSync(path('work')), false);
  });

  test('never hangs the build or stops it without a message, however its bytes are damaged', {
    timeout: 120_000,
  }, async () => {
    const change = fc.record({ at: fc.nat({ max: whole.length - 1 }), to: fc.nat({ max: 255 }) });
    const cut = fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.nat({ max: whole.length }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), cut, async (changes, length) => {
        const bytes = Buffer.from(whole.subarray(0, length ?? whole.length));
        for (const { at, to } of changes) if (at < bytes.length) bytes[at] = to;
        writeFileSync(path('mutated.osm.pbf'), bytes);
        try {
          const { inProgress } = await readIn(folder, path('mutated.osm.pbf'));
          for (const index of inProgress.heads.keys()) inProgress.details(index);
        } catch (error) {
          assert.ok(error instanceof SourceError, String(error instanceof Error ? error.stack : error));
          assert.match(error.message, /mutated\.osm\.pbf/);
        }
      }),
      { numRuns: 60, seed: 4, endOnFailure: true },
    );
  });
});

test('a machine without osmium gets a message on how to install it', async () => {
  const { folder, remove } = scratchFolder();
  try {
    await assert.rejects(
      readOsmCourses([linksExtract], { cacheFolder: folder, osmium: 'no-such-osmium' }),
      /no-such-osmium wasn't found.*install it \(.*osmium-tool\) and build again/,
    );
  } finally {
    remove();
  }
});
