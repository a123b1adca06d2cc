import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { geodesicInverse } from '#server/store/geodesic.ts';
import { contractCourses as courses, describeContract } from '#testing/describe-contract.ts';

describeContract('the list of courses', ({ ask, data, assertFails, pages }) => {
  describe('listGolfCourses', () => {
    test('goes by golf_id as a number, and its pages together are the whole list', async () => {
      const read = async (skip: number) =>
        (await data('listGolfCourses', `/golfs?limit=7&skip=${skip}`)).golfs;
      const items = (await pages(read, 7)).flatMap((page) => page.items);
      assert.deepEqual(
        items.map(({ golf_id }) => Number(golf_id)),
        courses.map(({ golfId }) => golfId),
      );
      assert.ok(items.every(({ distance }) => distance === null));
    });

    test('links the pages before and after, also in a cached answer', async () => {
      for (const encoding of ['identity', 'gzip', 'gzip', 'gzip']) {
        const { headers } = await ask('/golfs?skip=25&limit=20', {
          headers: { 'Accept-Encoding': encoding },
        });
        const pages = '<?limit=20&skip=5>; rel="prev", <?limit=20&skip=45>; rel="next"';
        assert.equal(headers.get('link'), `</openapi.json>; rel="service-desc", ${pages}`);
      }
    });

    test('applies its defaults and says so', async () => {
      const { query, golfs } = await data('listGolfCourses', '/golfs');
      assert.deepEqual(query, { limit: 25, skip: 0 });
      assert.deepEqual(
        [golfs.items_length, golfs.items.length, golfs.total, golfs.has_more],
        [25, 25, 60, true],
      );
    });

    test('lists courses of one kind alone, by golf_id and by distance', async () => {
      const short = courses.filter(({ holeCount }) => holeCount === 3).map(({ golfId }) => String(golfId));
      assert.ok(short.length > 0);
      for (const point of ['', '&lat=54&long=-4']) {
        const { golfs } = await data('listGolfCourses', `/golfs?kind=short${point}`);
        assert.deepEqual([golfs.items.map(({ golf_id }) => golf_id), golfs.total], [short, short.length]);
        assert.ok(golfs.items.every(({ kind }) => kind === 'short'));
      }
      const { golfs } = await data('listGolfCourses', '/golfs?kind=practice');
      assert.deepEqual([golfs.items, golfs.total, golfs.has_more], [[], 0, false]);
      await assertFails('/golfs?kind=links', 400, 4001, 'kind');
    });

    test('goes by distance from a point, and its pages together are the whole list', async () => {
      const read = async (skip: number) =>
        (await data('listGolfCourses', `/golfs?lat=-17.5&long=-179.95&limit=9&skip=${skip}`)).golfs;
      const items = (await pages(read, 9)).flatMap((page) => page.items);
      assert.equal(new Set(items.map(({ golf_id }) => golf_id)).size, 60);
      const distances = items.map(
        ({ longitude, latitude }) => geodesicInverse([-179.95, -17.5], [longitude, latitude]).distance,
      );
      items.forEach(({ distance }, i) => {
        assert.equal(distance, Math.round(distances[i]!));
        assert.ok(i === 0 || distances[i]! >= distances[i - 1]! - 0.001);
      });
    });

    test('is empty past its end', async () => {
      for (const path of [
        '/golfs?skip=60',
        '/golfs?skip=99999999999999999999999',
        '/golfs?lat=1&long=1&skip=60',
      ]) {
        const { golfs } = await data('listGolfCourses', path);
        assert.deepEqual(golfs, { items_length: 0, items: [], total: 60, has_more: false });
      }
    });

    test('needs lat and long together', async () => {
      await assertFails('/golfs?lat=1', 400, 4002, 'long');
      await assertFails('/golfs?long=1', 400, 4002, 'lat');
    });
  });
});
