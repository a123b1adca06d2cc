import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Area, LineString } from '#lib/contract/geometry.ts';
import type { CourseDetails } from '../course/course-in-progress.ts';
import { signedRingArea } from '../geometry/area.ts';
import { courseNamed, readIn, scratchFolder, wholeOf, withoutOsmium } from './fixtures/scratch.ts';
import type { OsmCourses } from './read-osm-courses.ts';

const extracts = join(import.meta.dirname, '../../../shared/data/osm');
const skip = withoutOsmium || (existsSync(extracts) ? false : 'the real extracts are not there');

const allDetails = ({ inProgress }: OsmCourses): CourseDetails[] =>
  inProgress.heads.map((_, index) => inProgress.details(index));

describe('eight countries', { skip }, () => {
  const { folder, remove } = scratchFolder();
  const file = join(extracts, 'eight-countries.golf.osm.pbf');
  let read: OsmCourses;
  let details: CourseDetails[];
  before(async () => {
    read = await readIn(folder, file);
    details = allDetails(read);
  });
  after(remove);

  test('have more than 400 courses', () => {
    assert.ok(read.inProgress.heads.length >= 400, `${read.inProgress.heads.length}`);
  });

  test('have 97 % of the 3,563 hole lines of 30 m or more in a course, the others reported', () => {
    // Three of the 3,565 lines are one hole.
    assert.equal(read.findings.filter(({ rule }) => rule === 'hole-in-pieces').length, 2);
    const holes = details.flatMap((course) => course.holes.filter(({ isStraight }) => !isStraight));
    const doubles = details.flatMap(({ findings }) =>
      findings.filter(({ rule }) => rule === 'hole-mapped-twice'),
    );
    const assigned = holes.length + doubles.length;
    assert.ok(assigned / 3563 >= 0.97, `${assigned}`);
    const without = read.findings.filter(({ rule }) => rule === 'hole-without-course');
    assert.equal(without.length, 3563 - assigned);
    // 31 areas, and 14 lines that end where they start.
    assert.equal(read.findings.filter(({ rule }) => rule === 'hole-without-line').length, 45);
    assert.equal(read.findings.filter(({ rule }) => rule === 'hole-under-30-m').length, 160);
  });

  test('have every bunker near a hole on a hole', () => {
    const bunkers = details.flatMap(({ hazards }) => hazards.filter(({ type }) => type === 'bunker'));
    const played = bunkers.filter(({ holeKeys }) => holeKeys.length === 1);
    assert.ok(played.length > 7000, `${played.length}`);
    assert.equal(bunkers.filter(({ holeKeys }) => holeKeys.length > 1).length, 0);
  });

  test('have geometry by RFC 7946, unique keys and valid references', () => {
    for (const { holes, hazards, surfaces } of details) {
      const keys = new Set(holes.map(({ key }) => key));
      assert.equal(keys.size, holes.length);
      for (const parts of [hazards, surfaces])
        assert.equal(new Set(parts.map(({ key }) => key)).size, parts.length);
      for (const { line } of holes) LineString.parse({ type: 'LineString', coordinates: line });
      for (const { geometry, holeKeys } of [...hazards, ...surfaces]) {
        assert.ok(holeKeys.every((key) => keys.has(key)));
        if (geometry.type === 'LineString') continue;
        const { coordinates } = Area.parse(geometry);
        for (const polygon of geometry.type === 'Polygon' ? [coordinates] : coordinates) {
          assert.ok(signedRingArea(polygon[0] as [number, number][]) > 0);
        }
      }
    }
  });
});

describe('Portugal and Iceland', { skip }, () => {
  test('give the same courses in either order', async () => {
    const { folder, remove } = scratchFolder();
    try {
      const files = ['portugal', 'iceland'].map((name) => join(extracts, `${name}.golf.osm.pbf`));
      const read = await readIn(folder, ...files);
      assert.deepEqual(wholeOf(await readIn(folder, ...files.toReversed())), wholeOf(read));
    } finally {
      remove();
    }
  });
});

describe('the Isle of Man', { skip }, () => {
  const { folder, remove } = scratchFolder();
  let read: OsmCourses;
  before(async () => {
    read = await readIn(folder, join(extracts, 'isle-of-man.osm.pbf'));
  });
  after(remove);

  test('has its eleven golf objects as nine courses: Ramsey is a node and an area, Castletown cut by a road', () => {
    const objects = read.inProgress.heads.flatMap(({ sourceIds }) => sourceIds);
    assert.equal(objects.length, 11);
    assert.equal(read.inProgress.heads.length, 9);
    assert.deepEqual(courseNamed(read, 'Castletown Golf Links').head.sourceIds, [
      'way/38697038',
      'way/406812996',
    ]);
    assert.deepEqual(courseNamed(read, 'Ramsey Golf Course').head.sourceIds, [
      'node/283500706',
      'way/39658883',
    ]);
  });

  test('has the tags of its courses', () => {
    const truan = courseNamed(read, 'Glen Truan Golf Links').details;
    assert.deepEqual([truan.declaredHoleCount, truan.declaredPar], [18, 72]);
    assert.equal(courseNamed(read, 'Castletown Golf Links').head.wikidata, 'Q5050655');
    assert.equal(read.extractTimestamp, '2020-03-13T21:59:02Z');
  });

  test('has Mount Murray as a multipolygon of several parts', () => {
    const outline = courseNamed(read, 'Mount Murray Golf Club').details.surfaces.find(
      ({ type }) => type === 'outline',
    );
    assert.equal(outline?.key, 'relation/945140');
  });
});

describe('Liechtenstein', { skip }, () => {
  test('has no golf course: its 22 lines are miniature golf, and the findings say so', async () => {
    const { folder, remove } = scratchFolder();
    try {
      const { inProgress, findings } = await readIn(folder, join(extracts, 'liechtenstein.golf.osm.pbf'));
      assert.equal(inProgress.heads.length, 0);
      assert.equal(findings.filter(({ rule }) => rule === 'hole-under-30-m').length, 22);
      assert.deepEqual(
        findings.filter(({ rule }) => rule === 'miniature-golf-tagged-as-golf').map(({ value }) => value),
        ['4 lines of 2.2 to 2.2 m', '18 lines of 9.6 to 23.2 m'],
      );
    } finally {
      remove();
    }
  });
});
