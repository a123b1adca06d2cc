import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOfPlay } from '#components/geometry/line-of-play.ts';
import { type EastNorth, planeFrom, positionFrom } from '#components/geometry/metre-plane.ts';
import type { PlayHole } from '#components/play/play-course.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { followHole, nearestHole, shownHole, startFilter } from './which-hole.ts';

/** One a second. `hole` is null on the way from a green to the next tee. */
type SimulatedFix = { hole: number | null; truth: LonLat; position: LonLat };

interface RoundPlan {
  /** Metres: the standard deviation of the position's error along each axis. */
  sigma: number;
  /** The first hole played. */
  start: number;
  random: () => number;
}

/** Errors of GPS fade over about this many seconds. */
const ERROR_SECONDS = 40;
const WALK_METRES_PER_SECOND = 1.35;

/** A walk over all holes, each played in shots that stray from its line, with an error that drifts. */
function simulateRound(holes: readonly PlayHole[], { sigma, start, random }: RoundPlan): SimulatedFix[] {
  const fixes: SimulatedFix[] = [];
  const origin = holes.find(({ mapped }) => mapped)!.mapped!.middle;
  const toPlane = planeFrom(origin);
  const keep = Math.exp(-1 / ERROR_SECONDS);
  const drift = sigma * Math.sqrt(1 - keep ** 2);
  let error: EastNorth = [sigma * normal(random), sigma * normal(random)];
  let at: EastNorth | null = null;

  const wait = (hole: number | null, seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      error = [error[0] * keep + drift * normal(random), error[1] * keep + drift * normal(random)];
      const [x, y] = at!;
      fixes.push({
        hole,
        truth: positionFrom(origin, [x, y]),
        position: positionFrom(origin, [x + error[0], y + error[1]]),
      });
    }
  };
  const walk = (hole: number | null, to: EastNorth) => {
    const from = at ?? to;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / WALK_METRES_PER_SECOND);
    for (let step = 1; step <= steps; step++) {
      at = [from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps];
      wait(hole, 1);
    }
    at = to;
  };

  for (let turn = 0; turn < holes.length; turn++) {
    const index = (start + turn) % holes.length;
    const { mapped } = holes[index]!;
    if (!mapped) continue;
    const line = mapped.positions.map(toPlane);
    walk(null, line[0]!);
    wait(index, 40 + Math.floor(80 * random()));
    for (const shot of shotsAlong(line, random)) {
      walk(index, shot);
      wait(index, 25 + Math.floor(30 * random()));
    }
    const middle = toPlane(mapped.middle);
    for (let putt = 0; putt < 4; putt++) {
      walk(index, [middle[0] + 6 * normal(random), middle[1] + 6 * normal(random)]);
      wait(index, 15 + Math.floor(25 * random()));
    }
  }
  return fixes;
}

function shotsAlong(line: readonly EastNorth[], random: () => number): EastNorth[] {
  const shots: EastNorth[] = [];
  let toNext = 140 + 70 * random();
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]!;
    const [dx, dy] = [line[i]![0] - ax, line[i]![1] - ay];
    const span = Math.hypot(dx, dy);
    let along = toNext;
    for (; along < span - 25; along += 100 + 80 * random()) {
      const aside = 14 * normal(random);
      shots.push([ax + (dx * along - dy * aside) / span, ay + (dy * along + dx * aside) / span]);
    }
    toNext = Math.max(20, along - span);
  }
  return shots;
}

/** Box and Muller 1958. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

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
