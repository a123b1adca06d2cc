import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import type { Answer, OperationId } from '#lib/api/records.ts';
import { geodesicInverse } from '#lib/geo/geodesic.ts';
import type { AnyOperation } from './api/operation.ts';
import { operations } from './api/operations.ts';
import { fixtureCourses } from './testing/fixture-courses.ts';
import { type Ask, serveFixture } from './testing/served-fixture.ts';

const fixture = serveFixture();
const courses = fixtureCourses(60);

/** The operations by name: the type says that there is one for every operationId of the client. */
const byId = new Map<string, AnyOperation>(operations.map((operation) => [operation.operationId, operation]));

for (const [door, ask] of [
  ['in process', fixture.askInProcess],
  ['over HTTP', fixture.askOverHttp],
] as const) {
  describe(`the contract, ${door}`, () => contractTests(ask));
}

function contractTests(ask: Ask): void {
  /** An answer's data, checked against its operation's record. */
  async function data<Id extends OperationId>(operationId: Id, path: string): Promise<Answer<Id>> {
    const response = await ask(path);
    const text = await response.text();
    assert.equal(response.status, 200, `${path}: ${text.slice(0, 300)}`);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
    const { content } = byId.get(operationId)!;
    assert.ok('data' in content);
    const body = JSON.parse(text);
    assert.deepEqual(Object.keys(body), ['data']);
    const checked = content.data.safeParse(body.data);
    assert.ok(checked.success, `${path}: ${checked.success || z.prettifyError(checked.error)}`);
    return body.data;
  }

  async function assertFails(path: string, status: number, code: number, parameter: string | null = null) {
    const response = await ask(path);
    const { error } = (await response.json()) as { error: Record<string, unknown> };
    const shown = { status: response.status, code: error.code, parameter: error.parameter };
    assert.deepEqual(shown, { status, code, parameter }, path);
    assert.equal(error.status, status);
    assert.equal(error.request_id, response.headers.get('x-request-id'));
    assert.equal(typeof error.message, 'string');
  }

  /** All pages of a list, one after the other, by `has_more`. */
  async function pages<Page extends { has_more: boolean }>(
    read: (skip: number) => Promise<Page>,
    limit: number,
  ) {
    const all: Page[] = [];
    for (let skip = 0; ; skip += limit) {
      const page = await read(skip);
      all.push(page);
      if (!page.has_more) return all;
    }
  }

  test('every operation answers its example with its record', async () => {
    for (const operation of operations) {
      const response = await ask(operation.example);
      assert.equal(response.status, 200, operation.operationId);
      if ('data' in operation.content) await data(operation.operationId as OperationId, operation.example);
      else assert.ok(response.headers.get('content-type')?.startsWith(operation.content.mediaType));
    }
  });

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

    test('applies its defaults and says so', async () => {
      const { query, golfs } = await data('listGolfCourses', '/golfs');
      assert.deepEqual(query, { limit: 25, skip: 0 });
      assert.deepEqual(
        [golfs.items_length, golfs.items.length, golfs.total, golfs.has_more],
        [25, 25, 60, true],
      );
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

    test('past its end is empty', async () => {
      for (const path of [
        '/golfs?skip=60',
        '/golfs?skip=99999999999999999999999',
        '/golfs?lat=1&long=1&skip=60',
      ]) {
        const { golfs } = await data('listGolfCourses', path);
        assert.deepEqual(golfs, { items_length: 0, items: [], total: 60, has_more: false });
      }
    });

    test('wants lat and long together', async () => {
      await assertFails('/golfs?lat=1', 400, 4002, 'long');
      await assertFails('/golfs?long=1', 400, 4002, 'lat');
    });
  });

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
    test('limits differ by operation', async () => {
      await assertFails('/search/map/golfs?lat=1&long=1&limit=51', 400, 4001, 'limit');
      await assertFails('/search/golfs?q=a&limit=51', 400, 4001, 'limit');
      await assertFails('/public/best/world?limit=101', 400, 4001, 'limit');
      await data('listBestGolfCoursesWorldwide', '/public/best/world?limit=100');
      await data('searchGolfCoursesByLocation', '/search/map/golfs?lat=90&long=-180&limit=50&max_distance=1');
    });
    test('coordinates stay on the globe', async () => {
      for (const lat of ['90.0001', '-91', '1e1', 'abc', '']) {
        await assertFails(`/golfs?lat=${lat}&long=0`, 400, 4001, 'lat');
        await assertFails(`/search/map/golfs?lat=${lat}&long=0`, 400, 4001, 'lat');
      }
      await assertFails('/golfs?lat=0&long=180.5', 400, 4001, 'long');
    });
    test('a required parameter must be there', async () => {
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

    test('an unknown one is 404, an impossible one 400', async () => {
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

  describe('searchGolfCoursesByLocation', () => {
    test('finds what brute force finds, with distance and bearing', async () => {
      for (const [long, lat, radius] of [
        [-4.48, 54.15, 50_000],
        [-179.99, -17.5, 150_000],
        [0, -90, 4_000],
        [2, 47, 400_000],
      ] as const) {
        const path = `/search/map/golfs?lat=${lat}&long=${long}&max_distance=${radius}&limit=50`;
        const { query, golfs } = await data('searchGolfCoursesByLocation', path);
        assert.deepEqual(query, { latitude: lat, longitude: long, max_distance: radius, limit: 50 });
        const expected = courses
          .map((course) => ({ course, ...geodesicInverse([long, lat], course.position) }))
          .filter(({ distance }) => distance <= radius)
          .sort((a, b) => a.distance - b.distance || a.course.golfId - b.course.golfId);
        assert.ok(expected.length > 3);
        assert.equal(golfs.items_length, expected.length);
        golfs.items.forEach(({ golf_id, distance, bearing }, i) => {
          assert.equal(golf_id, String(expected[i]!.course.golfId));
          assert.ok(Math.abs(distance - expected[i]!.distance) <= 0.051);
          if (Math.abs(lat) < 89) assert.ok(Math.abs(bearing - expected[i]!.bearing) <= 0.051);
        });
      }
    });

    test('keeps to a window that crosses the antimeridian', async () => {
      const path =
        '/search/map/golfs?lat=-17.5&long=180&max_distance=1000000&limit=50&bbox=179.3,-18.5,-179.2,-16.5';
      const { golfs } = await data('searchGolfCoursesByLocation', path);
      const expected = courses.filter(
        ({ position: [lon, lat] }) => (lon >= 179.3 || lon <= -179.2) && lat >= -18.5 && lat <= -16.5,
      );
      assert.ok(expected.some(({ position }) => position[0] < 0));
      assert.deepEqual(
        golfs.items.map(({ golf_id }) => Number(golf_id)).sort((a, b) => a - b),
        expected.map(({ golfId }) => golfId),
      );
    });
  });

  describe('searchGolfCourses', () => {
    const found = async (q: string, more = '') =>
      (await data('searchGolfCourses', `/search/golfs?q=${encodeURIComponent(q)}${more}`)).golfs.items.map(
        ({ slug }) => slug,
      );
    test('folds accents and case, takes the last word for a beginning, and forgives one typo', async () => {
      for (const q of [
        'harbour short nine',
        'HARBOUR',
        'harb',
        'harbuor',
        'hqrbour nine',
        'douglas harbour',
      ]) {
        assert.equal((await found(q))[0], 'harbour-short-nine', q);
      }
      assert.equal((await found('cote'))[0], 'cote-d-emeraude');
      assert.equal((await found('CÔTE'))[0], 'cote-d-emeraude');
    });
    test('finds a word behind an apostrophe, however it is typed', async () => {
      for (const q of ['emeraude', "d'emeraude", 'd’Émeraude', 'demeraude', 'd emeraude', 'cote d emer']) {
        assert.equal((await found(q))[0], 'cote-d-emeraude', q);
      }
    });
    test('finds nothing where a word is nowhere, and nothing for no word at all', async () => {
      assert.deepEqual(await found('harbour zzzzz'), []);
      assert.deepEqual(await found('  …  '), []);
    });
    test('is narrowed by country', async () => {
      assert.deepEqual(await found('harbour', '&country=france'), []);
      assert.equal((await found('harbour', '&country=isle-of-man')).length, 1);
      await assertFails('/search/golfs?q=a&country=atlantis', 404, 4042, 'country');
    });
    test('has pages that together are the whole', async () => {
      const read = async (skip: number) =>
        (await data('searchGolfCourses', `/search/golfs?q=l&limit=4&skip=${skip}`)).golfs;
      const parts = await pages(read, 4);
      const slugs = parts.flatMap(({ items }) => items.map(({ slug }) => slug));
      assert.equal(new Set(slugs).size, parts[0]!.total);
      assert.deepEqual(slugs, await found('l', '&limit=50'));
    });
  });

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

    test('of an area and a region are the world ranking, narrowed and numbered anew', async () => {
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

  test('unknown paths are 404 in the envelope', async () => {
    for (const path of [
      '/',
      '',
      '/nope',
      '/golfs/',
      '/golfs/profile',
      '/public/golfs/a/b/c/d',
      '//golfs',
      '/GOLFS',
    ]) {
      await assertFails(path, 404, 4040);
    }
  });

  test('a HEAD has the headers of a GET and no body', async () => {
    const head = await ask('/golfs?limit=2', { method: 'HEAD' });
    const get = await ask('/golfs?limit=2');
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
    for (const name of ['content-type', 'etag', 'cache-control']) {
      assert.equal(head.headers.get(name), get.headers.get(name), name);
    }
  });

  test('other methods are 405 with Allow', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await ask('/golfs', { method });
      assert.equal(response.status, 405);
      assert.equal(response.headers.get('allow'), 'GET, HEAD, OPTIONS');
      assert.equal(((await response.json()) as { error: { code: number } }).error.code, 4050);
    }
  });

  test('OPTIONS answers for CORS', async () => {
    const response = await ask('/golfs', { method: 'OPTIONS' });
    assert.equal(response.status, 204);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.match(response.headers.get('access-control-allow-methods') ?? '', /GET/);
  });

  test('a copy made from this version is spared; one of another is not', async () => {
    const etag = (await ask('/golfs?limit=1')).headers.get('etag')!;
    assert.match(etag, /^"[^"]+"$/);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await ask('/golfs?limit=1', { headers: { 'if-none-match': tag } });
      assert.equal(response.status, 304, tag);
      assert.equal(await response.text(), '');
      assert.ok(response.headers.get('etag'));
    }
    assert.equal((await ask('/golfs?limit=1', { headers: { 'if-none-match': '"x"' } })).status, 200);
    assert.equal((await ask('/golfs?limit=0', { headers: { 'if-none-match': etag } })).status, 400);
    assert.equal((await ask('/golfs/profile/nope', { headers: { 'if-none-match': '*' } })).status, 404);
  });
}
