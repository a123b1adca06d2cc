import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { profileParts } from '#lib/contract/profile-parts.ts';
import { describeContract } from '#testing/describe-contract.ts';
import { FIXTURE_EDITIONS } from '#testing/write-fixture-dataset.ts';

describeContract('changes', ({ ask, data, assertFails }) => {
  describe('listChanges', () => {
    const since = async (version: string) => data('listChanges', `/changes?since=${version}`);
    const inWords = ({ changes }: Awaited<ReturnType<typeof since>>) =>
      changes.map(({ golf_id, kind, parts }) => [golf_id, kind, ...parts].join(' '));

    test('lists what differs from each edition that it knows, and nothing for its own', async () => {
      const { version } = await data('getDataset', '/dataset');
      const added = `3 added ${profileParts.join(' ')}`;
      const sinceTheSecond = ['4 renamed identity reviews', '2000000 retired'];
      const first = await since(FIXTURE_EDITIONS[0]);
      assert.deepEqual(inWords(first), [added, sinceTheSecond[0], '1000000 merged', sinceTheSecond[1]]);
      assert.deepEqual([first.from, first.to], [FIXTURE_EDITIONS[0], version]);
      assert.deepEqual(first.changes.map(({ slug }) => slug).slice(2), ['merged-course', 'gone-course']);
      assert.deepEqual(inWords(await since(FIXTURE_EDITIONS[1])), ['2 changed hazards', ...sinceTheSecond]);
      assert.deepEqual(await since(version), { from: version, to: version, changes: [] });
    });

    test('answers a request for any other edition with the oldest that it knows', async () => {
      await assertFails('/changes?since=0123456789abcdef', 404, 4046, 'since');
      await assertFails('/changes?since=latest', 404, 4046, 'since');
      const response = await ask('/changes?since=0123456789abcdef');
      const { error } = (await response.json()) as { error: { message: string } };
      assert.match(error.message, new RegExp(FIXTURE_EDITIONS[0]));
    });

    test('needs one version', async () => {
      for (const query of ['', '?since=', '?since=a&since=b', `?since=${FIXTURE_EDITIONS[0]}&since=`]) {
        await assertFails(`/changes${query}`, 400, 4001, 'since');
      }
    });
  });

  describe('updated_since', () => {
    const total = async (query: string) => (await data('listGolfCourses', `/golfs?${query}`)).golfs.total;

    test('lists the courses changed on that day or later, in both orders and of one kind', async () => {
      const { golfs } = await data('listGolfCourses', '/golfs?limit=1');
      const day = golfs.items[0]!.updated_at!.slice(0, 10);
      for (const also of ['', '&kind=short', '&lat=54&long=-4']) {
        assert.equal(await total(`updated_since=${day}${also}`), await total(`limit=1${also}`), also);
        assert.equal(await total(`updated_since=2999-01-01${also}`), 0, also);
      }
    });

    test('takes a day and nothing else', async () => {
      for (const text of ['', 'yesterday', '2026-02-30', '2026-1-1', '2026-01-01&updated_since=2026-01-01']) {
        await assertFails(`/golfs?updated_since=${text}`, 400, 4001, 'updated_since');
      }
    });
  });

  describe('what a course says', () => {
    test('is tagged and dated, and not sent again to a caller who has it', async () => {
      const { golfs } = await data('listGolfCourses', '/golfs?limit=3');
      for (const { golf_id, slug, updated_at } of golfs.items) {
        for (const path of [
          `/golfs/profile/${slug}`,
          `/seo/golfs/${slug}`,
          `/seo/golfs/${golf_id}`,
          `/golfs/${slug}/geometry.geojson`,
          `/golfs/${slug}/llm.md`,
        ]) {
          const { headers } = await ask(path);
          assert.equal(
            new Date(headers.get('last-modified')!).toISOString(),
            new Date(updated_at!).toISOString(),
          );
          const again = await ask(path, { headers: { 'if-none-match': headers.get('etag')! } });
          assert.equal(again.status, 304, path);
          const other = await ask(path, { headers: { 'if-none-match': '"0000000000000000-00000000"' } });
          assert.equal(other.status, 200, path);
        }
      }
    });
  });
});
