import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApi } from '#lib/api/create-api.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import type { Tool, ToolContext } from '../tool.ts';
import { courseHandicap } from './course-handicap.ts';
import { getHole } from './get-hole.ts';
import { getScorecard } from './get-scorecard.ts';

const nine = fixtureProfile(fixtureCourses(20).find(({ slug }) => slug === 'harbour-short-nine')!);

/** The same holes, card and tees again, as another nine of the club. */
function nineCalled(loop: string, isDefault: boolean) {
  const idOf = (id: string) => `${loop}-${id}`;
  const inLoop = <Place extends { hole_id: string | null }>(place: Place) => ({
    ...place,
    hole_id: idOf(place.hole_id ?? ''),
  });
  return {
    holes: nine.holes.map((hole) => ({ ...inLoop(hole), hole_id: idOf(hole.hole_id), loop })),
    scorecards: nine.scorecards.map((card) => ({
      ...card,
      scorecard_id: idOf(card.scorecard_id),
      name: loop,
      is_default: isDefault,
      holes: card.holes.map(inLoop),
    })),
    teeboxes: nine.teeboxes.map((teebox) => ({
      ...teebox,
      teebox_id: idOf(teebox.teebox_id),
      scorecard_ids: teebox.scorecard_ids.map(idOf),
      holes: teebox.holes.map(inLoop),
    })),
  };
}

const [east, west] = [nineCalled('East', false), nineCalled('West', true)];
const club: GolfProfile = {
  ...nine,
  holes: [...east.holes, ...west.holes],
  scorecards: [...east.scorecards, ...west.scorecards],
  teeboxes: [...east.teeboxes, ...west.teeboxes],
};
const fetchClub = async () => Response.json({ data: club });
const context: ToolContext = {
  api: createApi({ baseUrl: 'https://golf.example/v2', fetch: fetchClub }),
  site: { name: 'Golf', url: 'https://golf.example', requestsPerSecond: 5 },
};
const ask = ({ input, answer }: Tool, asked: object) =>
  answer(context, input.parse({ slug: club.slug, ...asked }) as never);

test('asked for by number alone, a hole is the default card’s; asked for with the name of a nine, it’s that nine’s', async () => {
  assert.partialDeepStrictEqual(await ask(getHole, { number: 1 }), { mapped: { loop: 'West' } });
  assert.partialDeepStrictEqual(await ask(getHole, { number: 1, loop: 'east' }), {
    mapped: { loop: 'East' },
  });
});

test('a tee is found for a handicap by its name alone, or by its name and the card’s', async () => {
  const tee = west.teeboxes[0]!.name;
  assert.partialDeepStrictEqual(await ask(getScorecard, {}), { teeboxes: [{ name: tee }] });
  const from = (name: string) => ask(courseHandicap, { handicap_index: 10, tee: name });
  assert.partialDeepStrictEqual(await from(tee), { tee: `${tee}, West` });
  assert.partialDeepStrictEqual(await from(`${tee}, East`), { tee: `${tee}, East` });
});
