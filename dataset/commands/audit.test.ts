import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runCommand } from './run-command.ts';

const text = () => {
  const written: string[] = [];
  return { write: (piece: string) => written.push(piece), read: () => written.join('') };
};

/** Its rows, and its exit code, for a course that a list and a card know by this id. */
async function auditOf(t: TestContext, sourceId: string) {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const at = {
    source_id: sourceId,
    name: 'Elm Hill Golf Club',
    latitude: 39.1098,
    longitude: -119.8421,
    country_code: 'US',
  };
  const holes = Array.from({ length: 18 }, (_, index) => ({
    number: index + 1,
    par: 4,
    stroke_index: index + 1,
  }));
  const [list, cards] = [join(folder, 'list.ndjson'), join(folder, 'cards.ndjson')];
  await writeFile(list, JSON.stringify({ ...at, phone: '+1 775 555 0100' }));
  await writeFile(cards, JSON.stringify({ ...at, holes }));
  const run = async (...args: string[]) => {
    const out = text();
    const code = await runCommand([...args, '--out', join(folder, 'data')], {
      env: {},
      stdout: out,
      stderr: text(),
    });
    return { code, out: out.read() };
  };
  assert.equal((await run('build', '--courses', list, '--scorecards', cards)).code, 0);
  return run('audit');
}

test('a dataset from files that state nothing passes, with and without a provider that we know', async (t) => {
  for (const maker of ['opengolfapi', 'somebody']) {
    const { code, out } = await auditOf(t, `${maker}:1`);
    assert.doesNotMatch(out, /broken/);
    assert.match(out, /leave out a source or its licence +1 +1 +0/);
    assert.equal(code, 0);
  }
});
