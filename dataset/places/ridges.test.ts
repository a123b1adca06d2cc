import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { headWith } from '../fixtures/tiny-courses.ts';
import type { Place, PlaceHints, Places } from './place.ts';
import { leaveTownsBeyondRidges } from './ridges.ts';

/** Aosta is larger and so preferred, but beyond the ridge at 7° E. */
const AOSTA = { id: 1, name: 'Aosta', position: [7.05, 46] as Position, kilometres: 8 };
const CHAMONIX = { id: 2, name: 'Chamonix', position: [6.9, 46] as Position, kilometres: 4 };

const world = {
  locate(_: Position, hints?: PlaceHints): Place {
    const town = [AOSTA, CHAMONIX].find(({ id }) => !hints?.notTowns?.has(id));
    const isStated = hints?.cityName === town?.name;
    return {
      city: town ? { name: town.name, slug: town.name } : null,
      town: town ? { ...town, isStated } : null,
    } as Place;
  },
} as Places;

async function townOf(ridge: number | null, cityName: string | null = null): Promise<string | undefined> {
  const head = headWith({ sourceIds: ['way/1'], position: [6.95, 46], cityName });
  const places = [world.locate(head.position, head)];
  await leaveTownsBeyondRidges(places, [head], world, async (positions) =>
    positions.map(([lon]) => (Math.abs(lon - 7) < 0.01 ? ridge : 1000)),
  );
  return places[0]!.city?.name;
}

test('a town beyond a ridge of over 600 m gives way to the next', async () => {
  assert.equal(await townOf(1700), 'Chamonix');
});

test('a town is kept beyond lower hills, if heights are unknown, and if a source states it', async () => {
  assert.equal(await townOf(1500), 'Aosta');
  assert.equal(await townOf(null), 'Aosta');
  assert.equal(await townOf(1700, 'Aosta'), 'Aosta');
});

test('a course without a town on its side has none', async () => {
  const head = headWith({ sourceIds: ['way/1'], position: [6.95, 46] });
  const places = [world.locate(head.position, head)];
  const onPeaks = async (positions: readonly Position[]) =>
    positions.map((_, i) => (i === 0 || i === positions.length - 1 || i % 3 === 0 ? 1000 : 2000));
  await leaveTownsBeyondRidges(places, [head], world, onPeaks);
  assert.equal(places[0]!.city, null);
});
