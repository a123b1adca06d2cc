import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOfPlay } from '#components/geometry/line-of-play.ts';
import { positionFrom } from '#components/geometry/metre-plane.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { simulateRound } from '#testing/simulated-round.ts';
import type { PlayHole } from './play-course.ts';
import { followHole, nearestHole, shownHole, startFilter } from './which-hole.ts';

/** Metres: the least, and how much more it may be. */
type Ground = { length: [number, number]; apart: [number, number]; bend: number };

const FULL: Ground = { length: [130, 380], apart: [55, 25], bend: 25 };
/** Greens and tees of neighbours are nearer to each other than a phone is accurate. */
const SHORT: Ground = { length: [80, 120], apart: [30, 15], bend: 10 };

/** Two loops of nine from a clubhouse; each hole runs back next to the one before. */
function seededLayout(random: () => number, ground = FULL): PlayHole[] {
  const clubhouse: LonLat = [-4.5, 54.2];
  const holes: PlayHole[] = [];
  for (const side of [1, -1]) {
    let aside = ground.apart[0];
    let north = 0;
    for (let turn = 0; turn < 9; turn++) {
      const heading = turn % 2 === 0 ? 1 : -1;
      const length = ground.length[0] + ground.length[1] * random();
      const bend = ground.bend * (random() - 0.5);
      const at = (along: number, off: number) =>
        positionFrom(clubhouse, [side * (aside + off), north + heading * along]);
      const positions = [at(0, 0), at(length * 0.6, bend), at(length, 0)];
      const number = holes.length + 1;
      holes.push({
        key: String(number),
        holeId: String(number),
        label: String(number),
        isNumbered: true,
        par: 4,
        usualPar: null,
        strokeIndex: number,
        length,
        straight: null,
        heights: null,
        mapped: {
          line: lineOfPlay(positions),
          positions,
          green: null,
          greens: null,
          middle: positions.at(-1)!,
          hole: { length_traced: null, measured_from: null, carries: [], green_distances: null },
          tees: [],
        },
        tees: new Map(),
      });
      north += heading * (length + 15 * random());
      aside += ground.apart[0] + ground.apart[1] * random();
    }
  }
  return holes;
}

type Walk = { start: number; said?: number; ground?: Ground };
type Result = { right: number; played: number; falseSwitches: number; delays: number[] };

/** `start` is the first hole played, `said` the one that the round says it begins on. */
function follow(seed: number, sigma: number, { start, said = 0, ground = FULL }: Walk): Result {
  const random = seededRandom(seed);
  const holes = seededLayout(random, ground);
  let filter = startFilter(holes.length, said);
  let shown = said;
  let playing = start;
  let begun = 0;
  const result: Result = { right: 0, played: 0, falseSwitches: 0, delays: [] };
  simulateRound(holes, { sigma, start, random }).forEach(({ hole, position }, second) => {
    filter = followHole(
      filter,
      holes,
      { position, accuracy: sigma },
      second === 0 ? Number.POSITIVE_INFINITY : 1,
    );
    const before = shown;
    shown = shownHole(filter, before);
    if (hole !== null && (hole !== playing || second === 0)) {
      [playing, begun] = [hole, second];
      result.delays.push(Number.POSITIVE_INFINITY);
    }
    if (shown === playing && result.delays.at(-1) === Number.POSITIVE_INFINITY) {
      result.delays[result.delays.length - 1] = second - begun;
    }
    const isAllowed = shown === playing || (hole === null && shown === (playing + 1) % holes.length);
    if (shown !== before && !isAllowed) result.falseSwitches += 1;
    if (hole === null) return;
    result.played += 1;
    if (shown === hole) result.right += 1;
  });
  return result;
}

/** A round from the first, five shotgun starts that the round doesn't know about, and short courses begun on the 10th. */
const WALKS: Walk[] = [
  ...[0, 4, 9, 13, 6, 16].map((start) => ({ start })),
  ...[1, 2, 3].map(() => ({ start: 9, said: 9, ground: SHORT })),
];

const PROMISES = [
  { sigma: 4, right: 0.985, falseSwitches: 1, delay: 5 },
  { sigma: 8, right: 0.975, falseSwitches: 2, delay: 12 },
  { sigma: 15, right: 0.95, falseSwitches: 4, delay: 40 },
];

for (const { sigma, right, falseSwitches, delay } of PROMISES) {
  test(`with positions ${sigma} m wrong, the hole shown is the one played in ${right * 100} % of seconds`, () => {
    const results = WALKS.map((walk, index) => follow(100 + index, sigma, walk));
    const sum = (pick: (result: Result) => number) => results.reduce((total, each) => total + pick(each), 0);
    const share = sum((each) => each.right) / sum((each) => each.played);
    assert.ok(share >= right, `right in ${(share * 100).toFixed(2)} %`);
    const worst = Math.min(...results.map((each) => each.right / each.played));
    assert.ok(worst >= right - 0.05, `in the worst round in ${(worst * 100).toFixed(2)} %`);
    const switches = sum((each) => each.falseSwitches) / results.length;
    assert.ok(switches <= falseSwitches, `${switches.toFixed(2)} false switches a round`);
    const delays = results.flatMap((each) => each.delays).sort((a, b) => a - b);
    const p95 = delays[Math.floor(delays.length * 0.95)]!;
    assert.ok(p95 <= delay, `the next hole is shown after ${p95} s (p95)`);
  });
}

test('a position on a distant hole doesn’t change the hole at once', () => {
  const holes = seededLayout(seededRandom(3));
  let filter = startFilter(holes.length, 0);
  const onFirst = holes[0]!.mapped!.positions[0]!;
  for (let second = 0; second < 60; second++) {
    filter = followHole(filter, holes, { position: onFirst, accuracy: 5 }, 1);
  }
  const astray = followHole(filter, holes, { position: holes[5]!.mapped!.middle, accuracy: 5 }, 1);
  assert.equal(shownHole(astray, 0), 0);
});

test('after minutes in a pocket the next hole is found at once', () => {
  const holes = seededLayout(seededRandom(3));
  const at = (index: number) => holes[index]!.mapped!.positions[1]!;
  const first = followHole(
    startFilter(holes.length, 0),
    holes,
    { position: at(0), accuracy: 5 },
    Number.POSITIVE_INFINITY,
  );
  const later = followHole(first, holes, { position: at(1), accuracy: 5 }, 900);
  assert.equal(shownHole(later, 0), 1);
});

test('without numbers it’s the hole whose line is nearest, and a little nearer isn’t enough', () => {
  const holes = seededLayout(seededRandom(8));
  const [third, fourth] = [holes[2]!.mapped!, holes[3]!.mapped!];
  assert.equal(nearestHole(holes, third.positions[1]!, null), 2);
  assert.equal(nearestHole(holes, fourth.positions[1]!, 2), 3);
  const [lon, lat] = third.positions[1]!;
  const between: LonLat = [(lon + fourth.positions[1]![0]) / 2, (lat + fourth.positions[1]![1]) / 2];
  assert.equal(nearestHole(holes, between, 2), 2);
  assert.equal(nearestHole(holes, between, 3), 3);
});
