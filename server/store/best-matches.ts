import { quickselect } from './quickselect.ts';
import type { Matches } from './text-search.ts';

/** Pages that end later than this are cut out by selection; until here it costs less to keep the best in order. */
const KEPT_IN_ORDER = 200;

/** The page [skip, skip + limit) of matches, best first, as places: by score, then by place. */
export function bestMatches(matches: Matches, skip: number, limit: number): number[] {
  if (skip >= matches.length || limit === 0) return [];
  const end = Math.min(skip + limit, matches.length);
  return end <= KEPT_IN_ORDER ? keepBest(matches, end).slice(skip) : selectPage(matches, skip, end);
}

/** The best `wanted` in order. Matches come by place, so of two with the same score the earlier stays ahead. */
function keepBest({ length, places, scores }: Matches, wanted: number): number[] {
  const best: number[] = [];
  const bestScores = new Float64Array(wanted + 1);
  let least = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < length; i++) {
    const score = scores[i]!;
    if (score <= least) continue;
    let at = Math.min(best.length, wanted - 1);
    while (at > 0 && bestScores[at - 1]! < score) {
      best[at] = best[at - 1]!;
      bestScores[at] = bestScores[at - 1]!;
      at--;
    }
    best[at] = places[i]!;
    bestScores[at] = score;
    if (best.length === wanted) least = bestScores[wanted - 1]!;
  }
  return best;
}

/** A page far down the list: only those whose scores lie between those of its first and its last are sorted. */
function selectPage({ length, places, scores }: Matches, skip: number, end: number): number[] {
  const selecting = scores.slice(0, length);
  const highest = quickselect(selecting, length - 1 - skip);
  const lowest = quickselect(selecting, length - end);
  let before = 0;
  const between: number[] = [];
  for (let i = 0; i < length; i++) {
    if (scores[i]! > highest) before++;
    else if (scores[i]! >= lowest) between.push(i);
  }
  return between
    .sort((a, b) => scores[b]! - scores[a]! || places[a]! - places[b]!)
    .slice(skip - before, end - before)
    .map((i) => places[i]!);
}
