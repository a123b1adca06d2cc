import assert from 'node:assert/strict';
import { test } from 'node:test';
import geodesic from 'geographiclib-geodesic';
import { lineOfPlay } from '#components/geometry/line-of-play.ts';
import { metresBetween, positionFrom } from '#components/geometry/metre-plane.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { YARD_METRES } from '#lib/golf/units.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { greenDistances, greenFromTee, hazardsAhead, nextCorner, targetDistances } from './distances.ts';
import { type MappedHole, placeAlong } from './play-course.ts';

const { WGS84 } = geodesic.Geodesic;

function onEllipsoid([lon1, lat1]: LonLat, [lon2, lat2]: LonLat): number {
  return WGS84.Inverse(lat1, lon1, lat2, lon2).s12!;
}

/** The place on the ellipsoid so many metres from an origin, in a direction. */
function direct([lon, lat]: LonLat, metres: number, degrees: number): LonLat {
  const { lat2, lon2 } = WGS84.Direct(lat, lon, degrees, metres);
  return [((lon2! + 540) % 360) - 180, lat2!];
}

/** A hundred places all over the world; the first lie on the antimeridian and at 70° north. */
function places(random: () => number): LonLat[] {
  const chosen: LonLat[] = [
    [180, -17.8],
    [-179.999, 52],
    [25.7, 70],
    [-156.7, 71.3],
  ];
  while (chosen.length < 100) chosen.push([random() * 360 - 180, random() * 125 - 55]);
  return chosen;
}

test('10,000 distances on 100 courses are the geodesic’s, in whole metres and yards', () => {
  const random = seededRandom(22);
  for (const course of places(random)) {
    for (let pair = 0; pair < 100; pair++) {
      const ball = direct(course, random() * 1500, random() * 360);
      const target = direct(course, random() * 1500, random() * 360);
      const metres = metresBetween(ball, target);
      const expected = onEllipsoid(ball, target);
      assert.ok(Math.abs(metres - expected) < 0.005, `${ball} to ${target}: ${metres}, ${expected}`);
      for (const unit of [1, YARD_METRES]) {
        assert.ok(Math.abs(Math.round(metres / unit) - Math.round(expected / unit)) <= 1);
      }
    }
  }
});

/** A hole of 400 m with a wavy green at its end. */
function seededHole(origin: LonLat, heading: number, random: () => number) {
  const at = (along: number, aside: number) => {
    const metres = Math.hypot(along, aside);
    return direct(origin, metres, heading + (Math.atan2(aside, along) * 180) / Math.PI);
  };
  const line = [at(0, 0), at(200, 6), at(400, 0)];
  const ring = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    const radius = 10 + 5 * random();
    return at(398 + radius * Math.cos(angle), radius * Math.sin(angle));
  });
  return { at, line, green: [...ring, ring[0]!] };
}

/** Where the ray cuts the ring, by walking along it in centimetres on the ellipsoid. */
function walkedCuts(ball: LonLat, middle: LonLat, ring: readonly LonLat[]) {
  const { azi1, s12 } = WGS84.Inverse(ball[1], ball[0], middle[1], middle[0]);
  const within = (metres: number) => isInside(direct(ball, metres, azi1!), ring);
  let front = s12! - 60;
  while (!within(front) && front < s12! + 60) front += 0.05;
  let back = s12! + 60;
  while (!within(back) && back > front) back -= 0.05;
  return { front, back };
}

function isInside([x, y]: LonLat, ring: readonly LonLat[]): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = [turn(ring[i - 1]![0] - x), ring[i - 1]![1] - y];
    const [bx, by] = [turn(ring[i]![0] - x), ring[i]![1] - y];
    if (ay > 0 !== by > 0 && ax + (-ay / (by - ay)) * (bx - ax) > 0) inside = !inside;
  }
  return inside;
}

const turn = (degrees: number) => ((degrees + 540) % 360) - 180;

test('front and back are where a walk on the ellipsoid enters and leaves the green, within half a metre', () => {
  const random = seededRandom(7);
  for (const place of places(random).slice(0, 25)) {
    const { at, line, green } = seededHole(place, random() * 360, random);
    const hole = mapped(line, green, at(398, 0));
    for (const ball of [at(0, 0), at(150, 20), at(330, -15)]) {
      const found = greenDistances(hole, ball);
      const expected = walkedCuts(ball, hole.middle, green);
      assert.ok(Math.abs(found.front! - expected.front) < 0.5, `front ${found.front}, ${expected.front}`);
      assert.ok(Math.abs(found.back! - expected.back) < 0.5, `back ${found.back}, ${expected.back}`);
      assert.ok(Math.abs(found.middle - onEllipsoid(ball, hole.middle)) < 0.01);
    }
    const putt = greenDistances(hole, at(400, 2));
    assert.deepEqual([putt.front, putt.back], [null, null], 'on the green the middle alone');
  }
});

test('reach and carry are along the hole from the ball, and hazards behind it are left out', () => {
  const random = seededRandom(9);
  const bunker = { hazard_id: 'b', type: 'bunker', side: 'right', reach: 236, carry: 244 } as const;
  for (const place of places(random).slice(0, 25)) {
    const { at, line, green } = seededHole(place, random() * 360, random);
    const unhazarded = mapped(line, green, at(398, 0));
    const hole = { ...unhazarded, hole: { ...unhazarded.hole, carries: [bunker] } };
    const [fromTee] = hazardsAhead(hole, at(0, 0));
    assert.equal(fromTee!.side, 'right');
    assert.ok(Math.abs(fromTee!.reach - 236) < 1, `reach ${fromTee!.reach}`);
    assert.ok(Math.abs(fromTee!.carry - 244) < 1, `carry ${fromTee!.carry}`);
    assert.equal(fromTee!.layUp, fromTee!.reach - 10);
    const [later] = hazardsAhead(hole, at(100, -10));
    assert.ok(Math.abs(later!.reach - 136) < 1.5);
    assert.deepEqual(hazardsAhead(hole, at(300, 0)), []);
  }
});

test('from a tee, green and hazards are as far along the hole as its pages say', () => {
  const { at, line, green } = seededHole([-3, 56], 20, seededRandom(3));
  const plain = mapped(line, green, at(398, 0));
  const bunker = { hazard_id: 'b', type: 'bunker', side: 'right', reach: 236, carry: 244 } as const;
  const hole = {
    ...{ length_traced: 400, measured_from: { ahead: -20 }, carries: [bunker] },
    green_distances: { front: 405, middle: 420, back: 435 },
  };
  const measured = { ...plain, hole };
  assert.deepEqual(greenFromTee(measured, at(0, 0), 30), { front: 355, middle: 370, back: 385 });
  assert.deepEqual(
    hazardsAhead(measured, at(0, 0), 30).map(({ reach, carry }) => [reach, carry]),
    [[186, 194]],
  );
  const other = { ...measured, hole: { ...hole, green_distances: null } };
  assert.deepEqual(greenFromTee(other, at(0, 0), 30), greenDistances(plain, at(0, 0)));
});

test('a corner is measured until it is passed', () => {
  const origin: LonLat = [-3, 56];
  const line = [origin, positionFrom(origin, [0, 200]), positionFrom(origin, [150, 300])];
  const hole = mapped(line, null, line[2]!);
  const corner = nextCorner(hole, origin)!;
  assert.ok(Math.abs(corner.to - 200) < 0.5);
  assert.ok(Math.abs(corner.left - Math.hypot(150, 100)) < 0.5);
  assert.equal(nextCorner(hole, positionFrom(origin, [0, 195])), null);
  assert.equal(nextCorner(mapped([line[0]!, line[1]!], null, line[1]!), origin), null);
});

test('a target is measured from the ball and to the green', () => {
  const origin: LonLat = [-3, 56];
  const end = positionFrom(origin, [0, 300]);
  const forward = positionFrom(origin, [0, 40]);
  const hole = mapped([origin, end], null, end);
  const { target, remaining } = targetDistances(hole, forward, positionFrom(origin, [0, 200]));
  assert.ok(Math.abs(target - 160) < 0.1);
  assert.ok(Math.abs(remaining - 100) < 0.1);
  assert.ok(metresBetween(placeAlong(hole, 120), positionFrom(origin, [0, 120])) < 0.1);
});

function mapped(line: readonly LonLat[], green: readonly LonLat[] | null, middle: LonLat): MappedHole {
  return {
    line: lineOfPlay(line),
    positions: line,
    greens: null,
    green: green === null ? null : [green],
    middle,
    hole: { length_traced: null, measured_from: null, carries: [], green_distances: null },
    tees: [],
  };
}
