import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { CoursesInProgress } from '../../course/course-in-progress.ts';
import { buildCourses } from '../../fixtures/build-tiny.ts';
import { tinyCourses } from '../../fixtures/tiny-courses.ts';

describe('finished courses', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kept-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const courses = tinyCourses();
  /** Counts whose details were asked for; the card of the third has changed in a second edition. */
  const edition = (number: 1 | 2, asked: number[] = []): CoursesInProgress => ({
    heads: courses.heads,
    details(index) {
      asked.push(index);
      const details = courses.details(index);
      return index === 2 && number === 2 ? { ...details, openedYear: 1912 } : details;
    },
    recipe: { steps: [], plansOf: () => [], keyOf: (index) => `${index} ${index === 2 ? number : 0}` },
  });
  const build = (out: string, number: 1 | 2, keepIn?: string, asked?: number[]) =>
    buildCourses(join(folder, out), edition(number, asked), {
      asOf: `2026-0${number}-01T00:00:00Z`,
      ...(keepIn !== undefined && { keepIn }),
    });
  const newFolder = () => mkdtemp(join(folder, 'work-'));

  test('are taken from the previous build if nothing about them has changed, and the file is the same', async () => {
    const keepIn = await newFolder();
    const [first, second]: [number[], number[]] = [[], []];
    await build('plain', 1);
    const { manifest: plain } = await build('plain', 2);
    await build('kept', 1, keepIn, first);
    const { manifest: kept, changes } = await build('kept', 2, keepIn, second);
    assert.equal(kept.sha256, plain.sha256);
    assert.equal(changes?.length, 1);
    assert.deepEqual([first.length, second], [courses.heads.length, [2]]);
    const third: number[] = [];
    assert.equal((await build('kept', 2, keepIn, third)).manifest.sha256, plain.sha256);
    assert.deepEqual(third, []);
    assert.equal((await readdir(keepIn)).length, 1);
  });

  test('are finished again in another data directory, which may have other times', async () => {
    const keepIn = await newFolder();
    await build('one', 1, keepIn);
    const asked: number[] = [];
    await build('other', 1, keepIn, asked);
    assert.equal(asked.length, courses.heads.length);
  });

  test('are finished again if what was kept is damaged', async () => {
    const keepIn = await newFolder();
    await build('whole', 1, keepIn);
    const [name = ''] = await readdir(keepIn);
    const damages = [
      () => truncate(join(keepIn, name, 'index'), 20),
      () => truncate(join(keepIn, name, 'courses'), 20),
      () => rm(join(keepIn, name, 'courses')),
    ];
    for (const damage of damages) {
      await damage();
      const asked: number[] = [];
      await build('whole', 1, keepIn, asked);
      assert.equal(asked.length, courses.heads.length);
    }
  });

  test('of a build that fails leave nothing behind', async () => {
    const keepIn = await newFolder();
    const fails = { ...edition(1), details: () => assert.fail('a damaged source') };
    await assert.rejects(buildCourses(join(folder, 'fails'), fails, { keepIn }), /a damaged source/);
    assert.deepEqual(await readdir(keepIn), []);
  });
});
