import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { describeContract } from '#testing/describe-contract.ts';

describeContract('mapping', ({ data, assertFails }) => {
  describe('mapping', () => {
    test('a course lists its gaps with object and place; a course without gaps has none', async () => {
      const mapping = await data('getGolfCourseMapping', '/golfs/cote-d-emeraude/mapping');
      assert.deepEqual(
        mapping.gaps.map(({ rule, hole_id }) => [rule, hole_id]),
        [['hole-reversed', '2-1']],
      );
      assert.equal(mapping.holes_to_gain, 1);
      const complete = await data('getGolfCourseMapping', '/golfs/harbour-short-nine/mapping');
      assert.deepEqual([complete.gaps, complete.holes_to_gain], [[], 0]);
    });

    test('a former slug redirects, an unknown one is 404', async () => {
      const renamed = await data('getGolfCourseMapping', '/golfs/old-harbour/mapping');
      assert.equal(renamed.slug, 'harbour-short-nine');
      await assertFails('/golfs/nowhere/mapping', 404, 4041, 'slug');
      await assertFails('/mapping/nowhere', 404, 4042, 'country');
    });

    test('the world’s counts are those of the countries’ own answers', async () => {
      const { countries } = await data('listMappingByCountry', '/mapping');
      const { coverage } = await data('getDataset', '/dataset');
      assert.deepEqual(
        countries.map(({ country }) => country.slug).sort(),
        coverage.map(({ country }) => country).sort(),
      );
      for (const each of countries) {
        const { courses } = await data('listMappingGaps', `/mapping/${each.country.slug}?limit=100`);
        const sum = (key: 'gaps' | 'holes_to_gain') =>
          courses.items.reduce((all, item) => all + item[key], 0);
        assert.deepEqual(
          [each.courses, each.gaps, each.holes_to_gain],
          [courses.total, sum('gaps'), sum('holes_to_gain')],
        );
        const { mapped_course_count } = coverage.find(({ country }) => country === each.country.slug)!;
        assert.equal(each.mapped_course_count, mapped_course_count);
      }
      const gains = countries.map(({ holes_to_gain }) => holes_to_gain);
      assert.deepEqual(
        gains,
        gains.toSorted((a, b) => b - a),
      );
    });

    test('a country counts gaps by rule and region, and pages through its courses', async () => {
      const all = await data('listMappingGaps', '/mapping/france?limit=100');
      assert.ok(all.courses.total > 1);
      assert.equal(all.courses.items.length, all.courses.total);
      const sum = (counts: number[]) => counts.reduce((total, each) => total + each, 0);
      assert.equal(sum(all.rules.map(({ gaps }) => gaps)), sum(all.courses.items.map(({ gaps }) => gaps)));
      assert.equal(sum(all.regions.map(({ courses }) => courses)), all.courses.total);
      const first = await data('listMappingGaps', '/mapping/france?limit=1');
      assert.deepEqual(first.courses.items, all.courses.items.slice(0, 1));
      assert.equal(first.courses.has_more, true);
    });
  });
});
