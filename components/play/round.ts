import { type Format, type MatchState, matchState, stablefordPoints } from '#lib/golf/formats.ts';
import type { Gender } from '#lib/golf/genders.ts';
import { csvRow } from '#lib/text/csv.ts';
import type { GreenChoice } from './two-greens.ts';

export interface RoundPlayer {
  name: string;
  /** Negative for a plus handicap; null where none was given. */
  index: number | null;
  tee: string;
  teeboxId: string | null;
  gender: Gender;
  /** Null where the tee has no rating for these holes. */
  courseHandicap: number | null;
  playingHandicap: number | null;
  /** The par of each hole, on this player's card. */
  pars: readonly (number | null)[];
  /** The index of each hole, on this player's card. Rounds that older builds kept have none. */
  strokeIndexes?: readonly (number | null)[];
  /** Received on each hole; negative ones are given back. */
  strokes: readonly number[];
}

export interface HoleScore {
  strokes: number | null;
  putts: number | null;
  fairway: 'hit' | 'missed' | null;
}

/**
 * A round as it's kept on the device: complete without the course, so that it can be read and exported when the course
 * is gone.
 */
export interface Round {
  id: string;
  slug: string;
  courseName: string;
  /** Rounds that older builds kept have neither of these two. */
  courseNameLatin?: string | null;
  /** ISO code, to say which language the name is in. */
  countryCode?: string | null;
  /** "18 holes", "Back nine". */
  title: string;
  /** The content address of the course's edition that it's played on. */
  edition: string | null;
  startedAt: number;
  finishedAt: number | null;
  format: Format;
  isCompetition: boolean;
  /** The choice on holes with two greens. Rounds that older builds kept have none. */
  greens?: GreenChoice;
  /** The holes in the order of play. */
  holes: readonly { key: string; label: string }[];
  players: readonly RoundPlayer[];
  /** Scores by player and hole: `0:h7`. */
  scores: Readonly<Record<string, HoleScore>>;
  /** The hole at which play was, to resume there. */
  at: { key: string; isPinned: boolean };
}

const noScore: HoleScore = { strokes: null, putts: null, fairway: null };

export function scoreOf({ scores }: Round, player: number, key: string): HoleScore {
  return scores[`${player}:${key}`] ?? noScore;
}

export function withScore(round: Round, player: number, key: string, change: Partial<HoleScore>): Round {
  const score = { ...scoreOf(round, player, key), ...change };
  return { ...round, scores: { ...round.scores, [`${player}:${key}`]: score } };
}

/** Par and index on the player's own card; null where it says neither. */
export function ownHole(round: Round, player: number, key: string) {
  const { pars, strokeIndexes } = round.players[player]!;
  const index = round.holes.findIndex((hole) => hole.key === key);
  return { par: pars[index] ?? null, strokeIndex: strokeIndexes?.[index] ?? null };
}

/** Whether the players' cards differ on a hole. */
export function differsOn(round: Round, key: string): boolean {
  const said = round.players.map((_, player) => JSON.stringify(ownHole(round, player, key)));
  return new Set(said).size > 1;
}

/** The par of a hole whose own is unknown. */
const USUAL_PAR = 4;

/** The scores most often made on a hole, from a birdie up. */
export function likelyScores(round: Round, player: number, key: string): number[] {
  const { par } = ownHole(round, player, key);
  return Array.from({ length: 5 }, (_, index) => Math.max(1, (par ?? USUAL_PAR) - 1) + index);
}

/** A first tap up is a par and a first tap down a birdie. */
export function stepScore(round: Round, player: number, key: string, step: 1 | -1): Round {
  const { strokes } = scoreOf(round, player, key);
  const par = ownHole(round, player, key).par ?? USUAL_PAR;
  const next = strokes === null ? par + Math.min(0, step) : strokes + step;
  return withScore(round, player, key, { strokes: next < 1 ? null : next });
}

/** Null until it's known; points need a par. */
export function holeResults(round: Round, player: number) {
  const { strokes: received, pars } = round.players[player]!;
  return round.holes.map(({ key }, index) => {
    const gross = scoreOf(round, player, key).strokes;
    if (gross === null) return { gross, net: null, points: null };
    const net = gross - received[index]!;
    const par = pars[index] ?? null;
    return { gross, net, points: par === null ? null : stablefordPoints(net, par) };
  });
}

/** A player's total over the holes that have a score. */
export function totalOf(round: Round, player: number) {
  const total = { holes: 0, gross: 0, net: 0, points: 0 };
  for (const { gross, net, points } of holeResults(round, player)) {
    if (gross === null) continue;
    total.holes += 1;
    total.gross += gross;
    total.net += net;
    total.points += points ?? 0;
  }
  return total;
}

/** Null unless two play a match. */
export function matchOf(round: Round): MatchState | null {
  if (round.format !== 'match' || round.players.length !== 2) return null;
  const second = holeResults(round, 1);
  return matchState(holeResults(round, 0).map(({ net }, index) => [net, second[index]!.net]));
}

const CSV_HEAD = ['hole', 'player', 'par', 'strokes', 'received', 'net', 'points', 'putts', 'fairway'];

/** RFC 4180, a line for each player on each hole. */
export function roundCsv(round: Round): string {
  const lines = round.players.flatMap((player, number) =>
    holeResults(round, number).map(({ gross, net, points }, index) => {
      const { key, label } = round.holes[index]!;
      const { putts, fairway } = scoreOf(round, number, key);
      const received = player.strokes[index] ?? 0;
      const par = player.pars[index] ?? null;
      return [label, player.name, par, gross, received, net, points, putts, fairway];
    }),
  );
  return [CSV_HEAD, ...lines].map(csvRow).join('');
}
