import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openSandbox } from '#testing/sandbox.ts';
import type { DatasetFile } from './dataset-files.ts';
import { rememberRefusals } from './refusals.ts';

const sandbox = openSandbox();
after(sandbox.clear);

function makeFile(version: string): DatasetFile {
  const path = join(sandbox.folder, version);
  writeFileSync(path, 'bytes');
  return { version, path };
}

test('a version that could not be opened for want of descriptors or memory is tried again after 5 s, then 10 s', () => {
  let time = 0;
  const refusals = rememberRefusals(() => time);
  const file = makeFile('a');
  for (const seconds of [5, 10, 20]) {
    refusals.add(file, 'too many open files');
    time += seconds * 1000 - 1;
    assert.equal(refusals.reasonOf(file), 'too many open files');
    time += 1;
    assert.equal(refusals.reasonOf(file), null);
  }
});

test('a damaged version is refused until its file changes', () => {
  const refusals = rememberRefusals(() => 0);
  const file = makeFile('b');
  refusals.add(file, 'it is damaged');
  assert.equal(refusals.reasonOf(file), 'it is damaged');
  writeFileSync(file.path, 'other bytes');
  assert.equal(refusals.reasonOf(file), null);
});
