import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answer } from '#lib/api/records.ts';
import { contractCourses as courses, describeContract } from '#testing/describe-contract.ts';

describeContract('one course', ({ ask, data, assertFails }) => {
  describe('one course', () => {
    test('profile, summary and identity agree by slug and by golf_id', async () => {
      for (const { golfId, slug, name } of courses) {
        const profile = await data('getGolfCourseProfile', `/golfs/profile/${slug}`);
        const summary = await data('getGolfCourseSummary', `/seo/golfs/${golfId}`);
        assert.equal(profile.name, name);
        assert.deepEqual(summary, await data('getGolfCourseSummary', `/seo/golfs/${slug}`));
        for (const key of ['golf_id', 'slug', 'name', 'hole_count', 'par', 'location', 'url'] as const) {
          assert.deepEqual(summary[key], profile[key]);
        }
        assert.deepEqual(await data('resolveGolfCourseId', `/golfs/resolve/${golfId}`), {
          golf_id: String(golfId),
          slug,
        });
      }
    });

    test('an unknown course is 404, an impossible identifier 400', async () => {
      await assertFails('/golfs/profile/no-such-course', 404, 4041, 'slug');
      await assertFails('/seo/golfs/no-such-course', 404, 4041, 'identifier');
      await assertFails('/seo/golfs/999999999', 404, 4041, 'identifier');
      await assertFails('/golfs/resolve/99999999999999999999999999', 404, 4041, 'golf_id');
      await assertFails('/golfs/no-such-course/geometry.geojson', 404, 4041, 'slug');
      await assertFails('/golfs/no-such-course/llm.md', 404, 4041, 'slug');
      await assertFails('/golfs/profile/No-Such-Course', 400, 4003, 'slug');
      await assertFails('/golfs/resolve/12a', 400, 4003, 'golf_id');
      await assertFails('/golfs/profile/a%00b', 400, 4003, 'slug');
      await assertFails('/golfs/profile/a%2Fb', 400, 4003, 'slug');
    });

    test('its geometry holds every hole, hazard and surface of the profile', async () => {
      const { slug } = courses.find(({ holeCount }) => holeCount === 18)!;
      const profile = await data('getGolfCourseProfile', `/golfs/profile/${slug}`);
      const response = await ask(`/golfs/${slug}/geometry.geojson`);
      assert.equal(response.headers.get('content-type'), 'application/geo+json');
      const collection = (await response.json()) as Answer<'getGolfCourseGeometry'>;
      const kinds = collection.features.map(({ properties }) => properties.feature_type);
      const count = (kind: string) => kinds.filter((each) => each === kind).length;
      assert.deepEqual(
        [count('hole'), count('hazard'), count('surface')],
        [profile.holes.length, profile.hazards.length, profile.surfaces.length],
      );
    });
  });
});
