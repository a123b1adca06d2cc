import { isOneEditApart } from './one-edit.ts';

/** The distinct words of a text index; a word's number is its place in byte order. */
export type Vocabulary = {
  length: number;
  /** The number of a word; -1 where it is unknown. */
  find: (word: string) => number;
  /** The numbers of the words that begin with a text: from, to (exclusive). */
  beginningWith: (text: string) => readonly [from: number, to: number];
  /** The words one typo away: a letter too many, too few, wrong, or two neighbours swapped. */
  oneTypoFrom: (word: string) => number[];
  /** The words of which some beginning is one typo away. The typo must be in the text's second half. */
  beginningOneTypoFrom: (text: string) => number[];
};

/** Makes a vocabulary of words in byte order, each once. */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const backwards = words
    .map((word, number) => ({ reversed: reverse(word), number }))
    .sort((a, b) => (a.reversed < b.reversed ? -1 : 1));
  const reversedWords = backwards.map(({ reversed }) => reversed);

  const beginningWith = (text: string) => rangeOf(words, text);
  return {
    length: words.length,
    find(word) {
      const at = lowerBound(words, word);
      return words[at] === word ? at : -1;
    },
    beginningWith,
    oneTypoFrom(word) {
      // One typo leaves the first or the second half as it is (a swap over the middle: all but one letter of either).
      const half = word.length >> 1;
      const found = new Set<number>();
      const consider = (number: number) => {
        if (isOneEditApart(word, words[number]!)) found.add(number);
      };
      const [from, to] = beginningWith(word.slice(0, half - 1));
      for (let number = from; number < to; number++) consider(number);
      const [start, end] = rangeOf(reversedWords, reverse(word.slice(half + 1)));
      for (let at = start; at < end; at++) consider(backwards[at]!.number);
      return [...found];
    },
    beginningOneTypoFrom(text) {
      const found: number[] = [];
      const [from, to] = beginningWith(text.slice(0, text.length >> 1));
      for (let number = from; number < to; number++) {
        const word = words[number]!;
        const lengths = [text.length - 1, text.length, text.length + 1];
        if (lengths.some((length) => isOneEditApart(text, word.slice(0, length)))) found.push(number);
      }
      return found;
    },
  };
}

function reverse(word: string): string {
  return [...word].reverse().join('');
}

/** The range of the sorted words that begin with a text. */
function rangeOf(sorted: readonly string[], text: string): readonly [number, number] {
  const from = lowerBound(sorted, text);
  return [from, lowerBound(sorted, `${text}\uffff`)];
}

/** The first place whose word does not come before `text`. */
function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
