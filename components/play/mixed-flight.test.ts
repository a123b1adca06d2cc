import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GolfProfile } from '#lib/api/records.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { playHoles } from './play-course.ts';
import { differsOn, holeResults, matchOf, ownHole, type Round, withScore } from './round.ts';
import { type Entrant, enterPlayers, roundChoices, teesOf } from './round-choices.ts';

const course = fixtureProfile(fixtureCourses(400).find(({ holeCount }) => holeCount === 18)!);
const mens = course.scorecards.find(({ is_default }) => is_default)!;
/** Her par is two more: two of his long par 4s are par 5s, and her indexes are in another order. */
const longFours = mens.holes.flatMap(({ par }, index) => (par === 4 ? [index] : [])).slice(0, 2);
const herHoles = mens.holes.map((hole, index) => ({
  ...hole,
  par: longFours.includes(index) ? 5 : hole.par,
  stroke_index: 19 - hole.stroke_index!,
}));
const womens = {
  ...mens,
  scorecard_id: 'women',
  name: 'Women',
  gender: 'women' as const,
  is_default: false,
  par: mens.par! + 2,
  holes: herHoles,
  teebox_ids: ['red'],
};
const white = course.teeboxes.find(({ teebox_id }) => mens.teebox_ids.includes(teebox_id))!;
const rating = {
  gender: 'women' as const,
  rated_holes: 18 as const,
  par: mens.par! + 2,
  // One below her par.
  course_rating: mens.par! + 1,
  slope: 125,
  bogey_rating: null,
  front: null,
  back: null,
  remark: null,
};
const red = {
  ...white,
  teebox_id: 'red',
  name: 'Her Red',
  color: 'red',
  scorecard_ids: ['women'],
  ratings: [rating],
};

const mixed: GolfProfile = {
  ...course,
  scorecards: [{ ...mens, name: 'Men', gender: 'men' as const }, womens],
  teeboxes: [...course.teeboxes, red],
};
/** The same, as a club without a map has it. */
const unmapped: GolfProfile = {
  ...mixed,
  holes: [],
  scorecards: mixed.scorecards.map((card) => ({
    ...card,
    holes: card.holes.map((hole) => ({ ...hole, hole_id: null })),
  })),
};

const he: Entrant = { name: 'Ben', index: 12.4, tee: 'White', gender: 'men' };
const she: Entrant = { name: 'Ann', index: 20, tee: 'Her Red', gender: 'women' };

function newRound(format: Round['format'], profile = mixed, flight = [he, she]): Round {
  const choice = roundChoices(profile, playHoles(profile))[0]!;
  const start = choice.holes[0]!.key;
  return {
    id: '1',
    slug: profile.slug,
    courseName: profile.name,
    title: '18 holes',
    edition: null,
    startedAt: 0,
    finishedAt: null,
    format,
    isCompetition: false,
    holes: choice.holes.map(({ key, label }) => ({ key, label })),
    players: enterPlayers(profile, choice, start, format, flight),
    scores: {},
    at: { key: start, isPinned: false },
  };
}

const strokesOf = (round: Round) =>
  round.players.map(({ strokes }) => strokes.reduce((sum, each) => sum + each, 0));

describe('a man and a woman in one flight', () => {
  it('share a round of holes, with the tees of both cards, mapped or not', () => {
    for (const profile of [mixed, unmapped]) {
      const choices = roundChoices(profile, playHoles(profile));
      assert.deepEqual(
        choices.map(({ part }) => part),
        ['all', 'front', 'back'],
      );
      const tees = teesOf(profile, choices[0]!).map(({ label }) => label);
      assert.ok(tees.includes('White') && tees.includes('Her Red'));
    }
  });

  it('each have the pars and stroke indexes of their own card', () => {
    for (const profile of [mixed, unmapped]) {
      const round = newRound('stableford', profile);
      for (const [index, { key }] of round.holes.entries()) {
        const { par, stroke_index: strokeIndex } = mens.holes[index]!;
        assert.deepEqual(ownHole(round, 0, key), { par, strokeIndex });
        assert.deepEqual(ownHole(round, 1, key), {
          par: herHoles[index]!.par,
          strokeIndex: 19 - strokeIndex!,
        });
        assert.ok(differsOn(round, key));
      }
    }
  });

  it('get strokes where their own card gives them', () => {
    const round = newRound('stableford');
    const first = (player: number, index: number) => {
      const at = round.players[player]!.strokeIndexes!.indexOf(index);
      return round.players[player]!.strokes[at];
    };
    // 12.4 × 118 / 113 − 0.4 = 12.55 and 20 × 125 / 113 − 1 = 21.12; of both 95 %: 11.92 and 20.07.
    assert.deepEqual(
      round.players.map(({ courseHandicap, playingHandicap }) => [courseHandicap, playingHandicap]),
      [
        [13, 12],
        [21, 20],
      ],
    );
    assert.deepEqual([first(0, 12), first(0, 13)], [1, 0]);
    assert.deepEqual([first(1, 2), first(1, 3)], [2, 1]);
  });

  it('score Stableford points against their own pars', () => {
    let round = newRound('stableford');
    const { key } = round.holes[longFours[0]!]!;
    const received = round.players.map(({ strokes }) => strokes[longFours[0]!]!);
    round = withScore(withScore(round, 0, key, { strokes: 5 }), 1, key, { strokes: 5 });
    const points = [0, 1].map((player) => holeResults(round, player)[longFours[0]!]!.points);
    assert.deepEqual(points, [1 + received[0]!, 2 + received[1]!]);
  });

  it('get the difference in par in stroke play and match play, and in Stableford not', () => {
    assert.deepEqual(strokesOf(newRound('stroke')), [12, 20 + 2]);
    assert.deepEqual(strokesOf(newRound('stableford')), [12, 20]);
    // Match play: 13 and 21 + 2, the lower off scratch.
    const match = newRound('match');
    assert.deepEqual(strokesOf(match), [0, 10]);
    assert.deepEqual(
      match.players.map(({ playingHandicap }) => playingHandicap),
      [13, 23],
    );
    assert.deepEqual(strokesOf(newRound('match', mixed, [she, he])), [10, 0]);
  });

  it('play a match hole by hole by their net scores', () => {
    let round = newRound('match');
    const withStroke = round.players[1]!.strokes.indexOf(1);
    const without = round.players[1]!.strokes.indexOf(0);
    for (const [index, gross] of [
      [withStroke, [4, 5]],
      [without, [4, 5]],
      [round.players[1]!.strokes.lastIndexOf(1), [5, 5]],
    ] as const) {
      const { key } = round.holes[index]!;
      round = withScore(withScore(round, 0, key, { strokes: gross[0]! }), 1, key, { strokes: gross[1]! });
    }
    // Halved with her stroke, lost without one, won with one.
    const { up, played } = matchOf(round)!;
    assert.deepEqual([up, played], [0, 3]);
  });

  it('have their own cards on a tee that isn’t rated for them, too', () => {
    const round = newRound('stroke', mixed, [he, { ...she, tee: 'White' }]);
    const { key } = round.holes[longFours[0]!]!;
    assert.equal(ownHole(round, 1, key).par, 5);
    const isRated = white.ratings.some(({ gender }) => gender !== 'men');
    assert.equal(round.players[1]!.courseHandicap === null, !isRated);
  });
});
