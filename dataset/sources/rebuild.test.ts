import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { CourseHead } from '../course/course-in-progress.ts';
import { detailsWith, headWith } from '../fixtures/tiny-courses.ts';
import { assignIdentities, type Identities } from '../identity/assign-identities.ts';
import type { Ledger } from '../identity/ledger.ts';
import type { Place } from '../places/place.ts';
import { mergeFiles } from './fixtures/merge-files.ts';
import { ndjson, sourceFolder } from './fixtures/source-folder.ts';

const folder = sourceFolder();
after(() => folder.remove());

const named = (name: string) => ({ name, slug: name.toLowerCase() });
const europe = named('Europe');
const faro: Place = {
  continent: europe,
  country: { ...named('Portugal'), code: 'PT', continent: europe },
  region: named('Faro'),
  city: named('Lagos'),
  timezone: 'Europe/Lisbon',
  elevation: 10,
  elevationTown: null,
};

type Line = { source_id: string; name: string | null; latitude: number; longitude: number };
const line = (source_id: string, name: string | null, longitude: number): Line => ({
  source_id,
  name,
  latitude: 37.1,
  longitude,
});
const osm = (id: string, name: string | null, lon: number): CourseHead =>
  headWith({ sourceIds: [id], name, position: [lon, 37.1] });

/** Slug and golf_id by every source id. */
async function build(
  heads: CourseHead[],
  lines: Line[],
  previous: Ledger,
): Promise<Identities & { byId: Map<string, string> }> {
  const files = { courses: [folder.write('courses.ndjson', ndjson(...lines))] };
  const { inProgress } = await mergeFiles({ heads, details: () => detailsWith() }, files);
  const identities = assignIdentities(
    { heads: inProgress.heads, places: inProgress.heads.map(() => faro), latin: [] },
    previous,
  );
  const byId = new Map(
    inProgress.heads.flatMap(({ sourceIds }, i) => {
      const { golfId, slug } = identities.courses[i]!;
      return sourceIds.map((id): [string, string] => [id, `${golfId} ${slug}`]);
    }),
  );
  return { ...identities, byId };
}

describe('rebuilds from several sources', () => {
  const heads = [osm('way/1', 'Penina', -8.5), osm('way/2', 'Morgado', -8.4)];
  const lines = [line('x:1', 'Penina Golf', -8.501), line('x:2', 'Alamos', -8.3), line('x:3', null, -8.2)];

  it('keep golf_ids and slugs in any order', async () => {
    const first = await build(heads, lines, new Map());
    const again = await build(heads.toReversed(), lines.toReversed(), first.ledger);
    assert.deepEqual([...again.byId].sort(), [...first.byId].sort());
    assert.deepEqual(again.appended, []);
  });

  it('keep the golf_id of a listed course that OpenStreetMap maps later, and of one that it loses', async () => {
    const first = await build(heads, lines, new Map());
    const mapped = await build([...heads, osm('relation/9', 'Álamos Golf', -8.302)], lines, first.ledger);
    assert.equal(mapped.byId.get('relation/9'), first.byId.get('x:2'));
    assert.deepEqual(mapped.retired, []);
    const lost = await build([heads[1]!], lines, mapped.ledger);
    assert.equal(lost.byId.get('x:1'), first.byId.get('way/1'));
    assert.equal(lost.byId.get('x:2'), first.byId.get('x:2'));
    assert.deepEqual(lost.retired, []);
  });

  it('redirect when a line and a mapped course turn out to be one', async () => {
    const first = await build([osm('way/1', 'Royal', -8.5)], [line('x:1', 'Penina Links', -8.51)], new Map());
    assert.equal(first.courses.length, 2);
    const second = await build(
      [osm('way/1', 'Penina', -8.5)],
      [line('x:1', 'Penina Links', -8.51)],
      first.ledger,
    );
    assert.equal(second.courses.length, 1);
    assert.deepEqual(second.merges, [{ golfId: 2, intoGolfId: 1 }]);
    assert.deepEqual(second.redirects, [{ slug: 'penina-links', golfId: 1 }]);
    assert.equal(second.byId.get('x:1'), '1 royal');
  });
});
