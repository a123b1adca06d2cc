import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { courseNamed, readIn, scratchFolder, withoutOsmium } from './fixtures/scratch.ts';
import type { OsmCourses } from './read-osm-courses.ts';

/**
 * Every problem that was found in the extracts of ten countries, cut down to a few objects each: the rule, what it
 * did, where, and what it says. Sites are 5 km from each other; `note` tags say what was drawn wrongly.
 */
const file = join(import.meta.dirname, 'fixtures/problems.opl');

const EXPECTED = `
invalid-geometry rejected way/116
relation-not-an-area rejected relation/22
tag-slip mended way/111 golf=faiway
golf-value-unknown rejected way/112 golf=unicorn
tag-slip mended way/118 leisure=golf_course
hole-of-another-game rejected way/810 sport=disc_golf
hole-not-in-use rejected way/811 disused=yes
hole-not-in-use rejected way/812 disused:golf=hole
part-not-in-use rejected way/813 construction=yes
part-of-another-game rejected way/814 footgolf:par=4
course-not-in-use rejected node/734 abandoned=yes
driving-range rejected way/730 name=Golf Driving Range
miniature-golf rejected way/731 name=Minigolf am See
disc-golf rejected way/733 sport=disc_golf
mapped-holes-beat-the-name noted way/816 name=Ridge Driving Range
unnamed-land-of-several-courses rejected way/500
hole-without-line rejected node/115 Point
hole-in-pieces mended way/804 joined to way/803
hole-under-30-m rejected way/117 12.4 m
hole-under-30-m rejected way/720 2.2 m
hole-under-30-m rejected way/721 2.2 m
hole-under-30-m rejected way/722 2.2 m
hole-under-30-m rejected way/723 2.2 m
miniature-golf-tagged-as-golf noted way/720 4 lines of 2.2 to 2.2 m
hole-of-another-game rejected way/732 Minigolf am See
hole-without-course rejected way/710 200 m, 2 holes together
hole-without-course rejected way/711 200 m, 2 holes together
point-instead-of-area rejected node/114 golf=bunker
line-instead-of-area rejected way/113 golf=bunker
hazard-outside-courses rejected way/750 golf=bunker
surface-outside-courses rejected way/751 golf=green
surface-outside-courses rejected node/752 golf=tee
golf-key-unused noted way/806 slope:red
course-mapped-twice mended node/200 way/201
neighbouring-clubs-parted mended node/770 6 of 12 holes
holes-without-number noted way/780 6 of 6
neighbouring-clubs-parted mended node/771 6 of 12 holes
holes-without-number noted way/790 6 of 6
reversed-hole mended way/101
hole-mapped-twice mended way/105 kept way/104
hole-number-repeated nulled way/107 3, kept way/106
hole-number-missing mended way/109 5
holes-without-number noted way/101 2 of 9
par-not-a-number nulled way/121 4/5
stroke-index-not-a-number nulled way/121 odd
invalid-outline nulled way/300
unnamed-course noted way/400
layout-of-facility noted way/601 Academy
course-of-orphan-holes noted way/700 6 holes
holes-without-number noted way/700 6 of 6
pitch-and-putt noted way/740 Balaia Academy Pitch & Putt
hole-number-of-part mended way/806 3 of node/2023
stroke-index-not-a-number nulled way/806 odd
length-not-a-number nulled way/808 distance=far
course-of-orphan-holes noted way/829 8 holes
nine-greens-eighteen-tees noted way/846
`;

describe('problems found in real extracts', { skip: withoutOsmium }, () => {
  const { folder, remove } = scratchFolder();
  let read: OsmCourses;
  before(async () => {
    read = await readIn(folder, file);
  });
  after(remove);

  test('are each met by their rule, and by no other', () => {
    const { heads, details } = read.inProgress;
    const findings = [...read.findings, ...heads.flatMap((_, index) => details(index).findings)];
    const said = findings.map(({ rule, action, place, value }) =>
      [rule, action, place, value].filter((part) => part !== null).join(' '),
    );
    assert.deepEqual(said, EXPECTED.trim().split('\n'));
  });

  test('leave the courses that a golfer would count', () => {
    assert.deepEqual(
      read.inProgress.heads.map(({ name, sourceIds }) => name ?? sourceIds[0]),
      [
        'Rammsay Golf Course',
        'West Club',
        'East Club',
        'Problem Links',
        'Crossed Golf Club',
        'way/400',
        'Lake Golf Club',
        'Forest Golf Club',
        'Three Hills Golf Club',
        'way/700',
        'Balaia Academy Pitch & Putt',
        'Kinder Golf Links',
        'Ridge Driving Range',
        'way/829',
        'Lagoon Resort',
        'Twice Round',
        'Mount Merry Golf Club',
      ],
    );
  });

  test('leave each hole with its number, once, from tee to green', () => {
    const { holes } = courseNamed(read, 'Problem Links').details;
    assert.deepEqual(
      holes.map(({ key, number }) => `${key} ${number}`),
      ['way/101 1', 'way/104 2', 'way/106 3', 'way/108 4', 'way/109 5', 'way/110 6', 'way/121 7'].concat(
        'way/107 null',
        'way/120 null',
      ),
    );
    const [first, second] = holes;
    assert.ok(first!.line[0]![1] < first!.line.at(-1)![1], 'the first is turned');
    assert.equal(second!.tees.length, 1, 'the second has the start of its other line as a tee');
  });

  test('keep both parts of an outline that a road cuts', () => {
    const { surfaces } = courseNamed(read, 'Mount Merry Golf Club').details;
    const [outline] = surfaces.filter(({ type }) => type === 'outline');
    assert.equal(outline?.geometry.type, 'MultiPolygon');
    assert.equal(outline?.geometry.coordinates.length, 2);
  });
});
