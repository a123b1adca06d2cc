import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runCommand } from '#dataset/commands/run-command.ts';
import { parByLength } from '#lib/golf/par-by-length.ts';
import { figuresOfEdition } from '#testing/figures-of-edition.ts';

const shared = join(import.meta.dirname, '../../../shared/data');
const silent = { write: () => {} };
const context = { env: process.env, stdout: silent, stderr: silent };

describe('the holes of Portugal and of famous courses', {
  skip: !existsSync(shared) && 'needs ../shared/data',
}, () => {
  const compare = figuresOfEdition((folder) => {
    const sources = ['--osm', 'osm/portugal.golf.osm.pbf', '--osm', 'osm/famous.osm.pbf'];
    sources.push('--scorecards', 'scorecards/portugal.scorecards.ndjson.gz');
    const paths = sources.map((each) => (each.startsWith('--') ? each : join(shared, each)));
    return runCommand(['build', '--allow-rejects', '--out', folder, ...paths], context);
  });

  it('have the same figures wherever they’re shown, and for nine in ten whose par is known, their length would give it too', async () => {
    const { holes, different } = await compare();
    assert.deepEqual(different, []);
    const lines = holes.filter(({ length_traced }) => (length_traced ?? 0) >= 60);
    assert.ok(lines.filter(({ par }) => par !== null).length >= 0.98 * lines.length);
    const known = holes.filter(({ par_source, length }) => par_source !== 'length' && length !== null);
    const fitting = known.filter((hole) => parByLength(hole.length!, hole.elevation_change) === hole.par);
    assert.ok(
      known.length > 400 && fitting.length >= 0.9 * known.length,
      `${fitting.length} of ${known.length}`,
    );
  });
});
