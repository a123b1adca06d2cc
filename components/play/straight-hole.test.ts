import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseShapes } from '#components/drawing/course-shapes.ts';
import { canPlay } from '#lib/golf/can-play.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { greenDistances } from './distances.ts';
import { playHoles } from './play-course.ts';

const course = fixtureProfile(fixtureCourses(400).find(({ holeCount }) => holeCount === 18)!);
/** A course with only greens and tees mapped. */
const straight = {
  ...course,
  teeboxes: [],
  holes: course.holes.map((hole) => ({
    ...hole,
    line: null,
    length: null,
    straight_distance: hole.length,
    carries: [],
  })),
};

test('a hole with only its green and tees mapped is played from tee to green', () => {
  assert.ok(canPlay(straight));
  const [hole] = playHoles(straight);
  const [traced] = playHoles(course);
  assert.deepEqual([hole!.length, hole!.straight], [null, course.holes[0]!.length]);
  const distances = greenDistances(hole!.mapped!, hole!.mapped!.positions[0]!);
  assert.deepEqual(distances, greenDistances(traced!.mapped!, traced!.mapped!.positions[0]!));
  assert.ok(distances.front! < distances.middle && distances.middle < distances.back!);
});

test('such a hole is drawn straight; one without green and tees isn’t drawn', () => {
  assert.equal(courseShapes(straight)?.holes.length, 18);
  const unmapped = straight.holes.map((hole) => ({ ...hole, straight_distance: null }));
  assert.equal(courseShapes({ ...straight, holes: unmapped })?.holes.length, 0);
});
