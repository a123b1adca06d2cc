import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { geodesicInverse } from '#server/store/geodesic.ts';
import { contractRenown, contractCourses as courses, describeContract } from '#testing/describe-contract.ts';

describeContract('the directory', ({ ask, data, assertFails, pages }) => {
  describe('the directory', () => {
    test('counts agree between directory, metadata, enumeration and lists', async () => {
      const continents = await data('listContinents', '/public/golfs/continents');
      const countries = await data('listCountries', '/public/golfs/countries');
      const cities = await data('listSitemapCities', '/seo/sitemap/cities');
      const regions = await data('listSitemapRegions', '/seo/sitemap/regions');
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      assert.equal(sum(continents.items.map((each) => each.course_count)), 60);
      assert.equal(sum(countries.items.map((each) => each.course_count)), 60);
      assert.equal(sum(continents.items.map((each) => each.country_count)), countries.total);
      assert.equal(sum(countries.items.map((each) => each.region_count)), regions.total);
      for (const { slug, course_count, country_count } of continents.items) {
        const entry = await data('getDirectoryEntry', `/public/golfs/${slug}`);
        assert.ok('continent' in entry && !('country' in entry));
        assert.equal(entry.total, country_count);
        const metadata = await data('getContinentMetadata', `/seo/continent/${slug}`);
        assert.deepEqual([metadata.course_count, metadata.country_count], [course_count, country_count]);
      }
      for (const { slug, course_count, region_count } of countries.items) {
        const entry = await data('getDirectoryEntry', `/public/golfs/${slug}`);
        assert.ok('country' in entry && !('continent' in entry));
        assert.deepEqual([entry.total, entry.regions.length], [course_count, region_count]);
        const metadata = await data('getCountryMetadata', `/seo/country/${slug}`);
        assert.deepEqual([metadata.course_count, metadata.region_count], [course_count, region_count]);
        const listed = await data('listCountryRegions', `/public/golfs/${slug}/regions`);
        assert.deepEqual(listed.regions, entry.regions);
        assert.equal(sum(listed.regions.map((region) => region.city_count)), metadata.city_count);
      }
      for (const { slug, country, course_count } of regions.items) {
        const metadata = await data('getRegionMetadata', `/seo/region/${country}/${slug}`);
        const inRegion = cities.items.filter((city) => city.country === country && city.region === slug);
        assert.deepEqual([metadata.course_count, metadata.city_count], [course_count, inRegion.length]);
      }
      for (const { slug, country, region, course_count, indexable } of cities.items) {
        const list = await data('listCityGolfCourses', `/public/golfs/${country}/${region}/${slug}`);
        assert.deepEqual([list.total, list.golfs.length], [course_count, course_count]);
        assert.equal(indexable, course_count >= 2);
      }
    });

    test('cities of one country are those of that country in the list of the world', async () => {
      const { items } = await data('listSitemapCities', '/seo/sitemap/cities');
      for (const slug of new Set(items.map(({ country }) => country))) {
        const own = items.filter(({ country }) => country === slug);
        const listed = await data('listSitemapCities', `/seo/sitemap/cities?country=${slug}`);
        assert.deepEqual(listed, { items: own, total: own.length });
      }
      const none = await data('listSitemapCities', '/seo/sitemap/cities?country=atlantis');
      assert.deepEqual(none, { items: [], total: 0 });
      await assertFails('/seo/sitemap/cities?country=', 400, 4001, 'country');
    });

    test('a region lists its courses by name, then by golf_id, and its pages together are the whole', async () => {
      const regions = await data('listSitemapRegions', '/seo/sitemap/regions');
      const collator = new Intl.Collator('en');
      for (const { slug, country } of regions.items) {
        const read = (skip: number) =>
          data('listRegionGolfCourses', `/public/golfs/${country}/${slug}?limit=3&skip=${skip}`);
        const listed = (await pages(read, 3)).flatMap(({ golfs }) => golfs);
        const expected = courses
          .filter((course) => course.country.slug === country && course.region?.slug === slug)
          .sort((a, b) => collator.compare(a.name, b.name) || a.golfId - b.golfId);
        assert.deepEqual(
          listed.map((golf) => golf.slug),
          expected.map((course) => course.slug),
        );
      }
    });

    test('a list has only what is asked for, in the order asked for, unknown values last', async () => {
      const path = '/public/golfs/isle-of-man/middle?limit=100';
      const read = async (more: string) => (await data('listRegionGolfCourses', `${path}${more}`)).golfs;
      const all = await read('');
      for (const [more, isWanted] of [
        ['&holes=3', ({ hole_count }) => hole_count === 3],
        ['&has=map', ({ has_geometry }) => has_geometry],
        ['&has=map_and_card&holes=3', (row) => row.has_geometry && row.has_card && row.hole_count === 3],
      ] as [string, (row: (typeof all)[number]) => boolean][]) {
        const expected = all.filter(isWanted);
        assert.ok(expected.length > 0, more);
        assert.deepEqual(await read(more), expected, more);
      }
      const lengths = (await read('&order=length')).map(({ length }) => length ?? -1);
      assert.deepEqual(
        lengths,
        lengths.toSorted((a, b) => b - a),
      );
      const prominence = (await read('&order=prominence')).map(contractRenown);
      assert.ok(new Set(prominence).size > 2);
      assert.deepEqual(
        prominence,
        prominence.toSorted((a, b) => b - a),
      );
      const distances = (await read('&near=54.2,-4.6&order=length')).map(
        ({ longitude, latitude }) => geodesicInverse([-4.6, 54.2], [longitude, latitude]).distance,
      );
      assert.ok(distances.length > 2);
      distances.slice(1).forEach((distance, at) => {
        assert.ok(distance >= distances[at]! * 0.995);
      });
      await assertFails('/public/golfs/isle-of-man/middle?near=91,0', 400, 4001, 'near');
      const { error } = await (await ask('/public/golfs/isle-of-man/middle?near=54.2')).json();
      assert.match(error.message, /^near must be two decimal numbers lat,long: /);
      await assertFails('/public/golfs/isle-of-man/middle?order=best', 400, 4001, 'order');
    });

    test('the courses of a country can be filtered, ordered and paged', async () => {
      const read = async (query: string) => {
        const entry = await data('getDirectoryEntry', `/public/golfs/isle-of-man?${query}`);
        assert.ok('country' in entry);
        return entry;
      };
      const all = await read('limit=100');
      assert.equal(all.golfs.length, all.country.course_count);
      assert.deepEqual((await read('')).golfs, all.golfs.slice(0, 25));
      const mapped = await read('has=map&limit=100');
      assert.deepEqual(
        mapped.golfs,
        all.golfs.filter(({ has_geometry }) => has_geometry),
      );
      assert.ok(mapped.total > 0 && mapped.total < all.total);
      const [first, second] = [await read('order=length&limit=2'), await read('order=length&limit=2&skip=2')];
      const lengths = [...first.golfs, ...second.golfs].map(({ length }) => length ?? -1);
      assert.deepEqual(
        lengths,
        lengths.toSorted((a, b) => b - a),
      );
      assert.deepEqual([lengths.length, first.has_more], [4, true]);
      const near = (await read('near=54.2,-4.6&limit=100')).golfs.map(
        ({ longitude, latitude }) => geodesicInverse([-4.6, 54.2], [longitude, latitude]).distance,
      );
      near.slice(1).forEach((distance, at) => {
        assert.ok(distance >= near[at]! * 0.995);
      });
      await assertFails('/public/golfs/isle-of-man?limit=101', 400, 4001, 'limit');
    });

    test('a former region leads to the one that has its courses now, or to its country', async () => {
      const moves = {
        '/public/golfs/isle-of-man/old-middle?limit=2': '/public/golfs/isle-of-man/middle?limit=2',
        '/public/golfs/isle-of-man/sheadings': '/public/golfs/isle-of-man',
        '/public/golfs/isle-of-man/old-middle/douglas': '/public/golfs/isle-of-man/middle/douglas',
        '/public/golfs/isle-of-man/sheadings/castletown': '/public/golfs/isle-of-man/rushen/castletown',
        '/public/golfs/isle-of-man/sheadings/atlantis': '/public/golfs/isle-of-man',
        '/public/golfs/isle-of-man/middle/castletown': '/public/golfs/isle-of-man/rushen/castletown',
        '/public/best/isle-of-man/old-middle': '/public/best/isle-of-man/middle',
        '/public/best/isle-of-man/sheadings': '/public/best/isle-of-man',
        '/seo/region/isle-of-man/old-middle': '/seo/region/isle-of-man/middle',
        '/seo/region/isle-of-man/sheadings': '/seo/country/isle-of-man',
      };
      for (const [from, to] of Object.entries(moves)) {
        assert.deepEqual(await (await ask(from)).json(), await (await ask(to)).json(), from);
      }
      await assertFails('/public/golfs/france/old-middle', 404, 4043, 'region');
    });

    test('a country says whether it lists its regions, and so do its regions and their trails', async () => {
      const regions = await data('listSitemapRegions', '/seo/sitemap/regions');
      for (const slug of ['polar-station', 'france']) {
        const entry = await data('getDirectoryEntry', `/public/golfs/${slug}?limit=100`);
        assert.ok('country' in entry);
        const { lists_regions, course_count } = entry.country;
        assert.equal(lists_regions, slug === 'france');
        if (!lists_regions) assert.equal(entry.golfs.length, course_count);
        for (const region of entry.regions) {
          const listed = regions.items.find((each) => each.country === slug && each.slug === region.slug);
          assert.equal(listed?.indexable, lists_regions);
          const trail = (await data('getRegionMetadata', `/seo/region/${slug}/${region.slug}`)).breadcrumbs;
          assert.equal(trail.at(-1)?.type, lists_regions ? 'region' : 'country');
        }
      }
    });

    test('the districts of a large region have lists of their own', async () => {
      const region = '/public/golfs/france/bretagne';
      const { districts, total } = await data('listRegionDistricts', `${region}/districts`);
      assert.deepEqual([districts.map(({ slug }) => slug), total], [['finistere'], 1]);
      const list = await data('listDistrictGolfCourses', `${region}/districts/finistere`);
      const inside = courses.filter(({ city }) => city?.district);
      assert.deepEqual([list.total, list.district.course_count], [inside.length, inside.length]);
      assert.ok(list.golfs.every((golf) => inside.some(({ slug }) => slug === golf.slug)));
      const { items } = await data('listSitemapDistricts', '/seo/sitemap/districts');
      assert.deepEqual(
        items.map(({ path }) => path),
        ['/golf-courses/france/bretagne/districts/finistere'],
      );
      const none = await data('listRegionDistricts', '/public/golfs/isle-of-man/middle/districts');
      assert.deepEqual(none.districts, []);
      const moved = await (await ask('/public/golfs/isle-of-man/middle/districts/douglas')).json();
      assert.deepEqual(moved, await (await ask('/public/golfs/isle-of-man/middle')).json());
      await assertFails(`${region}/districts/atlantis`, 404, 4045, 'district');
    });

    test('what is missing is named by its code', async () => {
      await assertFails('/public/golfs/atlantis', 404, 4042, 'slug');
      await assertFails('/public/golfs/atlantis/regions', 404, 4042, 'country');
      await assertFails('/public/golfs/atlantis/middle', 404, 4042, 'country');
      await assertFails('/public/golfs/france/atlantis', 404, 4043, 'region');
      await assertFails('/public/golfs/france/atlantis/brest', 404, 4043, 'region');
      await assertFails('/public/golfs/france/bretagne/atlantis', 404, 4044, 'city');
      await assertFails('/public/best/atlantis', 404, 4042, 'slug');
      await assertFails('/public/best/france/atlantis', 404, 4043, 'region');
      await assertFails('/seo/country/europe', 404, 4042, 'slug');
      await assertFails('/seo/continent/france', 404, 4042, 'slug');
      await assertFails('/seo/region/france/atlantis', 404, 4043, 'region');
      await assertFails('/public/golfs/France', 400, 4003, 'slug');
    });
  });
});
