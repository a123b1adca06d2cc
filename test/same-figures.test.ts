import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { awkwardCourses } from '#dataset/fixtures/awkward-courses.ts';
import { buildCourses } from '#dataset/fixtures/build-tiny.ts';
import { plainPlaces } from '#dataset/fixtures/plain-places.ts';
import { figuresOfEdition } from '#testing/figures-of-edition.ts';

describe('the figures of holes whose card and line differ', () => {
  const { compare } = figuresOfEdition((folder) =>
    buildCourses(folder, awkwardCourses(), { places: () => plainPlaces }),
  );

  it('are the same wherever they’re shown, and every row of a list is its course’s', async () => {
    const { holes, different } = await compare();
    assert.ok(holes.some(({ length, length_traced }) => length !== length_traced));
    assert.ok(holes.some(({ par_source }) => par_source === 'length'));
    assert.deepEqual(different, []);
  });
});
