import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contractCourses as courses, describeContract } from '#testing/describe-contract.ts';

describeContract('rankings', ({ data, assertFails }) => {
  describe('listGolfCoursesByFigure', () => {
    const northernmost = courses.toSorted(
      (a, b) => b.position[1] - a.position[1] || (a.slug < b.slug ? -1 : 1),
    );

    test('ranks the world, a country and a region, each with its value and what it’s based on', async () => {
      for (const [query, inside] of [
        ['', () => true],
        ['&country=france', ({ country }) => country.slug === 'france'],
        [
          '&country=isle-of-man&region=middle',
          ({ country, region }) => country.slug === 'isle-of-man' && region?.slug === 'middle',
        ],
      ] as [string, (course: (typeof courses)[number]) => boolean][]) {
        const expected = northernmost.filter(inside);
        const { golfs, total, unit } = await data(
          'listGolfCoursesByFigure',
          `/public/rankings/northernmost?limit=100${query}`,
        );
        assert.deepEqual([total, unit], [expected.length, 'degrees']);
        assert.deepEqual(
          golfs.map(({ slug, rank, value, latitude, basis }) => [slug, rank, value, latitude, basis.source]),
          expected.map(({ slug, position: [, lat] }, i) => [slug, i + 1, lat, lat, 'position']),
        );
      }
    });

    test('leaves out courses whose name is not recorded where only names are asked for', async () => {
      const read = (query: string) =>
        data('listGolfCoursesByFigure', `/public/rankings/northernmost?limit=100${query}`);
      const named = (await read('')).golfs.filter(({ is_named }) => is_named);
      const { golfs, total } = await read('&names=recorded');
      assert.ok(total < courses.length && total > 0);
      assert.deepEqual(
        golfs,
        named.map((golf, place) => ({ ...golf, rank: place + 1 })),
      );
      assert.equal(total, named.length);
    });

    test('a former region is the one that has its courses now, or its country', async () => {
      const inRegion = async (region: string) => {
        const path = `/public/rankings/northernmost?country=isle-of-man&region=${region}`;
        const { scope, total } = await data('listGolfCoursesByFigure', path);
        return [scope.type, scope.region?.slug, total];
      };
      assert.deepEqual(await inRegion('old-middle'), await inRegion('middle'));
      const { total } = await data(
        'listGolfCoursesByFigure',
        '/public/rankings/northernmost?country=isle-of-man',
      );
      assert.deepEqual(await inRegion('sheadings'), ['country', undefined, total]);
    });

    test('has no rows for a figure with no known values, and refuses unknown figures and places', async () => {
      const { golfs, total } = await data('listGolfCoursesByFigure', '/public/rankings/oldest');
      assert.deepEqual([golfs, total], [[], 0]);
      await assertFails('/public/rankings/prettiest', 400, 4003, 'figure');
      await assertFails('/public/rankings/oldest?region=middle', 400, 4001, 'region');
      await assertFails('/public/rankings/oldest?country=atlantis', 404, 4042, 'country');
      await assertFails('/public/rankings/oldest?country=france&region=atlantis', 404, 4043, 'region');
    });
  });

  describe('rankings', () => {
    const starsOf = (stars: readonly number[]) => stars.reduce((sum, count, i) => sum + count * (i + 1), 0);
    const expected = courses
      .map((course) => {
        const count = course.stars.reduce((sum, each) => sum + each, 0);
        return { course, count, average: Math.round((starsOf(course.stars) / count) * 100) / 100 };
      })
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.average - a.average || b.count - a.count || (a.course.slug < b.course.slug ? -1 : 1));

    test('order by average, number of reviews and slug; the unreviewed are left out', async () => {
      const { golfs, total, limit, scope } = await data(
        'listBestGolfCoursesWorldwide',
        '/public/best/world?limit=100',
      );
      assert.deepEqual(
        golfs.map(({ slug, rank, review_count, review_average }) => [
          slug,
          rank,
          review_count,
          review_average,
        ]),
        expected.map(({ course, count, average }, i) => [course.slug, i + 1, count, average]),
      );
      assert.deepEqual([total, limit], [expected.length, 100]);
      assert.deepEqual(scope, { type: 'world', continent: null, country: null, region: null });
    });

    test('list only courses with enough reviews, renumbered', async () => {
      const { golfs, total } = await data(
        'listBestGolfCoursesWorldwide',
        '/public/best/world?min_reviews=7&limit=100',
      );
      const inside = expected.filter(({ count }) => count >= 7);
      assert.ok(inside.length > 0 && inside.length < expected.length);
      assert.equal(total, inside.length);
      assert.deepEqual(
        golfs.map(({ slug, rank }) => [slug, rank]),
        inside.map(({ course }, i) => [course.slug, i + 1]),
      );
    });

    test('list courses with few reviews, and those of one kind', async () => {
      const few = await data('listBestGolfCoursesWorldwide', '/public/best/world?max_reviews=6&limit=100');
      const many = await data('listBestGolfCoursesWorldwide', '/public/best/world?min_reviews=7&limit=100');
      assert.ok(few.golfs.every(({ review_count }) => review_count <= 6));
      assert.deepEqual([few.total > 0, few.total + many.total], [true, expected.length]);
      const short = await data('listBestGolfCoursesByArea', '/public/best/europe?kind=short&limit=100');
      assert.ok(short.total > 0 && short.golfs.every(({ kind }) => kind === 'short'));
    });

    test('have the same answer each time, with as many courses as the limit asks for', async () => {
      const ask = (limit: number) =>
        data('listBestGolfCoursesWorldwide', `/public/best/world?limit=${limit}`);
      const first = [await ask(1), await ask(2)];
      assert.deepEqual([await ask(1), await ask(2)], first);
      assert.deepEqual(
        first.map(({ golfs }) => golfs.length),
        [1, 2],
      );
    });

    test('of an area and a region are the world ranking, narrowed and renumbered', async () => {
      for (const [path, slug, belongs] of [
        ['/public/best/europe', 'listBestGolfCoursesByArea', 'europe'],
        ['/public/best/france', 'listBestGolfCoursesByArea', 'france'],
        ['/public/best/isle-of-man/middle', 'listBestGolfCoursesByRegion', 'middle'],
      ] as const) {
        const { golfs, total } = await data(slug, `${path}?limit=100`);
        const inside = expected.filter(({ course: { country, region } }) =>
          path.includes('isle-of-man')
            ? country.slug === 'isle-of-man' && region?.slug === belongs
            : country.slug === belongs || country.continent.slug === belongs,
        );
        assert.equal(total, inside.length);
        assert.deepEqual(
          golfs.map((golf) => [golf.slug, golf.rank]),
          inside.map(({ course }, i) => [course.slug, i + 1]),
        );
      }
    });
  });
});
