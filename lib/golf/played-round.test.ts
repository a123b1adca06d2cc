import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playedRound, roundLength } from './played-round.ts';

const traced = (hole_id: string, length: number | null, elevation_change: number | null) => ({
  hole_id,
  length_traced: length,
  elevation_change,
});
const card = {
  is_default: true,
  teebox_ids: ['t'],
  holes: [
    { hole_id: 'a', number: 1 },
    { hole_id: 'b', number: 2 },
  ],
};
const teebox = {
  teebox_id: 't',
  length: 700,
  length_yards: 766,
  measured_in: 'm' as const,
  holes: [
    { hole_id: 'a', number: 1, length: 400, length_yards: 437 },
    { hole_id: 'b', number: 2, length: 300, length_yards: 328 },
  ],
};
const holes = [traced('a', 390, 5.4), traced('b', 310, -8)];

const course = { hole_count: 2, scorecards: [card], teeboxes: [teebox], holes };

test('a round is the default card, from the longest teebox on it', () => {
  const shorter = { ...teebox, teebox_id: 's', length: 600 };
  const ofAnotherCard = { ...teebox, teebox_id: 'o', length: 900 };
  const { length, teebox: tee } = playedRound({
    ...course,
    scorecards: [{ ...card, teebox_ids: ['s', 't'] }],
    teeboxes: [ofAnotherCard, shorter, teebox],
  });
  assert.deepEqual(length, { metres: 700, yards: 766 });
  assert.equal(tee?.teebox_id, 't');
});

test('a teebox that lists no holes counts with the length that it states', () => {
  const { length } = playedRound({ ...course, teeboxes: [{ ...teebox, holes: [] }] });
  assert.equal(length?.metres, 700);
  const { length: unknown } = playedRound({ ...course, teeboxes: [{ ...teebox, holes: [], length: null }] });
  assert.equal(unknown?.metres, 700, 'the mapped holes then');
});

test('without a teebox the mapped holes of the card are summed, if all are known', () => {
  const bare = { ...course, teeboxes: [] };
  assert.deepEqual(playedRound(bare).length, { metres: 700, yards: 766 });
  assert.equal(playedRound(bare).teebox, null);
  assert.equal(playedRound({ ...bare, holes: holes.slice(1) }).length, null);
});

test('a card from which holes are missing leaves the round to the mapped holes', () => {
  const numbered = Array.from({ length: 9 }, (_, i) => ({ ...traced(`h${i + 1}`, 300, 0), number: i + 1 }));
  const printed = [1, 2, 4, 5, 9].map((number) => ({ hole_id: `h${number}`, number }));
  const { length, mapped } = playedRound({
    hole_count: 9,
    scorecards: [{ is_default: true, par: null, teebox_ids: [], holes: printed }],
    teeboxes: [],
    holes: numbered,
  });
  assert.equal(length?.metres, 2700);
  assert.equal(mapped.length, 9);
});

test('without a card the mapped holes count only if they are a whole round', () => {
  const bare = { hole_count: 2, scorecards: [], teeboxes: [], holes };
  assert.equal(playedRound(bare).length?.metres, 700);
  assert.equal(playedRound(bare).climb, 5.4);
  for (const hole_count of [1, 3, 18, null]) {
    assert.equal(playedRound({ ...bare, hole_count }).length, null);
    assert.equal(playedRound({ ...bare, hole_count }).climb, null);
  }
  const three = Array.from({ length: 27 }, (_, index) => traced(`h${index}`, 300, 1));
  assert.equal(playedRound({ ...bare, hole_count: 27, holes: three }).length, null);
});

test('without a card, holes numbered from the first to the last are the round, and a stray isn’t of it', () => {
  const stray = { ...traced('s', 150, 1), number: null };
  const [second, first] = [
    { ...holes[1]!, number: 2 },
    { ...holes[0]!, number: 1 },
  ];
  const bare = { hole_count: 2, scorecards: [], teeboxes: [], holes: [second, stray, first] };
  assert.equal(playedRound(bare).length?.metres, 700);
  assert.deepEqual(playedRound(bare).mapped, [first, second]);
  assert.equal(playedRound({ ...bare, holes: [second, stray, { ...first, number: 2 }] }).length, null);
});

test('the climb only counts what goes up, and is unknown if one hole’s is', () => {
  assert.equal(playedRound(course).climb, 5.4);
  const unknown = [traced('a', 390, 5), traced('b', 310, null)];
  assert.equal(playedRound({ ...course, holes: unknown }).climb, null);
});

test('the round of a course of three loops has the holes of its card', () => {
  const eighteen = {
    ...card,
    holes: Array.from({ length: 18 }, (_, i) => ({ hole_id: null, number: i + 1 })),
  };
  const of = (hole_count: number | null, scorecards = [eighteen]) =>
    playedRound({ hole_count, scorecards, teeboxes: [], holes: [] }).holesOfMore;
  assert.equal(of(54), 18);
  assert.equal(of(18), null);
  assert.equal(of(null), null);
  assert.equal(of(36, []), null);
  const partial = { ...card, par: null, holes: eighteen.holes.slice(0, 11) };
  assert.equal(of(18, [partial]), null, 'a card that lacks holes is no shorter round');
});

test('nine holes that a card plays twice have the length and climb of nine', () => {
  const numbers = Array.from({ length: 18 }, (_, i) => i + 1);
  const mapped = numbers.slice(0, 9).map((number) => traced(`h${number}`, 290, number === 1 ? 4 : -1));
  const twice = {
    hole_count: 9,
    second_round: 'same_holes' as const,
    scorecards: [
      { ...card, holes: numbers.map((number) => ({ hole_id: `h${((number - 1) % 9) + 1}`, number })) },
    ],
    teeboxes: [
      {
        ...teebox,
        length: 5400,
        length_yards: 5906,
        holes: numbers.map((number) => ({ hole_id: null, number, length: 300, length_yards: 328 })),
      },
    ],
    holes: mapped,
  };
  const { length, climb } = playedRound(twice);
  assert.deepEqual([length?.metres, climb], [2700, 4]);
  assert.equal(roundLength(twice, twice.teeboxes[0]!)?.metres, 2700);
  const eighteen = playedRound({ ...twice, hole_count: 18, second_round: null });
  assert.deepEqual([eighteen.length?.metres, eighteen.climb], [5400, 8]);
});
