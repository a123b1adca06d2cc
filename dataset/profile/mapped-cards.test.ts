import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OsmTags } from '../osm/osm-feature.ts';
import { ground, holesWith, profileOf } from '../osm/rules/fixtures/profile-of-sketch.ts';

const nine = (tagsOf: (i: number) => OsmTags) =>
  profileOf([
    ground(),
    ...holesWith(Array.from({ length: 9 }, (_, i) => ({ ref: `${i + 1}`, par: '4', ...tagsOf(i) }))),
  ]).profile;

const indexes = (card: { holes: { stroke_index: number | null }[] } | undefined) =>
  card?.holes.map(({ stroke_index }) => stroke_index);
const UP = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test('indexes of both genders make two cards, and one for all fills what they leave out', () => {
  const { scorecards } = nine((i): OsmTags => {
    if (i < 5) return { handicap: `${i + 1}` };
    return { 'handicap:men': `${i + 1}`, 'handicap:women': `${15 - i - 1}` };
  });
  assert.deepEqual(
    scorecards.map(({ name, gender }) => [name, gender]),
    [
      ['Men', 'men'],
      ['Women', 'women'],
    ],
  );
  assert.deepEqual(indexes(scorecards[0]), UP);
  assert.deepEqual(indexes(scorecards[1]), [1, 2, 3, 4, 5, 9, 8, 7, 6]);
});

test('pars of the women’s own make a card in other words, too', () => {
  for (const key of ['par:ladies', 'par_women', 'golf:par:damen']) {
    const { scorecards } = nine((i) => ({ [key]: i === 0 ? '5' : '4' }));
    assert.deepEqual(
      scorecards.map(({ gender, par }) => [gender, par]),
      [
        ['men', 36],
        ['women', 37],
      ],
      key,
    );
  }
});

test('women’s indexes of a few holes are none', () => {
  const { scorecards } = nine((i): OsmTags => (i < 3 ? { 'handicap:women': `${i + 1}` } : {}));
  assert.deepEqual(
    scorecards.map(({ gender }) => gender),
    ['all'],
  );
});

test('lengths by tee make teeboxes in the unit of their tags', () => {
  const said: [OsmTags, string, number, string][] = [
    [{ 'dist:yellow': '300' }, 'Yellow', 2700, 'm'],
    [{ 'length:blå': '300 m' }, 'Blå', 2700, 'm'],
    [{ 'distance:championship': '328 yards' }, 'Championship', 2699, 'yd'],
    [{ 'dist:white:yd': '328' }, 'White', 2699, 'yd'],
    [{ distance: '328' }, 'Distance', 2699, 'yd'],
  ];
  for (const [tags, name, length, unit] of said) {
    const { teeboxes } = nine(() => tags);
    assert.deepEqual(
      teeboxes.map((tee) => [tee.name, tee.measured_in]),
      [[name, unit]],
      JSON.stringify(tags),
    );
    assert.ok(Math.abs(teeboxes[0]!.length! - length) <= 3, `${teeboxes[0]!.length}`);
  }
});

test('lengths of less than half of the holes make no tee', () => {
  assert.deepEqual(nine((i): OsmTags => (i < 4 ? { 'dist:red': '250' } : {})).teeboxes, []);
});

test('semicolons of number, par and index make a second round on the same holes', () => {
  for (const sign of [';', '/']) {
    const { scorecards, hole_count } = nine((i) => ({
      ref: `${i + 1}${sign}${i + 10}`,
      par: i === 0 ? '4;5' : '4;4',
      handicap: `${2 * i + 1};${2 * i + 2}`,
    }));
    assert.deepEqual(
      [hole_count, scorecards.length, scorecards[0]!.par, scorecards[0]!.par_in],
      [9, 1, 73, 37],
    );
    assert.deepEqual(indexes(scorecards[0])?.slice(9, 12), [2, 4, 6]);
    assert.equal(scorecards[0]!.holes[9]!.hole_id, scorecards[0]!.holes[0]!.hole_id);
  }
});

test('words around numbers are read over, and other texts are findings', () => {
  const said = ['Par 4', 'par4', '4.0', '4,0', '#4', ' 4 '];
  for (const par of said) assert.equal(nine(() => ({ par })).par, 36, par);
  const { findings } = profileOf([
    ground(),
    ...holesWith([{ ref: '1', par: '4/5', handicap: 'odd', dist: 'far', 'slope:red': '120' }]),
  ]);
  const rules = findings.map(({ rule }) => rule);
  for (const rule of [
    'par-not-a-number',
    'stroke-index-not-a-number',
    'length-not-a-number',
    'golf-key-unused',
  ]) {
    assert.ok(rules.includes(rule), rule);
  }
});
