import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { areaSquareMetres } from '../geometry/area.ts';
import {
  courseNamed,
  linksExtract,
  readIn,
  scratchFolder,
  wholeOf,
  withoutOsmium,
} from './fixtures/scratch.ts';
import type { OsmCourses } from './read-osm-courses.ts';

describe('an extract read through osmium', { skip: withoutOsmium }, () => {
  const { folder, remove } = scratchFolder();
  let read: OsmCourses;
  before(async () => {
    mkdirSync(join(folder, 'work'));
    writeFileSync(join(folder, 'work', '0.all.osm.pbf'), 'left by a killed build');
    read = await readIn(folder, linksExtract);
  });
  after(remove);

  test('gives the courses of multipolygon, node and broken outline', () => {
    assert.deepEqual(
      read.inProgress.heads.map(({ name, sourceIds }) => [name, sourceIds]),
      [
        ['Node Golf Club', ['node/50']],
        ['Bow Golf', ['way/1301']],
        ['Sketch Links', ['relation/1']],
      ],
    );
    const { details } = courseNamed(read, 'Sketch Links');
    assert.equal(details.declaredHoleCount, 18);
    assert.equal(details.declaredPar, 72);
    assert.equal(details.website, 'https://sketch.example');
    assert.equal(details.updatedAt, '2025-01-02T03:04:05Z');
  });

  test('assembles the outline with its inner ring', () => {
    const { details } = courseNamed(read, 'Sketch Links');
    const outline = details.surfaces.find(({ type }) => type === 'outline');
    assert.equal(outline?.geometry.type, 'MultiPolygon');
    assert.ok(outline?.geometry.type === 'MultiPolygon');
    // 600 m × 600 m and 250 m × 600 m less 100 m × 100 m.
    assert.ok(Math.abs(areaSquareMetres(outline.geometry) / 500_000 - 1) < 0.001);
  });

  test('reads holes as lines, turns a reversed one, and leaves out one that ends where it starts', () => {
    const { details } = courseNamed(read, 'Sketch Links');
    assert.deepEqual(
      details.holes.map(({ key, number, par, strokeIndex, line }) => [
        key,
        number,
        par,
        strokeIndex,
        line.length,
      ]),
      [
        ['way/1101', 1, 4, 7, 2],
        ['way/1102', 2, null, null, 2],
      ],
    );
    assert.deepEqual(
      details.findings.filter(({ rule }) => rule === 'reversed-hole').map(({ place }) => place),
      ['way/1102'],
    );
    const second = details.holes[1]!;
    assert.ok(second.line[0]![1] > second.line[1]![1]);
    assert.deepEqual(
      second.tees.map(({ color }) => color),
      ['white', 'red'],
    );
  });

  test('subtracts the inner ring of a bunker', () => {
    const { details } = courseNamed(read, 'Sketch Links');
    const bunker = details.hazards.find(({ key }) => key === 'relation/2');
    assert.ok(Math.abs(areaSquareMetres(bunker!.geometry) - 300) < 1);
    assert.deepEqual(bunker!.holeKeys, ['way/1101']);
  });

  test('finds the pond and the wood of a course and no others', () => {
    const { details } = courseNamed(read, 'Sketch Links');
    assert.deepEqual(
      details.hazards.map(({ key, type }) => [key, type]),
      [
        ['relation/2', 'bunker'],
        ['way/1110', 'water'],
      ],
    );
    assert.deepEqual(
      details.surfaces.filter(({ type }) => type === 'trees').map(({ key }) => key),
      ['way/1111'],
    );
  });

  test('says what was left out and why', () => {
    const reasons = new Map(read.findings.map(({ place, rule }) => [place, rule]));
    assert.equal(reasons.get('way/1108'), 'invalid-geometry');
    assert.equal(reasons.get('way/1109'), 'line-instead-of-area');
    assert.equal(reasons.get('relation/3'), 'relation-not-an-area');
    assert.equal(reasons.get('node/51'), 'miniature-golf');
    assert.equal(reasons.get('way/1417'), 'hole-under-30-m');
  });

  test('leaves no file behind, nor what a killed build left', () => {
    assert.deepEqual(readdirSync(folder), []);
  });
});

describe('several extracts', { skip: withoutOsmium }, () => {
  const { folder, remove } = scratchFolder();
  after(remove);

  test('give the same courses in any order, each object once and in its newest version', async () => {
    const older = join(folder, 'older.opl');
    const text = readFileSync(linksExtract, 'utf8');
    writeFileSync(
      older,
      text
        .replace('w1101 v3', 'w1101 v2')
        .replace('ref=1,par=4', 'ref=1,par=5')
        .replaceAll('Sketch', 'Older')
        .replaceAll('2024-05', '2023-05'),
    );
    const pbf = join(folder, 'links.osm.pbf');
    execFileSync('osmium', ['cat', linksExtract, '-o', pbf]);
    const alone = wholeOf(await readIn(folder, linksExtract));
    assert.deepEqual(wholeOf(await readIn(folder, pbf, older)), alone);
    assert.deepEqual(wholeOf(await readIn(folder, older, linksExtract, pbf, older)), alone);
  });

  test('give an outline from the file where it is whole', async () => {
    const broken = join(folder, 'broken.opl');
    const text = readFileSync(linksExtract, 'utf8');
    writeFileSync(broken, text.replace('leisure=golf_course,name=Bow', 'note=removed,name=Bow'));
    const clipped = join(folder, 'clipped.opl');
    // A clipped extract doesn't have the second outer way.
    writeFileSync(
      clipped,
      text
        .split('\n')
        .filter((line) => !line.startsWith('w1002 '))
        .join('\n'),
    );
    for (const files of [
      [clipped, broken],
      [broken, clipped],
    ]) {
      const { details } = courseNamed(await readIn(folder, ...files), 'Sketch Links');
      assert.equal(details.surfaces.filter(({ type }) => type === 'outline').length, 1);
    }
  });
});
