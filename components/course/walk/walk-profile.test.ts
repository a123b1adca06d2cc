import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rosePetals, WALK_BOX, walkProfile } from './walk-profile.ts';

const walk = {
  length: 1000,
  transfers: 100,
  holes: 2,
  steps: [
    { hole_id: 'a', length: 500, to_next: 100 },
    { hole_id: 'b', length: 400, to_next: null },
  ],
};
const ends = (hole_id: string, tee: number | null, green: number | null) => ({
  hole_id,
  tee_elevation: tee,
  green_elevation: green,
});

describe('the profile of a walk', () => {
  const { holes, transfers, heights } = walkProfile(walk, [ends('a', 10, 50), ends('b', 40, 20)])!;

  test('goes from the first tee to the last green, by the distance walked', () => {
    const share = (x: number) => Math.round((1000 * x) / WALK_BOX.end);
    assert.deepEqual(
      holes.map(({ from, to }) => [share(from[0]), share(to[0])]),
      [
        [0, 500],
        [600, 1000],
      ],
    );
    assert.deepEqual(transfers, [{ from: holes[0]!.to, to: holes[1]!.from }]);
  });

  test('reaches from the lowest to the highest of its tees and greens', () => {
    assert.deepEqual(heights, { top: 50, bottom: 10 });
    assert.deepEqual([holes[0]!.from[1], holes[0]!.to[1]], [WALK_BOX.bottom, WALK_BOX.top]);
  });

  test('isn’t drawn where a height is unknown, and doesn’t exaggerate a gentle walk', () => {
    assert.equal(walkProfile(walk, [ends('a', 10, null), ends('b', 40, 20)]), null);
    assert.deepEqual(walkProfile(walk, [ends('a', 10, 12), ends('b', 11, 10)])!.heights, {
      top: 21,
      bottom: 1,
    });
  });

  test('has no path to a hole from one that isn’t mapped', () => {
    const steps = [{ hole_id: 'a', length: 500, to_next: null }, walk.steps[1]!];
    const holes = [ends('a', 10, 50), ends('b', 40, 20)];
    assert.deepEqual(walkProfile({ ...walk, length: 900, steps }, holes)!.transfers, []);
  });
});

test('the petals of a rose have areas in proportion to the shares, and empty directions have no petal', () => {
  const petals = rosePetals([0.8, 0, 0.2, 0], 100);
  assert.equal(petals.length, 2);
  assert.match(petals[0]!, /^M0 0L-70\.7 -70\.7A100 100 0 0 1 70\.7 -70\.7Z$/);
  assert.match(petals[1]!, /A50 50 /);
});
