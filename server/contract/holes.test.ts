import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Hole } from '#lib/contract/hole.ts';
import { HOLE_QUESTIONS, holeQuestions } from '#lib/golf/hole-questions.ts';
import { geodesicInverse } from '#server/store/geodesic.ts';
import { contractCourses, describeContract } from '#testing/describe-contract.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { type HoleQuery, type HoleQueryPlace, randomHoleQueries } from '#testing/random-hole-queries.ts';

const courses = contractCourses.map((course) => ({ course, profile: fixtureProfile(course) }));
const all = courses.flatMap(({ course, profile }) =>
  profile.holes.map((hole) => ({ course, profile, hole })),
);
type Candidate = (typeof all)[number];

const carryOf = ({ facts: { forced_carry: carry } }: Hole) => carry && carry.end - carry.start;
const bunkersOf = ({ facts: { greenside_bunkers: near, fairway_bunkers: far } }: Hole) =>
  near === null || far === null ? null : near + far;
const turnOf = ({ facts: { turn } }: Hole) => turn && Math.abs(turn);

function distanceTo({ course, hole }: Partial<Candidate>, { lat, long }: HoleQuery): number {
  const at = hole ? hole.tee!.coordinates : course!.position;
  return geodesicInverse([long!, lat!], at).distance;
}

function isInArea(
  { course, profile }: (typeof courses)[number],
  { kind, continent, country, region }: HoleQuery,
): boolean {
  return (
    (kind === undefined || profile.kind === kind) &&
    (continent === undefined || course.country.continent.slug === continent) &&
    (country === undefined || course.country.slug === country) &&
    (region === undefined || course.region?.slug === region)
  );
}

function isWanted({ hole }: Candidate, query: HoleQuery): boolean {
  const { facts, length, elevation_change: change } = hole;
  const atLeast = (value: number | null, bound: number | undefined) =>
    bound === undefined || (value !== null && value >= bound);
  const atMost = (value: number | null, bound: number | undefined) =>
    bound === undefined || (value !== null && value <= bound);
  return (
    (query.par === undefined || hole.par === query.par) &&
    (query.number === undefined || hole.number === query.number) &&
    atLeast(length, query.min_length) &&
    atMost(length, query.max_length) &&
    atLeast(change, query.min_change) &&
    atMost(change, query.max_change) &&
    (!query.over_water || facts.forced_carry !== null) &&
    (!query.island_green || facts.island_green === true) &&
    (!query.no_water || facts.water_in_play === false) &&
    atLeast(carryOf(hole), query.min_carry) &&
    (query.shape === undefined || facts.shape === query.shape) &&
    atLeast(turnOf(hole), query.min_turn) &&
    atLeast(bunkersOf(hole), query.min_bunkers) &&
    atMost(bunkersOf(hole), query.max_bunkers) &&
    atLeast(facts.greenside_bunkers, query.min_greenside_bunkers) &&
    atLeast(facts.green?.area ?? null, query.min_green_area) &&
    atMost(facts.green?.area ?? null, query.max_green_area) &&
    (!query.holes_numbered || hole.number !== null)
  );
}

function orderOf(candidate: Candidate, query: HoleQuery): number | null {
  const { hole } = candidate;
  const values: Record<string, () => number | null> = {
    length: () => hole.length,
    elevation_change: () => hole.elevation_change,
    turn: () => turnOf(hole),
    forced_carry: () => carryOf(hole),
    bunkers: () => bunkersOf(hole),
    green_area: () => hole.facts.green?.area ?? null,
    distance: () => distanceTo({ hole }, query),
  };
  return values[(query.sort ?? '-length').replace('-', '')]!();
}

function bruteForce(query: HoleQuery) {
  const { sort = '-length', lat, max_distance: radius = 50_000 } = query;
  const sign = sort.startsWith('-') ? -1 : 1;
  const isNear = (candidate: Partial<Candidate>) =>
    lat === undefined || distanceTo(candidate, query) <= radius;
  const inArea = all.filter((each) => isInArea(each, query) && isNear({ hole: each.hole }));
  const places = courses.filter((each) => isInArea(each, query) && isNear({ course: each.course }));
  const found = inArea
    .filter((each) => isWanted(each, query))
    .map((each) => ({ ...each, order: orderOf(each, query) }))
    .sort(
      (a, b) =>
        Number(a.order === null) - Number(b.order === null) ||
        sign * ((a.order ?? 0) - (b.order ?? 0)) ||
        a.course.golfId - b.course.golfId ||
        (a.hole.hole_id < b.hole.hole_id ? -1 : 1),
    );
  return {
    found,
    coverage: {
      courses: places.length,
      courses_mapped: places.filter(({ profile }) => profile.holes.length > 0).length,
      holes: inArea.length,
    },
  };
}

const queries = randomHoleQueries(500, contractCourses.map(toPlace));

function toPlace({ position, country, region }: (typeof contractCourses)[number]): HoleQueryPlace {
  const { continent, slug } = country;
  return { position, continent: continent.slug, country: slug, region: region?.slug ?? null };
}

function pathOf(query: HoleQuery): string {
  return `/search/holes?${Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
}

describeContract('holes', ({ data, assertFails }) => {
  describe('searchHoles', () => {
    test('500 random queries find what brute force finds, in its order', async () => {
      let found = 0;
      for (const query of queries) {
        const path = pathOf(query);
        const { coverage, holes } = await data('searchHoles', path);
        const expected = bruteForce(query);
        const { skip = 0, limit = 25 } = query;
        const page = expected.found.slice(skip, skip + limit);
        assert.deepEqual(
          holes.items.map(({ hole_id }) => hole_id),
          page.map(({ hole }) => hole.hole_id),
          path,
        );
        assert.equal(holes.total, expected.found.length, path);
        assert.equal(holes.items_length, page.length);
        assert.equal(holes.has_more, page.length > 0 && skip + page.length < expected.found.length, path);
        assert.deepEqual(coverage, expected.coverage, path);
        found += page.length;
      }
      assert.ok(found > 2500, `only ${found} holes were found`);
    });

    test('an item is the hole of the profile, with its course and its place on that page', async () => {
      const { holes } = await data('searchHoles', '/search/holes?limit=100&lat=48.6&long=-2.1');
      assert.ok(holes.items.length > 17);
      for (const { distance, course, url, ...item } of holes.items) {
        const expected = all.find(({ hole }) => hole.hole_id === item.hole_id)!;
        const said = Object.keys(item).map((key) => [key, expected.hole[key as keyof Hole]]);
        assert.deepEqual(item, Object.fromEntries(said));
        const { number } = item;
        assert.equal(course.slug, expected.course.slug);
        assert.equal(url, `/golfs/${course.slug}#hole-${number}`);
        const metres = distanceTo({ hole: expected.hole }, { lat: 48.6, long: -2.1 });
        assert.ok(Math.abs(distance! - metres) <= 0.051);
      }
    });

    test('the query is echoed as it was read, null where nothing was sent', async () => {
      const { query } = await data('searchHoles', '/search/holes?par=3&over_water=true&lat=1&long=2');
      const { par, over_water, lat, long, max_distance, sort, limit, skip, ...rest } = query;
      assert.deepEqual(
        { par, over_water, lat, long, max_distance, sort, limit, skip },
        {
          par: 3,
          over_water: true,
          lat: 1,
          long: 2,
          max_distance: 50_000,
          sort: '-length',
          limit: 25,
          skip: 0,
        },
      );
      assert.deepEqual([...new Set(Object.values(rest))], [null]);
    });

    test('a former region is the one that has its courses now, or its country', async () => {
      const inRegion = async (region: string) => {
        const path = `/search/holes?country=isle-of-man&region=${region}`;
        const { query, holes } = await data('searchHoles', path);
        return [query.region, holes.total];
      };
      assert.deepEqual(await inRegion('old-middle'), await inRegion('middle'));
      const { holes } = await data('searchHoles', '/search/holes?country=isle-of-man');
      assert.deepEqual(await inRegion('sheadings'), [null, holes.total]);
    });

    test('a wrong value is refused, and the answer names its parameter', async () => {
      for (const bad of [
        'par=2',
        'par=7',
        'par=',
        'par=3&par=4',
        'number=0',
        'min_length=1e3',
        'min_length=-1',
        'max_length=abc',
        'min_change=1e1',
        'max_change=1001',
        'over_water=maybe',
        'over_water=false',
        'over_water=1',
        'island_green=',
        'no_water=false',
        'min_carry=-5',
        'shape=round',
        'min_turn=-1',
        'min_bunkers=-1',
        'max_bunkers=-1',
        'min_greenside_bunkers=1.5',
        'min_green_area=-0.5',
        'max_green_area=x',
        'holes_numbered=yes',
        'sort=slope',
        'sort=distance',
        'sort=-distance',
        'limit=0',
        'limit=101',
        'skip=-1',
        'max_distance=1000',
        'max_distance=0',
        'region=middle',
      ]) {
        await assertFails(`/search/holes?${bad}`, 400, 4001, bad.split('=')[0]);
      }
      await assertFails('/search/holes?continent=europe&country=france', 400, 4001, 'continent');
      await assertFails('/search/holes?lat=1', 400, 4002, 'long');
      await assertFails('/search/holes?long=1', 400, 4002, 'lat');
      await assertFails('/search/holes?continent=atlantis', 404, 4042, 'continent');
      await assertFails('/search/holes?country=atlantis', 404, 4042, 'country');
      await assertFails('/search/holes?country=france&region=atlantis', 404, 4043, 'region');
    });
  });

  test('questions have a page where ten holes answer them and enough courses are mapped', async () => {
    const { items, total } = await data('listSitemapHoleQuestions', '/seo/sitemap/hole-questions');
    assert.equal(total, items.length);
    const countries = await data('listCountries', '/public/golfs/countries');
    const places = [null, ...countries.items.map(({ slug }) => slug)];
    const expected: string[] = [];
    for (const question of holeQuestions) {
      for (const country of places) {
        const query = new URLSearchParams({
          ...toTexts(HOLE_QUESTIONS[question]),
          ...(country && { country }),
        });
        const { holes, coverage } = await data('searchHoles', `/search/holes?${query}`);
        const isMapped = country === null || coverage.courses_mapped >= 0.3 * coverage.courses;
        if (holes.total >= 10 && isMapped) expected.push(`${question} ${country} ${holes.total}`);
      }
    }
    assert.ok(expected.length > 0);
    assert.deepEqual(
      items.map((item) => `${item.question} ${item.country?.slug ?? null} ${item.hole_count}`).sort(),
      expected.sort(),
    );
  });
});

function toTexts(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
