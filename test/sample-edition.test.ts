import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runCommand } from '#dataset/commands/run-command.ts';
import { withoutOsmium } from '#dataset/osm/fixtures/scratch.ts';
import type { Api } from '#lib/api/create-api.ts';
import { parByLength } from '#lib/golf/par-by-length.ts';
import { figuresOfEdition } from '#testing/figures-of-edition.ts';
import { golfersSearches } from '#testing/golfers-searches.ts';

const samples = join(import.meta.dirname, '../../shared/data');
const silent = { write: () => {} };
const context = { env: process.env, stdout: silent, stderr: silent };

const sources = {
  '--osm': ['eight-countries.golf', 'famous', 'isle-of-man', 'liechtenstein.golf'].map(
    (name) => `osm/${name}.osm.pbf`,
  ),
  '--courses': ['united-states', 'world'].map((name) => `courses/${name}.courses.ndjson.gz`),
  '--scorecards': ['portugal', 'united-states'].map((name) => `scorecards/${name}.scorecards.ndjson.gz`),
};

describe('the edition of all samples', {
  skip: withoutOsmium || (!existsSync(samples) && 'the samples of ../shared/data are not here'),
}, () => {
  const { api, compare } = figuresOfEdition(async (folder) => {
    const options = Object.entries(sources).flatMap(([option, files]) =>
      files.flatMap((file) => [option, join(samples, file)]),
    );
    assert.equal(await runCommand(['build', '--allow-rejects', ...options, '--out', folder], context), 0);
  });

  it('has the same figures of a hole wherever they’re shown, and for nine in ten whose par is known, their length would give it too', async () => {
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

  it('shows what golfers mean among the first three, for at least 95 in 100 of sixty searches', async (t) => {
    assert.equal(golfersSearches.length, 60);
    const missed: string[] = [];
    for (const [typed, means] of golfersSearches) {
      const shown = await firstThree(api(), typed);
      if (!shown.includes(means)) missed.push(`${typed}: ${shown}`);
    }
    t.diagnostic(`not among the first three: ${missed.join('; ') || 'none'}`);
    assert.ok(missed.length <= 3, missed.join('\n'));
  });
});

async function firstThree(api: Api, q: string): Promise<string[]> {
  const { places, golfs } = (await api.searchGolfCourses({ q, limit: 7 }))!;
  const pathsThat = (areFirst: boolean) =>
    places.filter((place) => place.before_courses === areFirst).map(({ path }) => path);
  return [...pathsThat(true), ...golfs.items.map(({ slug }) => slug), ...pathsThat(false)].slice(0, 3);
}
