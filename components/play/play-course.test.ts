import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canPlay } from '#lib/golf/can-play.ts';
import { hasGreens } from '#lib/golf/surfaces.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { playHoles } from './play-course.ts';
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
