import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { geodesicInverse } from '#server/store/geodesic.ts';
import { contractCourses as courses, describeContract } from '#testing/describe-contract.ts';

describeContract('searches', ({ data, assertFails, pages }) => {
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

    test('keeps to a kind, in a radius and by name', async () => {
      const short = courses.find(({ holeCount }) => holeCount === 3)!;
      const [long, lat] = short.position;
      const near = `/search/map/golfs?lat=${lat}&long=${long}&max_distance=500000&limit=50`;
      const { golfs } = await data('searchGolfCoursesByLocation', `${near}&kind=short`);
      assert.deepEqual(
        golfs.items.map(({ golf_id }) => golf_id),
        [String(short.golfId)],
      );
      const q = encodeURIComponent(short.name);
      const found = async (kind: string) =>
        (await data('searchGolfCourses', `/search/golfs?q=${q}&kind=${kind}`)).golfs;
      assert.ok((await found('short')).items.every(({ kind }) => kind === 'short'));
      assert.equal((await found('short')).total, 1);
      assert.equal((await found('practice')).total, 0);
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
    test('finds nothing for a word that is nowhere, and nothing for no word at all', async () => {
      assert.deepEqual(await found('zzzzz'), []);
      assert.deepEqual(await found('zzzzz golf'), []);
      assert.deepEqual(await found('  …  '), []);
    });
    test('finds courses with the rarer words if no course has them all, and says so', async () => {
      const matched = async (q: string) =>
        (await data('searchGolfCourses', `/search/golfs?q=${encodeURIComponent(q)}`)).golfs.matched;
      assert.equal((await found('harbour zzzzz'))[0], 'harbour-short-nine');
      assert.deepEqual(
        [await matched('harbour zzzzz'), await matched('harbour')],
        ['some_words', 'every_word'],
      );
    });
    test('takes words in any order, and ignores fillers around a name', async () => {
      for (const q of ['nine harbour', 'the harbour golf course in douglas', 'harbour short nine links']) {
        assert.equal((await found(q))[0], 'harbour-short-nine', q);
      }
    });
    test('finds places by their names, beginnings and typos, but not on later pages', async () => {
      const places = async (q: string, more = '') =>
        (await data('searchGolfCourses', `/search/golfs?q=${encodeURIComponent(q)}${more}`)).places.map(
          ({ path }) => path,
        );
      for (const q of ['france', 'golf courses in France', 'fran', 'frence', 'france europe']) {
        assert.deepEqual((await places(q))[0], '/golf-courses/france', q);
      }
      assert.equal((await places('middle isle of man'))[0], '/golf-courses/isle-of-man/middle');
      assert.equal((await places('station'))[0], '/golf-courses/polar-station');
      assert.deepEqual(await places('golf'), []);
      assert.deepEqual(await places('france', '&skip=1'), []);
      assert.deepEqual(await places('france', '&country=france'), []);
    });
    test('puts places that the text names or begins before the courses, and others after courses with the whole words', async () => {
      const first = async (q: string) =>
        (await data('searchGolfCourses', `/search/golfs?q=${encodeURIComponent(q)}`)).places.map(
          ({ path, before_courses }) => [path.split('/').at(-1), before_courses],
        );
      assert.deepEqual((await first('france'))[0], ['france', true]);
      assert.deepEqual((await first('polar'))[0], ['polar-station', true]);
      assert.deepEqual((await first('fran'))[0], ['france', true]);
      assert.deepEqual((await first('frence'))[0], ['france', true]);
      assert.deepEqual(await first('port'), [['port-soderick', true]]);
      // A course is called Amundsen Rush.
      assert.deepEqual(await first('rush'), [['rushen', false]]);
      assert.deepEqual(await first('rushe'), [['rushen', true]]);
    });
    test('asks which is meant where courses of several regions have this very name', async () => {
      const areas = async (q: string) =>
        (await data('searchGolfCourses', `/search/golfs?q=${encodeURIComponent(q)}`)).same_name_in;
      assert.deepEqual(
        new Set((await areas('old downs')).map(String)),
        new Set(['Pole,Polar Station', 'Rushen,Isle of Man']),
      );
      assert.deepEqual((await found('old downs Rushen')).length, 1);
      assert.deepEqual(await areas('harbour short nine'), []);
      assert.deepEqual(await areas('golf'), []);
      assert.deepEqual(await areas('the golf club'), []);
      assert.deepEqual(
        new Set((await areas('middle')).map(String)),
        new Set(['Middle,France', 'Middle,Isle of Man']),
      );
    });
    test('finds a course by another of its names, and says by which', async () => {
      const { golfs } = await data('searchGolfCourses', '/search/golfs?q=amundsen%20ru');
      assert.deepEqual(
        golfs.items.map(({ slug, found_as }) => [slug, found_as]),
        [['south-pole-links', 'Amundsen Rush']],
      );
      const own = await data('searchGolfCourses', '/search/golfs?q=south%20pole%20links');
      assert.equal(own.golfs.items[0]?.found_as, null);
    });
    test('finds the courses of a country by its name', async () => {
      const inFiji = courses.filter(({ country }) => country.slug === 'fiji').map(({ slug }) => slug);
      assert.deepEqual((await found('golf in fiji', '&limit=50')).sort(), inFiji.sort());
    });
    test('takes two words for one and one for two, and forgives two typos in a long word', async () => {
      for (const q of ['har bour short nine', 'shortnine harbour', 'harbourshort']) {
        assert.equal((await found(q))[0], 'harbour-short-nine', q);
      }
      assert.equal((await found('emmeraudde'))[0], 'cote-d-emeraude');
      assert.deepEqual(await found('nimee'), []);
    });
    test('finds a country by its name in another language, and its courses where none is called that', async () => {
      for (const q of ['Frankreich', 'フランス', 'Golf in Frankrike', 'bretagne', 'france bretagne']) {
        const { places } = await data('searchGolfCourses', `/search/golfs?q=${encodeURIComponent(q)}`);
        assert.match(places[0]?.path ?? '', /^\/golf-courses\/france/, q);
      }
      for (const [q, foundAs] of [
        ['Frankreich', 'Frankreich'],
        ['golf in frankrike', 'Frankrike'],
        ['France', null],
      ] as const) {
        const { places } = await data('searchGolfCourses', `/search/golfs?q=${encodeURIComponent(q)}`);
        assert.equal(places[0]?.found_as, foundAs, q);
      }
      assert.deepEqual(await found('Frankreich', '&limit=50'), await found('France', '&limit=50'));
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
});
