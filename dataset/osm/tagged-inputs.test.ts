import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { profilesOfExtract } from './fixtures/profiles-of-extract.ts';
import { withoutOsmium } from './fixtures/scratch.ts';

const inputs = join(import.meta.dirname, '../../../shared/data/inputs');
const skip =
  withoutOsmium || (existsSync(inputs) ? false : 'the small inputs of ../shared/data are not here');

const PARS = [4, 5, 3, 4, 4, 3, 5, 4, 4];
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

async function only(name: string) {
  const { profiles, findings } = await profilesOfExtract(join(inputs, `${name}.osm`));
  assert.equal(profiles.length, 1);
  return { profile: profiles[0]!, findings };
}

const defaultCard = ({ scorecards }: GolfProfile) => scorecards.find((card) => card.is_default)!;
const parsOf = (profile: GolfProfile) => defaultCard(profile).holes.map(({ par }) => par);
const indexesOf = (holes: { stroke_index: number | null }[]) => holes.map(({ stroke_index }) => stroke_index);

describe('golf as mappers tag it', { skip }, () => {
  test('a practice loop leaves the round its holes', async () => {
    const { profile } = await only('02-practice-loop-unlinks-the-card');
    assert.equal(defaultCard(profile).holes.filter((hole) => hole.hole_id).length, 9);
    assert.equal(profile.hole_count, 9);
    assert.equal(new Set(profile.holes.map(({ loop }) => loop)).size, 2);
  });

  test('a line in two pieces is one hole that ends on its green', async () => {
    const { profile } = await only('03-hole-way-split-in-two');
    const second = profile.holes.filter(({ number }) => number === 2);
    assert.deepEqual([profile.holes.length, second.map(({ length }) => length)], [9, [500]]);
    assert.notEqual(second[0]!.facts.green, null);
  });

  test('the number is read anywhere in the name', async () => {
    const { profile } = await only('04-number-inside-the-name');
    assert.deepEqual(
      profile.holes.map(({ number, name }) => [number, name]),
      [
        [1, 'Castle'],
        [2, 'Percorso Rosso'],
        [3, 'High Flyer'],
        [4, 'Blue Heron'],
        [5, 'Sandvik'],
        [6, 'Le Chêne'],
        [7, 'Executive'],
        [8, null],
        [9, 'Stone Wall'],
      ],
    );
  });

  test('a burn and a fence that are lines are hazards', async () => {
    const { profile, findings } = await only('05-hazards-drawn-as-lines');
    const crossing = profile.holes.filter(({ carries }) =>
      carries.some(({ type, side }) => type === 'water' && side === 'cross'),
    );
    assert.deepEqual(
      crossing.map(({ number }) => number),
      [1, 2, 4, 5, 7, 8, 9],
    );
    assert.ok(crossing.every(({ facts }) => facts.water_in_play));
    assert.ok(profile.hazards.some(({ name, type }) => name === 'The Burn' && type === 'water'));
    const [fence] = profile.hazards.filter(({ type }) => type === 'out_of_bounds');
    const ids = profile.holes
      .filter(({ number }) => number === 1 || number === 2)
      .map(({ hole_id }) => hole_id);
    assert.deepEqual(fence?.hole_ids, ids);
    assert.deepEqual(
      findings.filter(({ action }) => action === 'rejected'),
      [],
    );
  });

  test('a name that only sounds like a range is no reason to leave out mapped holes', async () => {
    const { profile } = await only('09-hill-top-is-not-topgolf');
    assert.deepEqual([profile.name, profile.kind], ['Hill Top Golf Club', 'course']);
  });

  test('an export of Overpass with ways before nodes is built', async () => {
    const { profile } = await only('10-overpass-export-ways-before-nodes');
    assert.deepEqual(parsOf(profile), PARS);
  });

  test('golf relations name the loops and order their holes', async () => {
    const { profile } = await only('13-golf-relation-names-and-orders-the-holes');
    for (const name of ['Heron', 'Otter']) {
      const loop = profile.holes.filter((hole) => hole.loop === name);
      assert.deepEqual(
        loop.map(({ number }) => number),
        NINE,
      );
    }
    assert.deepEqual(parsOf(profile), [...PARS, ...PARS]);
  });

  test('lengths, pars and indexes by tee make teeboxes and a women’s card', async () => {
    const { profile } = await only('18-lengths-by-tee-on-the-hole');
    const [white, red] = profile.teeboxes;
    assert.deepEqual([white?.name, white?.length, white?.measured_in], ['White', 3120, 'm']);
    assert.deepEqual([red?.name, red?.measured_in], ['Red', 'yd']);
    assert.ok(Math.abs(red!.length! - 2760) <= 5);
    const [womens] = profile.scorecards.filter(({ gender }) => gender === 'women');
    assert.deepEqual(red!.scorecard_ids, [womens!.scorecard_id]);
    assert.deepEqual(indexesOf(womens!.holes), NINE);
    assert.deepEqual(indexesOf(defaultCard(profile).holes), [1, 3, 9, 5, 7, 8, 2, 4, 6]);
  });

  test('disused holes are left out, each with a finding', async () => {
    const { profile, findings } = await only('20-disused-holes');
    assert.deepEqual([profile.holes.length, profile.par], [9, 36]);
    assert.equal(findings.filter(({ rule }) => rule === 'hole-not-in-use').length, 9);
  });

  test('words around a par or an index are read over', async () => {
    const { profile } = await only('26-par-and-index-with-words');
    assert.deepEqual(parsOf(profile), PARS);
    assert.deepEqual(indexesOf(defaultCard(profile).holes), [1, 3, 9, 5, 7, 8, 2, 4, 6]);
  });

  test('another name comes before none', async () => {
    const { profile } = await only('27-only-another-name');
    assert.equal(profile.name, 'Shepherds Hill Links');
  });
});
