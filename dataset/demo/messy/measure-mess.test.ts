import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { CourseDrafts } from '../../course/course-draft.ts';
import { readIn, scratchFolder, withoutOsmium } from '../../osm/fixtures/scratch.ts';
import { loadPlaces } from '../../places/load-places.ts';
import { demoDrafts } from '../demo-drafts.ts';
import { measureMess } from './measure-mess.ts';
import { MESS_SHARES, type MessKind } from './mess.ts';
import { makeMessyWorld } from './messy-world.ts';

const COURSES = 215;
/** A course in three of a small world, which has one in each country. */
const drafts = everyThird(demoDrafts({ courses: COURSES, seed: 3, places: loadPlaces() }));
const world = makeMessyWorld(drafts, 3);
function everyThird({ heads, details }: CourseDrafts): CourseDrafts {
  return { heads: heads.filter((_, i) => i % 3 === 0), details: (index) => details(index * 3) };
}

const made = (kind: MessKind) => world.messes.filter((mess) => mess.kind === kind).length;

describe('the messy world', () => {
  it('is the same each time it is made', () => {
    const again = makeMessyWorld(drafts, 3);
    assert.ok(again.xml === world.xml);
    assert.deepEqual(again.messes, world.messes);
  });

  it('has each kind of mess about as often as the profile says', () => {
    const courses = ['relation course', 'unnamed course'] as const;
    for (const kind of courses)
      assert.ok(Math.abs(made(kind) / world.courses - MESS_SHARES[kind]) < 0.13, kind);
    const holes = ['missing ref', 'missing par', 'reversed hole', 'hole partly outside'] as const;
    for (const kind of holes) assert.ok(Math.abs(made(kind) / world.holes - MESS_SHARES[kind]) < 0.03, kind);
  });
});

describe('the rules for OSM golf on the messy world', { skip: withoutOsmium }, () => {
  it('let next to nothing wrong through: what is not repaired is left out', async () => {
    const { folder, remove } = scratchFolder();
    try {
      const path = join(folder, 'messy.osm');
      writeFileSync(path, world.xml);
      const counts = measureMess(world.messes, await readIn(folder, path));
      for (const { kind, count, repaired, missed } of counts) {
        assert.ok(missed <= Math.max(1, count * 0.03), `${kind}: ${missed} of ${count} missed`);
        if (['relation course', 'node beside way', 'unnamed course', 'reversed hole'].includes(kind)) {
          assert.ok(repaired >= count * 0.95, `${kind}: ${repaired} of ${count} repaired`);
        }
      }
      const refs = counts.find(({ kind }) => kind === 'missing ref')!;
      assert.ok(refs.repaired >= refs.count * 0.5, `missing ref: ${refs.repaired} of ${refs.count} repaired`);
    } finally {
      remove();
    }
  });
});
