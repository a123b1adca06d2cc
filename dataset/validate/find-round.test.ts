import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { CourseDetails } from '../course/course-in-progress.ts';
import { demoCourses } from '../demo/demo-courses.ts';
import { type Random, randomOf } from '../demo/random.ts';
import { readIn, scratchFolder, withoutOsmium } from '../osm/fixtures/scratch.ts';
import { loadPlaces } from '../places/load-places.ts';
import { mergeFiles } from '../sources/fixtures/merge-files.ts';
import { checked } from './fixtures/checked.ts';
import { numberHoles } from './number-holes.ts';

describe('the invented world without numbers', () => {
  const world = demoCourses({ courses: 300, seed: 1, places: loadPlaces(), isTidy: true });
  const courses = world.heads
    .flatMap((_, index) => (index % 3 === 0 ? [world.details(index)] : []))
    .filter(({ holes }) => holes.length >= 9);

  /** A map with keys that say nothing, and cards that are some metres off the lines. */
  function hidden(course: CourseDetails, random: Random): CourseDetails {
    const keys = random.shuffled(course.holes.map((_, i) => `way/${i}`));
    const misses = new Map<string, number>();
    const missOf = (hole: string) => {
      if (!misses.has(hole)) misses.set(hole, random.normal(0, 7));
      return misses.get(hole)!;
    };
    return {
      ...course,
      holes: course.holes.map((hole, i) => ({ ...hole, key: keys[i]!, number: null, name: null })),
      teeboxes: course.teeboxes.map((tee) => ({
        ...tee,
        lengths: tee.lengths.map(({ number, length }) => ({
          number,
          length: length && Math.round(length + missOf(`${tee.scorecardIndexes[0]} ${number}`)),
        })),
      })),
    };
  }

  it('gets its numbers back: at least 99 of 100 right, and at least 60 of 100 rounds whole', () => {
    let [given, right, whole] = [0, 0, 0];
    for (const [index, course] of courses.entries()) {
      const { holes } = checked((note) => numberHoles(hidden(course, randomOf(3, index, 1)), note)).value;
      const numbered = holes.flatMap(({ number }, i) => (number === null ? [] : [{ number, i }]));
      given += numbered.length;
      right += numbered.filter(({ number, i }) => course.holes[i]!.number === number).length;
      if (numbered.length === holes.length) whole++;
    }
    assert.ok(courses.length > 80);
    assert.ok(right >= 0.99 * given, `${right} of ${given} right`);
    assert.ok(whole >= 0.6 * courses.length, `${whole} of ${courses.length} whole`);
  });

  it('gets none from the card of another course', () => {
    const eighteens = courses.filter(({ holes, teeboxes }) => holes.length === 18 && teeboxes.length > 0);
    const numbered = eighteens.filter((course, index) => {
      const { scorecards, teeboxes } = eighteens[(index + 1) % eighteens.length]!;
      const { holes } = checked((note) =>
        numberHoles({ ...hidden(course, randomOf(4, index, 1)), scorecards, teeboxes }, note),
      ).value;
      return holes.some(({ number }) => number !== null);
    });
    assert.ok(eighteens.length > 30);
    assert.equal(numbered.length, 0);
  });
});

const shared = join(import.meta.dirname, '../../../shared/data');
const portugal = join(shared, 'osm/portugal.golf.osm.pbf');

describe('Portugal’s rounds, numbered by the federation’s cards', {
  skip: withoutOsmium || (!existsSync(portugal) && 'needs ../shared/data'),
}, () => {
  const { folder, remove } = scratchFolder();
  const courses = new Map<string, CourseDetails>();
  before(async () => {
    const { inProgress } = await readIn(folder, portugal);
    const cards = join(shared, 'scorecards/portugal.scorecards.ndjson.gz');
    const merged = (await mergeFiles(inProgress, { scorecards: [cards] })).inProgress;
    for (const [index, head] of merged.heads.entries()) courses.set(head.name ?? '', merged.details(index));
  });
  after(remove);
  const numbersOf = (course: CourseDetails) =>
    checked((note) =>
      numberHoles({ ...course, holes: course.holes.map((hole) => ({ ...hole, number: null })) }, note),
    ).value.holes;

  it('have the numbers that the map gives, where it gives any', () => {
    for (const name of ['Espiche Golf', 'Robinson Club Quinta da Ria', 'Pinheiros Altos Golf Course']) {
      const { holes } = courses.get(name)!;
      const mapped = holes.filter(({ number }) => number !== null);
      const numbers = new Map(numbersOf(courses.get(name)!).map(({ key, number }) => [key, number]));
      assert.deepEqual(
        mapped.map(({ key }) => numbers.get(key)),
        mapped.map(({ number }) => number),
        name,
      );
    }
  });

  it('are numbered in the order in which mappers drew them, where they drew one after the other', () => {
    for (const name of ['Golfe de Amarante', 'Quinta de Cima']) {
      const byId = courses
        .get(name)!
        .holes.map(({ key }) => key)
        .sort((a, b) => Number(a.slice(4)) - Number(b.slice(4)));
      const numbered = numbersOf(courses.get(name)!).toSorted((a, b) => a.number! - b.number!);
      assert.deepEqual(
        numbered.map(({ key }) => key),
        byId,
        name,
      );
    }
  });

  it('keep their letters where the order that fits best has a walk of more than 250 m', () => {
    assert.ok(numbersOf(courses.get('Oporto Golf Club')!).every(({ number }) => number === null));
    assert.ok(numbersOf(courses.get('Axis Golfe Ponte de Lima')!).every(({ number }) => number !== null));
  });
});
