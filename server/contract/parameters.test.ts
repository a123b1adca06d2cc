import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { describeContract } from '#testing/describe-contract.ts';

describeContract('parameters', ({ ask, data, assertFails }) => {
  describe('bounds of parameters', () => {
    for (const bad of [
      '0',
      '101',
      'abc',
      '1.5',
      '1e1',
      '',
      ' 5',
      '+5',
      '0x10',
      '-1',
      '٣',
      'NaN',
      '5&limit=5',
    ]) {
      test(`limit=${bad} is refused by name`, () => assertFails(`/golfs?limit=${bad}`, 400, 4001, 'limit'));
    }
    test('an unknown kind is refused with the list of kinds', async () => {
      const response = await ask('/golfs?kind=nope');
      const { error } = (await response.json()) as { error: { code: number; message: string } };
      assert.equal(error.code, 4001);
      assert.equal(error.message, 'kind must be one of course, short, pitch_and_putt, practice.');
    });

    test('each operation has its own limits', async () => {
      await assertFails('/search/map/golfs?lat=1&long=1&limit=51', 400, 4001, 'limit');
      await assertFails('/search/golfs?q=a&limit=51', 400, 4001, 'limit');
      await assertFails('/public/best/world?limit=101', 400, 4001, 'limit');
      await data('listBestGolfCoursesWorldwide', '/public/best/world?limit=100');
      await data('searchGolfCoursesByLocation', '/search/map/golfs?lat=90&long=-180&limit=50&max_distance=1');
    });
    test('coordinates off the globe are refused', async () => {
      for (const lat of ['90.0001', '-91', '1e1', 'abc', '']) {
        await assertFails(`/golfs?lat=${lat}&long=0`, 400, 4001, 'lat');
        await assertFails(`/search/map/golfs?lat=${lat}&long=0`, 400, 4001, 'lat');
      }
      await assertFails('/golfs?lat=0&long=180.5', 400, 4001, 'long');
    });
    test('a required parameter can’t be left out', async () => {
      await assertFails('/search/map/golfs?long=1', 400, 4001, 'lat');
      await assertFails('/search/map/golfs?lat=1', 400, 4001, 'long');
      await assertFails('/search/golfs', 400, 4001, 'q');
      await assertFails('/search/golfs?q=', 400, 4001, 'q');
    });
    test('max_distance is at least a metre', async () => {
      await assertFails('/search/map/golfs?lat=1&long=1&max_distance=0', 400, 4001, 'max_distance');
    });
    test('q has 1 to 100 characters, counted as people do', async () => {
      await data('searchGolfCourses', `/search/golfs?q=${encodeURIComponent('⛳'.repeat(100))}`);
      await assertFails(`/search/golfs?q=${encodeURIComponent('⛳'.repeat(101))}`, 400, 4001, 'q');
    });
    test('bbox is four numbers with its south not north of its north', async () => {
      for (const bbox of ['1,2,3', '1,2,3,4,5', '1,2,x,4', '1,91,2,92', '1,5,2,4']) {
        await assertFails(`/search/map/golfs?lat=1&long=1&bbox=${bbox}`, 400, 4001, 'bbox');
      }
    });
    test('an unknown parameter is ignored, however it is written', async () => {
      await data('listGolfCourses', '/golfs?colour=red&colour=&%FF=%FF&limit=1');
    });
  });
});
