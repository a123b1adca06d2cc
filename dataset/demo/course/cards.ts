import type { ScorecardDraft } from '../../course/course-draft.ts';
import type { Random } from '../random.ts';
import type { Loop } from './loops.ts';

/** A hole as far as a card needs it. */
export type CardHole = { number: number; par: number; length: number };

const LENGTH_BY_PAR: Record<number, number> = { 3: 165, 4: 360, 5: 485, 6: 640 };

/**
 * A card for each loop; a club with nines that number on has one for each pair of them. Long holes for their par
 * get the low stroke indexes; of eighteen the first nine has the odd or the even ones.
 */
export function makeCards(
  loops: readonly Loop[],
  holes: readonly CardHole[][],
  random: Random,
): ScorecardDraft[] {
  const isPairs = loops.length > 1 && loops.every((loop) => loop.holes === 9);
  const difficulty = new Map(holes.flat().map((hole) => [hole, difficultyOf(hole, random)]));
  const card = (name: string | null, names: string[], played: CardHole[]): ScorecardDraft => {
    const indexes = strokeIndexes(
      played.map((hole) => difficulty.get(hole)!),
      random,
    );
    return {
      name,
      gender: 'all',
      loops: names,
      holes: played.map((hole, i) => ({
        position: i + 1,
        number: hole.number,
        par: hole.par,
        strokeIndex: indexes[i]!,
      })),
      place: 'demo',
    };
  };
  if (!isPairs)
    return loops.map((loop, i) => card(loop.name, loop.name === null ? [] : [loop.name], holes[i]!));
  return loops.flatMap((first, i) =>
    loops.slice(i + 1).map((second, k) => {
      const names = [first.name!, second.name!];
      return card(names.join(' – '), names, [...holes[i]!, ...holes[i + 1 + k]!]);
    }),
  );
}

function difficultyOf({ par, length }: CardHole, random: Random): number {
  return length / LENGTH_BY_PAR[par]! + (par === 3 ? -0.12 : 0) + random.normal(0, 0.06);
}

function strokeIndexes(difficulties: readonly number[], random: Random): number[] {
  const ranksOf = (values: readonly number[]) => {
    const order = values.map((_, i) => i).sort((a, b) => values[b]! - values[a]! || a - b);
    const ranks = new Array<number>(values.length);
    order.forEach((hole, rank) => {
      ranks[hole] = rank;
    });
    return ranks;
  };
  if (difficulties.length === 18) {
    const isOddOut = random.chance(0.8);
    const front = ranksOf(difficulties.slice(0, 9)).map((rank) => 2 * rank + (isOddOut ? 1 : 2));
    const back = ranksOf(difficulties.slice(9)).map((rank) => 2 * rank + (isOddOut ? 2 : 1));
    return [...front, ...back];
  }
  const isOddOfEighteen = difficulties.length === 9 && random.chance(0.45);
  return ranksOf(difficulties).map((rank) => (isOddOfEighteen ? 2 * rank + 1 : rank + 1));
}
