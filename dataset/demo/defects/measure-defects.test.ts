import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { CoursesInProgress } from '../../course/courses-in-progress.ts';
import { readIn, scratchFolder, withoutOsmium } from '../../osm/fixtures/scratch.ts';
import { loadPlaces } from '../../places/load-places.ts';
import { demoCourses } from '../demo-courses.ts';
import { DEFECT_SHARES, type DefectKind } from './defects.ts';
import { measureDefects } from './measure-defects.ts';
import { makeDefectiveWorld } from './write-defective-world.ts';

const COURSES = 215;
/** Of a small world with courses in every country. */
const inProgress = everyThird(demoCourses({ courses: COURSES, seed: 3, places: loadPlaces() }));
const world = makeDefectiveWorld(inProgress, 3);
function everyThird({ heads, details }: CoursesInProgress): CoursesInProgress {
  return { heads: heads.filter((_, i) => i % 3 === 0), details: (index) => details(index * 3) };
}

const made = (kind: DefectKind) => world.defects.filter((defect) => defect.kind === kind).length;

describe('the world with defects', () => {
  it('is the same each time it is made', () => {
    const again = makeDefectiveWorld(inProgress, 3);
    assert.ok(again.xml === world.xml);
    assert.deepEqual(again.defects, world.defects);
  });

  it('has each kind of defect about as often as the profile', () => {
    const courses = ['relation course', 'unnamed course'] as const;
    for (const kind of courses)
      assert.ok(Math.abs(made(kind) / world.courses - DEFECT_SHARES[kind]) < 0.13, kind);
    const holes = ['missing ref', 'missing par', 'reversed hole', 'hole partly outside'] as const;
    for (const kind of holes)
      assert.ok(Math.abs(made(kind) / world.holes - DEFECT_SHARES[kind]) < 0.03, kind);
  });
});

describe('the rules for OSM golf, on the world with defects', { skip: withoutOsmium }, () => {
  it('repair or leave out nearly every defect', async () => {
    const { folder, remove } = scratchFolder();
    try {
      const path = join(folder, 'world.osm');
      writeFileSync(path, world.xml);
      const counts = measureDefects(world.defects, await readIn(folder, path));
      for (const { kind, count, repaired, missed } of counts) {
        assert.ok(missed <= Math.max(1, count * 0.03), `${kind}: ${missed} of ${count} missed`);
        if (['relation course', 'course mapped twice', 'unnamed course', 'reversed hole'].includes(kind)) {
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
