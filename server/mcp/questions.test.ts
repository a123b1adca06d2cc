import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Api, createApi } from '#lib/api/create-api.ts';
import { courseHandicap } from '#lib/golf/handicap.ts';
import { type Agent, connectAgent } from '#testing/agent-client.ts';
import { serveFixture } from '#testing/served-fixture.ts';

type Ask = Agent['ask'];
/** What an agent finds out with tools, and what the API says. */
type Question = readonly [question: string, byTools: (ask: Ask) => unknown, byApi: (api: Api) => unknown];

const BREST = { latitude: 48.39, longitude: -4.49 };
const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
const holesOf = (items: readonly { hole_id: string }[]) => items.map(({ hole_id }) => hole_id);
const profileOf = async (api: Api, slug: string) => (await api.getGolfCourseProfile({ slug }))!;

const questions: readonly Question[] = [
  [
    'Where is the Côte d’Émeraude course?',
    async (ask) => {
      const { courses } = await ask('find_courses', { text: 'cote emeraude' });
      return [courses[0].slug, courses[0].latitude, courses[0].longitude];
    },
    async (api) => {
      const { latitude, longitude } = (await profileOf(api, 'cote-d-emeraude')).location;
      return ['cote-d-emeraude', latitude, longitude];
    },
  ],
  [
    'Which courses are within 400 km of Brest?',
    async (ask) => slugsOf((await ask('find_courses', { ...BREST, radius_km: 400, limit: 50 })).courses),
    async (api) =>
      slugsOf(
        (await api.searchGolfCoursesByLocation({ lat: 48.39, long: -4.49, max_distance: 400_000, limit: 50 }))
          .golfs.items,
      ),
  ],
  [
    'Which is the nearest course to Brest, and how far is it?',
    async (ask) => {
      const [{ slug, distance_m }] = (await ask('find_courses', { ...BREST, radius_km: 20_000, limit: 1 }))
        .courses;
      return [slug, distance_m];
    },
    async (api) => {
      const { golfs } = await api.searchGolfCoursesByLocation({
        lat: 48.39,
        long: -4.49,
        max_distance: 20_000_000,
        limit: 1,
      });
      const [{ slug, distance }] = golfs.items as [(typeof golfs.items)[number]];
      return [slug, distance];
    },
  ],
  [
    'What are the five best rated courses of the world?',
    async (ask) => slugsOf((await ask('find_courses', { best_rated: true, limit: 5 })).courses),
    async (api) => slugsOf((await api.listBestGolfCoursesWorldwide({ limit: 5 })).golfs),
  ],
  [
    'And the best of France?',
    async (ask) =>
      (await ask('find_courses', { best_rated: true, country: 'france', limit: 1 })).courses[0].slug,
    async (api) => (await api.listBestGolfCoursesByArea({ slug: 'france', limit: 1 }))!.golfs[0]!.slug,
  ],
  [
    'How many courses are there in Brittany?',
    async (ask) => (await ask('find_courses', { country: 'france', region: 'bretagne' })).total,
    async (api) => (await api.listRegionGolfCourses({ country: 'france', region: 'bretagne' }))!.total,
  ],
  [
    'Which practice grounds are there in France, and which courses follow the first two?',
    async (ask) => [
      slugsOf((await ask('find_courses', { country: 'france', kind: 'practice' })).courses),
      slugsOf((await ask('find_courses', { country: 'france', skip: 2, limit: 30 })).courses),
    ],
    async (api) => {
      const read = async (asked: object) => {
        const entry = await api.getDirectoryEntry({ slug: 'france', ...asked });
        return entry && 'golfs' in entry ? slugsOf(entry.golfs) : [];
      };
      return [await read({ kind: 'practice' }), await read({ skip: 2, limit: 30 })];
    },
  ],
  [
    'Are there more courses near Brest than an answer lists?',
    async (ask) => [
      (await ask('find_courses', { ...BREST, radius_km: 20_000, limit: 49 })).has_more,
      (await ask('find_courses', { ...BREST, radius_km: 400, limit: 50 })).has_more,
      (await ask('find_courses', { best_rated: true, limit: 5 })).has_more,
    ],
    async (api) => {
      const { total } = await api.listBestGolfCoursesWorldwide({ limit: 5 });
      return [(await api.getDataset()).course_count > 50, false, total > 5];
    },
  ],
  [
    'Which countries do you know?',
    async (ask) =>
      slugsOf(
        (await ask('describe_dataset', {})).areas.filter(({ type }: { type: string }) => type === 'country'),
      ),
    async (api) => slugsOf((await api.listCountries()).items),
  ],
  [
    'Which regions of France have courses?',
    async (ask) => slugsOf((await ask('describe_dataset', { country: 'france' })).areas),
    async (api) => slugsOf((await api.listCountryRegions({ country: 'france' }))!.regions),
  ],
  [
    'Under which licence is the data?',
    async (ask) =>
      (await ask('describe_dataset', {})).sources.map(({ licence }: { licence: string }) => licence),
    async (api) => (await api.getDataset()).sources.map(({ licence }) => licence),
  ],
  [
    'What is the par and length of Harbour Short Nine?',
    async (ask) => {
      const { par, length_m } = await ask('get_course', { slug: 'harbour-short-nine' });
      return [par, length_m];
    },
    async (api) => {
      const { golfs } = (await api.searchGolfCourses({ q: 'harbour short nine', limit: 1 }))!;
      return [golfs.items[0]!.par, golfs.items[0]!.length];
    },
  ],
  [
    'Who designed Côte d’Émeraude, and when did it open?',
    async (ask) => {
      const { architects, opened_year } = await ask('get_course', { slug: 'cote-d-emeraude' });
      return [architects, opened_year];
    },
    async (api) => {
      const { architects, opened_year } = await profileOf(api, 'cote-d-emeraude');
      return [architects, opened_year];
    },
  ],
  [
    'Which hole is the hardest by the card?',
    async (ask) =>
      (await ask('get_scorecard', { slug: 'cote-d-emeraude' })).holes.find(
        ({ stroke_index }: { stroke_index: number }) => stroke_index === 1,
      ).number,
    async (api) =>
      (await profileOf(api, 'cote-d-emeraude')).scorecards[0]!.holes.find(
        ({ stroke_index }) => stroke_index === 1,
      )!.number,
  ],
  [
    'What are the pars of the front nine?',
    async (ask) =>
      (await ask('get_scorecard', { slug: 'cote-d-emeraude' })).holes
        .slice(0, 9)
        .map(({ par }: { par: number }) => par),
    async (api) =>
      (await profileOf(api, 'cote-d-emeraude')).scorecards[0]!.holes.slice(0, 9).map(({ par }) => par),
  ],
  [
    'How long is the 7th, and how much does it climb?',
    async (ask) => {
      const { length_m, mapped } = await ask('get_hole', { slug: 'cote-d-emeraude', number: 7 });
      return [length_m, mapped.elevation_change_m];
    },
    async (api) => {
      const { teeboxes, holes } = await profileOf(api, 'cote-d-emeraude');
      const hole = holes.find(({ number }) => number === 7)!;
      const ofTee = teeboxes[0]!.holes.find(({ hole_id }) => hole_id === hole.hole_id)!;
      return [ofTee.length, hole.elevation_change];
    },
  ],
  [
    'How far must I carry the bunkers of the 3rd?',
    async (ask) =>
      (await ask('get_hole', { slug: 'cote-d-emeraude', number: 3 })).mapped.carries.map(
        ({ carry_m }: { carry_m: number }) => carry_m,
      ),
    async (api) =>
      (await profileOf(api, 'cote-d-emeraude')).holes
        .find(({ number }) => number === 3)!
        .carries.map(({ carry }) => carry),
  ],
  [
    'Which par 3s carry water?',
    async (ask) => holesOf((await ask('find_holes', { par: 3, over_water: true, limit: 20 })).holes),
    async (api) => holesOf((await api.searchHoles({ par: 3, over_water: true, limit: 20 }))!.holes.items),
  ],
  [
    'Which par 3s near Brest carry water, nearest first?',
    async (ask) =>
      holesOf(
        (await ask('find_holes', { par: 3, over_water: true, ...BREST, radius_km: 300, sort: 'distance' }))
          .holes,
      ),
    async (api) => {
      const near = { lat: 48.39, long: -4.49, max_distance: 300_000, sort: 'distance' } as const;
      return holesOf((await api.searchHoles({ par: 3, over_water: true, ...near, limit: 10 }))!.holes.items);
    },
  ],
  [
    'What is the longest par 5 in France?',
    async (ask) => holesOf((await ask('find_holes', { par: 5, country: 'france', limit: 1 })).holes),
    async (api) => holesOf((await api.searchHoles({ par: 5, country: 'france', limit: 1 }))!.holes.items),
  ],
  [
    'I play off 12.4: what is my course handicap on Côte d’Émeraude?',
    async (ask) =>
      (await ask('course_handicap', { slug: 'cote-d-emeraude', handicap_index: 12.4 })).course_handicap,
    async (api) => {
      const [teebox] = (await profileOf(api, 'cote-d-emeraude')).teeboxes;
      const { course_rating, slope, par } = teebox!.ratings[0]!;
      return courseHandicap({
        handicapIndex: 12.4,
        slope: slope!,
        courseRating: course_rating!,
        par: par!,
        holes: 18,
      });
    },
  ],
  [
    'Which has more bunkers, Harbour Short Nine or Côte d’Émeraude?',
    async (ask) => {
      const { courses } = await ask('compare_courses', { slugs: ['harbour-short-nine', 'cote-d-emeraude'] });
      return courses.map(
        ({ hazard_summary }: { hazard_summary: { bunker: { count: number } } }) =>
          hazard_summary.bunker.count,
      );
    },
    async (api) =>
      Promise.all(
        ['harbour-short-nine', 'cote-d-emeraude'].map(
          async (slug) => (await profileOf(api, slug)).hazard_summary.bunker!.count,
        ),
      ),
  ],
];

describe('questions of golfers', () => {
  const { url } = serveFixture({ RATE_LIMIT_PER_SECOND: '0' }, 300);
  let agent: Agent;
  before(async () => {
    agent = await connectAgent(url('/mcp'), '2026-07-28');
  });
  after(() => agent.client.close());

  test('there are more than twenty of them', () => assert.ok(questions.length > 20));

  for (const [question, byTools, byApi] of questions) {
    test(`${question} takes at most three calls, and is answered as the API does`, async () => {
      let calls = 0;
      const ask: Ask = (name, input) => {
        calls++;
        return agent.ask(name, input);
      };
      const answer = await byTools(ask);
      assert.ok(calls >= 1 && calls <= 3);
      assert.deepEqual(answer, await byApi(createApi({ baseUrl: url('/v2') })));
      assert.ok(Array.isArray(answer) ? answer.length > 0 : answer != null);
    });
  }
});
