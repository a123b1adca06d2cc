import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { playHoles } from './play-course.ts';
import {
  holeResults,
  likelyScores,
  matchOf,
  type Round,
  roundCsv,
  scoreOf,
  stepScore,
  totalOf,
  withScore,
} from './round.ts';
import { type Entrant, enterPlayers, holesFrom, roundChoices } from './round-choices.ts';
import { parseTransfer } from './transfer.ts';

const course = fixtureProfile(fixtureCourses(400).find(({ holeCount }) => holeCount === 18)!);
const holes = playHoles(course);
const choices = roundChoices(course, holes);
const ann: Entrant = { name: 'Ann', index: 12.4, tee: 'White', gender: 'men' };
const bea: Entrant = { name: 'Bea', index: 4, tee: 'White', gender: 'men' };

function newRound(format: Round['format'], entrants: readonly Entrant[], start = holes[0]!.key): Round {
  const choice = choices[0]!;
  return {
    id: '1',
    slug: course.slug,
    courseName: course.name,
    title: '18 holes',
    edition: null,
    startedAt: 0,
    finishedAt: null,
    format,
    isCompetition: false,
    holes: holesFrom(choice.holes, start).map(({ key, label }) => ({ key, label })),
    players: enterPlayers(course, choice, start, format, entrants),
    scores: {},
    at: { key: start, isPinned: false },
  };
}

test('a card of 18 holes is offered whole and in nines', () => {
  assert.deepEqual(
    choices.map(({ part, holes: played }) => [part, played.length, played[0]!.label]),
    [
      ['all', 18, '1'],
      ['front', 9, '1'],
      ['back', 9, '10'],
    ],
  );
});

test('the scores offered begin with a birdie, and those of a hole without a par with 3', () => {
  const round = newRound('stroke', [ann]);
  const key = round.holes[0]!.key;
  const offered = (par: number | null) =>
    likelyScores({ ...round, players: [{ ...round.players[0]!, pars: [par] }] }, 0, key);
  assert.deepEqual(offered(3), [2, 3, 4, 5, 6]);
  assert.deepEqual(offered(5), [4, 5, 6, 7, 8]);
  assert.deepEqual(offered(null), [3, 4, 5, 6, 7]);
});

test('stroke play gives 95 % of the course handicap, match play the difference', () => {
  const [single] = newRound('stroke', [ann]).players;
  // 12.4 × 118 / 113 − 0.4 = 12.55; 95 % of it is 11.92.
  assert.deepEqual([single!.courseHandicap, single!.playingHandicap], [13, 12]);
  assert.equal(
    single!.strokes.reduce((sum, each) => sum + each, 0),
    12,
  );
  const [first, second] = newRound('match', [ann, bea]).players;
  assert.deepEqual([first!.playingHandicap, second!.playingHandicap], [13, 4]);
  assert.deepEqual(
    [first!, second!].map(({ strokes }) => strokes.reduce((sum, each) => sum + each, 0)),
    [9, 0],
  );
});

test('a shotgun start turns holes, pars and strokes alike', () => {
  const usual = newRound('stableford', [ann]);
  const shotgun = newRound('stableford', [ann], holes[6]!.key);
  assert.equal(shotgun.holes[0]!.label, '7');
  for (const [index, { key }] of shotgun.holes.entries()) {
    const other = usual.holes.findIndex((hole) => hole.key === key);
    assert.equal(shotgun.players[0]!.pars[index], usual.players[0]!.pars[other]);
    assert.equal(shotgun.players[0]!.strokes[index], usual.players[0]!.strokes[other]);
  }
});

test('the first tap up is a par and the first tap down a birdie', () => {
  const round = newRound('stroke', [ann]);
  const key = round.holes[1]!.key;
  const par = round.players[0]!.pars[1]!;
  assert.equal(scoreOf(stepScore(round, 0, key, 1), 0, key).strokes, par);
  assert.equal(scoreOf(stepScore(round, 0, key, -1), 0, key).strokes, par - 1);
  const one = withScore(round, 0, key, { strokes: 1 });
  assert.equal(scoreOf(stepScore(one, 0, key, -1), 0, key).strokes, null);
});

test('totals and points count only holes with a score', () => {
  let round = newRound('stableford', [ann]);
  for (const { key } of round.holes.slice(0, 3)) round = stepScore(round, 0, key, 1);
  const results = holeResults(round, 0);
  const total = totalOf(round, 0);
  assert.equal(total.holes, 3);
  assert.equal(
    total.points,
    results.slice(0, 3).reduce((sum, { points }) => sum + (points ?? 0), 0),
  );
  assert.deepEqual(results[3], { gross: null, net: null, points: null });
});

test('a match is counted from net scores', () => {
  let round = newRound('match', [ann, bea]);
  for (const { key } of round.holes) {
    round = stepScore(stepScore(round, 0, key, 1), 1, key, 1);
  }
  // Gross halves everywhere: Ann wins each of the nine holes that she gets a stroke on.
  const received = round.players[0]!.strokes.filter((each) => each > 0).length;
  assert.equal(received, 9);
  assert.ok(matchOf(round)!.isDecided);
  assert.ok(matchOf(round)!.up > 0);
  assert.equal(matchOf(newRound('stroke', [ann, bea])), null);
});

test('the CSV has a line for each player on each hole, and no name becomes a formula', () => {
  const lines = roundCsv(newRound('stroke', [{ ...ann, name: '=1+1, "x"' }, bea])).split('\r\n');
  assert.equal(lines.length, 1 + 36 + 1);
  assert.match(lines[1]!, /^1,"'=1\+1, ""x""",/);
});

test('an export is read back, and other files are refused', () => {
  const played = stepScore(newRound('stroke', [ann]), 0, holes[0]!.key, 1);
  const round = { ...played, courseNameLatin: 'Tokyo', countryCode: null };
  const settings = { players: [] };
  const file = { format: 'golf-rounds', version: 1, exportedAt: '', rounds: [round], shots: [], settings };
  const older = { ...file, rounds: [played] };
  assert.deepEqual(parseTransfer(JSON.stringify(file))!.rounds, [round]);
  assert.deepEqual(parseTransfer(JSON.stringify(older))!.rounds, [played]);
  const refused = [
    'nonsense',
    '[]',
    JSON.stringify({ ...file, version: 2 }),
    JSON.stringify({ ...file, rounds: [{ ...round, holes: [] }] }),
    JSON.stringify({ ...file, rounds: [{ ...round, courseNameLatin: { toString: 1 } }] }),
    JSON.stringify({ ...file, rounds: [{ ...round, scores: { a: { strokes: 'many', putts: null } } }] }),
    JSON.stringify({ ...file, shots: [{ id: 1 }] }),
  ];
  for (const text of refused) assert.equal(parseTransfer(text), null, text.slice(0, 40));
});
