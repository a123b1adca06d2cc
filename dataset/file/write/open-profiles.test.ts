import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { compressOpen } from './open-brotli.ts';
import { openWaitingProfiles } from './open-profiles.ts';

test('profiles that waited come back in their order, each with its own ending, with threads and without', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'open-profiles-'));
  t.after(() => rm(folder, { recursive: true }));
  for (const count of [3, 1100]) {
    const path = join(folder, `${count}`);
    const waiting = openWaitingProfiles(path);
    const numbers = Array.from({ length: count }, (_, i) => i);
    for (const number of numbers)
      waiting.add(compressOpen(Buffer.from(`course ${number}`.repeat(number % 7))));
    const closed: string[] = [];
    for await (const body of waiting.closed(numbers.map((number) => ` like ${number + 1}`)))
      closed.push(brotliDecompressSync(body).toString());
    const expected = numbers.map((number) => `${`course ${number}`.repeat(number % 7)} like ${number + 1}`);
    assert.deepEqual(closed, expected);
    waiting.remove();
    assert.ok(!existsSync(path));
  }
});
