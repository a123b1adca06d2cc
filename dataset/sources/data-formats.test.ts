import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { mergeFiles } from './fixtures/merge-files.ts';
import { sourceFolder } from './fixtures/source-folder.ts';
import type { MergedSources } from './merge-sources.ts';

const document = readFileSync(new URL('../../docs/data-formats.md', import.meta.url), 'utf8');

/** The example of a kind of file in docs/data-formats.md. */
function example(kind: string): string {
  const found = new RegExp(`^\`\`\`\\w+ ${kind}\\n(.*?)^\`\`\`$`, 'ms').exec(document)?.[1];
  assert.ok(found, `docs/data-formats.md has no example of ${kind}`);
  return found;
}

describe('the examples of docs/data-formats.md', () => {
  const folder = sourceFolder();
  let merged: MergedSources;
  before(async () => {
    const write = (kind: string) => [folder.write(`${kind}.txt`, example(kind))];
    merged = await mergeFiles(null, {
      courses: write('courses'),
      scorecards: write('scorecards'),
      reviews: write('reviews'),
      corrections: write('corrections'),
    });
  });
  after(() => folder.remove());

  it('are read without a finding, and belong together', () => {
    for (const { key, itemsRead, itemsKept, findings } of merged.tallies) {
      assert.deepEqual([key, itemsRead, itemsKept, findings], [key, 1, 1, []]);
    }
    assert.equal(merged.inProgress.heads.length, 1);
    assert.deepEqual(merged.inProgress.details(0).findings, []);
  });

  it('fill every field that the tables name', () => {
    const [head] = merged.inProgress.heads;
    const { holes, hazards, surfaces, findings, elevation, wikipedia, ...details } =
      merged.inProgress.details(0);
    const { wikidata, nameEnglish, alternateNames, ...named } = head!;
    for (const [key, value] of Object.entries({ ...named, ...details })) {
      assert.ok(value !== null && value !== 'unknown' && (!Array.isArray(value) || value.length > 0), key);
    }
    const rating = details.teeboxes[0]!.ratings[0]!;
    for (const [key, value] of Object.entries({ ...details.teeboxes[0], ...rating }))
      assert.ok(value !== null, key);
    assert.equal(details.phone, '+351 281 950 580');
    assert.deepEqual(details.reviewDistribution, [0, 0, 0, 0, 1]);
  });

  it('have every key of their line in the tables', () => {
    const inTables = new Set(
      [...document.matchAll(/`([a-z_]+(?:\[\]\.)?[a-z_]*)`/g)].map(([, word]) => word),
    );
    for (const kind of ['courses', 'scorecards']) {
      const line: Record<string, unknown> = JSON.parse(example(kind));
      for (const key of Object.keys(line)) {
        const isNamed = [...inTables].some((word) => word === key || word?.startsWith(`${key}[].`));
        assert.ok(isNamed, `${kind}: ${key}`);
      }
    }
  });
});
