import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { datasetFileOf } from './commands/command.ts';
import { runCommand } from './commands/run-command.ts';
import { readLedgerFile } from './identity/ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'corrections-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const silent = { write: () => {} };
const outDir = join(folder, 'data');

const holes = Array.from({ length: 18 }, (_, i) => ({ number: i + 1, par: 4, stroke_index: i + 1 }));
const courses = [
  { source_id: 'x:1', name: 'Penina', latitude: 37.15, longitude: -8.57, phone: '+351 282 999 999', holes },
  { source_id: 'x:2', name: 'Quinta da Ria', latitude: 37.1583, longitude: -7.5412 },
].map((course) => ({ ...course, country_code: 'PT' }));
const writeCourses = (some: readonly object[]) =>
  writeFileSync(join(folder, 'courses.ndjson'), some.map((course) => `${JSON.stringify(course)}\n`).join(''));
writeCourses(courses);
writeFileSync(join(folder, 'weekly.txt'), 'courses courses.ndjson\ncorrections club.csv\n');

/** What the edition says after a build with these rows of corrections. */
async function build(...rows: string[]) {
  writeFileSync(join(folder, 'club.csv'), ['course,field,value,reason,date', ...rows, ''].join('\n'));
  const args = ['build', '--sources', join(folder, 'weekly.txt'), '--accept-losses', '--out', outDir];
  let said = '';
  const stderr = { write: (text: string) => (said += text) };
  assert.equal(await runCommand(args, { env: {}, stdout: silent, stderr }), 0, said);
  const database = openDatasetFile(await datasetFileOf([], outDir));
  try {
    const bodies = database.prepare('SELECT body FROM profile ORDER BY golf_id').all();
    return {
      profiles: bodies.map(({ body }) =>
        GolfProfile.parse(JSON.parse(brotliDecompressSync(body as Uint8Array).toString()).data),
      ),
      findings: database.prepare("SELECT place, rule, value FROM finding WHERE source = 'corrections'").all(),
      source: database.prepare("SELECT * FROM source WHERE key = 'corrections'").get(),
    };
  } finally {
    database.close();
  }
}

describe('an edition with corrections', () => {
  it('publishes what the operator says, with its day, even against a whole card', async () => {
    const { profiles, source } = await build(
      'x:1,phone,+351 282 420 200,club,2026-11-03',
      'x:1,par,71,club,2026-11-03',
      'x:1,hole_count,27,club,2026-11-04',
    );
    const [penina] = profiles;
    assert.equal(penina!.contact.phone, '+351 282 420 200');
    assert.deepEqual([penina!.par, penina!.hole_count], [71, 27]);
    assert.deepEqual(
      penina!.origins.filter((origin) => origin.source === 'corrections'),
      [
        {
          source: 'corrections',
          id: 'club.csv:2',
          how: 'declared',
          date: '2026-11-03',
          paths: ['contact.phone'],
        },
        { source: 'corrections', id: 'club.csv:3', how: 'declared', date: '2026-11-03', paths: ['par'] },
        {
          source: 'corrections',
          id: 'club.csv:4',
          how: 'declared',
          date: '2026-11-04',
          paths: ['hole_count', 'hole_count_source'],
        },
      ],
    );
    const stated = penina!.sources.find(({ name }) => name === 'Corrections');
    assert.deepEqual(
      [stated?.licence, stated?.updated_at],
      ['The operator’s own', '2026-11-04T00:00:00.000Z'],
    );
    assert.equal(source?.licence, 'The operator’s own');
  });

  it('says where a town isn’t near its course', async () => {
    const { findings } = await build('x:1,city,Porto,,2026-11-03');
    assert.equal(findings.length, 1);
    assert.equal(findings[0]!.rule, 'correction-of-city-otherwise');
    assert.match(String(findings[0]!.value), /^Porto: published as /);
  });

  it('leaves a hidden course out, keeps its golf_id, and gives it back when it’s shown again', async () => {
    const before = await build();
    const golfId = before.profiles.find(({ name }) => name === 'Quinta da Ria')!.golf_id;
    for (const _ of [1, 2]) {
      const { profiles } = await build('x:2,hidden,yes,they asked,2026-11-03');
      assert.deepEqual(
        profiles.map(({ name }) => name),
        ['Penina'],
      );
      assert.equal(readLedgerFile(outDir).get(Number(golfId))?.status, 'retired');
    }
    const { profiles } = await build(`${golfId},hidden,no,,2026-11-04`);
    assert.equal(profiles.find(({ name }) => name === 'Quinta da Ria')?.golf_id, golfId);
  });

  it('keeps a hidden course out when it comes back under another id, if the correction has its source id, golf_id or slug', async () => {
    const before = await build(`x:2,hidden,no,,2026-11-05`);
    const { golf_id: golfId, slug } = before.profiles.find(({ name }) => name === 'Quinta da Ria')!;
    for (const [at, course] of ['x:2', golfId, slug].entries()) {
      await build(`${course},hidden,yes,they asked,2026-11-06`);
      writeCourses([courses[0]!, { ...courses[1]!, source_id: `x:again-${at}` }]);
      const { profiles } = await build(`${course},hidden,yes,they asked,2026-11-06`);
      assert.deepEqual(
        profiles.map(({ name }) => name),
        ['Penina'],
      );
      assert.equal(readLedgerFile(outDir).get(Number(golfId))?.source_ids[0], `x:again-${at}`);
    }
  });
});
