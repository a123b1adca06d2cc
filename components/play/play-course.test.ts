import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metresBetween } from '#components/geometry/metre-plane.ts';
import { canPlay } from '#lib/golf/can-play.ts';
import { figuresFrom } from '#lib/golf/hole-tee.ts';
import { hasGreens } from '#lib/golf/surfaces.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { hazardsAhead } from './distances.ts';
import { playHoles, teeOn, teesInOrder } from './play-course.ts';
import { roundChoices } from './round-choices.ts';

const full = fixtureProfile(fixtureCourses(400).find(({ holeCount }) => holeCount === 18)!);
const { holes, scorecards, surfaces } = full;
const emptyCards = scorecards.map((card) => ({ ...card, holes: [] }));
const otherCards = scorecards.map((card) => ({ ...card, is_default: false }));

test('a course with a mapped green but neither a hole nor a card isn’t offered to play', () => {
  const bare = { ...full, holes: [], scorecards: [] };
  assert.ok(hasGreens(bare));
  assert.equal(canPlay(bare), false);
});

test('a course is offered to play if it has a green and a hole to play, and only then', () => {
  for (const greens of [surfaces, []]) {
    for (const mapped of [holes, holes.slice(0, 1), []]) {
      for (const cards of [scorecards, emptyCards, otherCards, []]) {
        const course = { ...full, surfaces: greens, holes: mapped, scorecards: cards };
        const played = playHoles(course);
        assert.equal(canPlay(course), greens.length > 0 && played.length > 0);
        if (canPlay(course)) assert.ok(roundChoices(course, played).length > 0);
      }
    }
  }
});

test('a tee that isn’t mapped is as far ahead on the hole as it’s shorter, and the golfer’s tee comes first', () => {
  const [back] = full.teeboxes;
  const forward = {
    ...back!,
    teebox_id: 'f',
    name: 'Forward',
    color: 'red',
    holes: back!.holes.map((hole) => ({ ...hole, length: hole.length! - 60, ahead: 60, tee: null })),
  };
  const course = { ...full, teeboxes: [back!, forward] };
  const golfer = { card: null, gender: null, index: null };
  const [hole] = playHoles(course);
  const chosen = teesInOrder(course, { ...golfer, tee: { name: 'forward', colour: null } }, null);
  assert.equal(chosen[0], 'f');
  const { length, place } = teeOn(hole!, chosen)!;
  assert.equal(length, forward.holes[0]!.length);
  const traced = course.holes[0]!.length!;
  const toGreen = metresBetween(place!, hole!.mapped!.positions.at(-1)!);
  assert.ok(Math.abs(toGreen - length!) < 1, `${toGreen} of ${traced}`);
  assert.equal(teesInOrder(course, { ...golfer, tee: null }, null)[0], back!.teebox_id);
  assert.equal(teesInOrder(course, { ...golfer, tee: null }, 'f')[0], 'f', 'a round has its own tee');
});

test('the card that a golfer has chosen is played first, and its round is offered first', () => {
  const [nines, card] = [holes.slice(9), scorecards[0]!];
  const other = {
    ...card,
    scorecard_id: 'other',
    name: 'Back nine',
    is_default: false,
    holes: card.holes.slice(9).map((hole, i) => ({ ...hole, position: i + 1, number: i + 1 })),
  };
  const club = { ...full, scorecards: [card, other] };
  const played = playHoles(club, 'Back nine');
  assert.deepEqual(
    played.slice(0, 9).map(({ holeId }) => holeId),
    nines.map(({ hole_id }) => hole_id),
  );
  assert.equal(played.length, 18);
  assert.equal(roundChoices(club, played, 'Back nine')[0]!.name, 'Back nine');
  assert.equal(playHoles(club)[0]!.holeId, holes[0]!.hole_id);
});

test('mapped holes that aren’t on any card are offered separately from the card’s round', () => {
  const [card] = scorecards;
  const unplaced = { ...card!, holes: card!.holes.map((hole) => ({ ...hole, hole_id: null })) };
  const course = { ...full, scorecards: [unplaced], holes: holes.map((hole) => ({ ...hole, loop: null })) };
  assert.deepEqual(
    roundChoices(course, playHoles(course)).map(({ part }) => part),
    ['all', 'front', 'back', 'uncarded'],
  );
});

test('from each tee hazards are as far away as on the hole’s page', () => {
  const [hole] = full.holes;
  const bunker = { hazard_id: 'b', type: 'bunker', side: 'left', reach: 200, carry: 215 } as const;
  const course = { ...full, holes: [{ ...hole!, carries: [bunker] }] };
  for (const ahead of [-30, 0, 45]) {
    const { mapped, tees } = playHoles({
      ...course,
      teeboxes: course.teeboxes.map((teebox) => ({
        ...teebox,
        holes: teebox.holes.map((each) => ({ ...each, ahead, tee: null })),
      })),
    }).find(({ holeId }) => holeId === hole!.hole_id)!;
    const { place } = tees.get(course.teeboxes[0]!.teebox_id)!;
    const [onPage] = figuresFrom(course.holes[0]!, ahead).carries;
    const [inPlay] = hazardsAhead(mapped!, place!);
    assert.ok(Math.abs(inPlay!.reach - onPage!.reach) < 0.5, `${inPlay!.reach}, ${onPage!.reach}`);
    assert.ok(Math.abs(inPlay!.carry - onPage!.carry) < 0.5);
  }
});
