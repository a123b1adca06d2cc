import type { Vocabulary } from './text-index.ts';

const FEWEST_LETTERS_OF_A_PART = 3;
const MOST_DIVISIONS = 8;

/** The text with two neighbours as one word that courses have ("nieder brück"), or a word as two ("foxbeck"). */
export function otherDivisions(
  { find, beginningWith }: Pick<Vocabulary, 'find' | 'beginningWith'>,
  words: readonly string[],
): string[][] {
  const found: string[][] = [];
  const isWord = (text: string, isLast: boolean) => {
    const [from, to] = isLast ? beginningWith(text) : [0, 0];
    return find(text) >= 0 || from < to;
  };
  const divide = (at: number, count: number, ...others: string[]) =>
    found.push([...words.slice(0, at), ...others, ...words.slice(at + count)]);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined && isWord(word + next, at + 2 === words.length)) divide(at, 2, word + next);
    if (find(word) >= 0) continue;
    for (let cut = FEWEST_LETTERS_OF_A_PART; cut <= word.length - FEWEST_LETTERS_OF_A_PART; cut++) {
      const [start, rest] = [word.slice(0, cut), word.slice(cut)];
      if (find(start) >= 0 && find(rest) >= 0) divide(at, 1, start, rest);
    }
  }
  return found.slice(0, MOST_DIVISIONS);
}
