export type Word = {
  text: string;
  /** What it is called in English; null where it has to be read. */
  english: string | null;
  isGolf: boolean;
};

export type Vocabulary = {
  words: ReadonlyMap<string, string>;
  isGolf: boolean;
  /** What it costs, in unknown letters, that the word touches this unknown letter. */
  border: (word: string, unknown: string) => number;
};

/**
 * Cuts text without blanks into known words so that as few letters as possible stay unknown, then into as few words as
 * possible. "Known" next to a scrap of unknown letters costs something, so that words aren't seen inside longer ones.
 */
export function cutWords(text: string, vocabularies: readonly Vocabulary[]): Word[] {
  const letters = [...text];
  const longest = Math.max(
    ...vocabularies.flatMap(({ words }) => [...words.keys()].map((word) => word.length)),
    1,
  );
  /** Best ways to get to each place, ending with a known word or with an unknown letter. */
  const known: (Way | null)[] = [{ cost: 0, from: null, word: null, border: () => 0 }];
  const unknown: (Way | null)[] = [null];
  for (let at = 1; at <= letters.length; at++) {
    unknown[at] = bestOf([
      step(
        known[at - 1],
        (way) => way.border(letters[at - 1]!) + 1,
        null,
        () => 0,
      ),
      step(
        unknown[at - 1],
        () => 1,
        null,
        () => 0,
      ),
    ]);
    const ways: (Way | null)[] = [];
    for (let length = 1; length <= Math.min(longest, at); length++) {
      const word = letters.slice(at - length, at).join('');
      for (const { words, isGolf, border } of vocabularies) {
        const english = words.get(word);
        if (english === undefined) continue;
        const found: Word = { text: word, english, isGolf };
        const touches = (letter: string) => border(word, letter);
        ways.push(step(known[at - length], () => 0.1, found, touches));
        ways.push(step(unknown[at - length], () => 0.1 + touches(letters[at - length - 1]!), found, touches));
      }
    }
    known[at] = bestOf(ways);
  }
  return walkBack(bestOf([known[letters.length] ?? null, unknown[letters.length] ?? null]), letters);
}

type Way = { cost: number; from: Way | null; word: Word | null; border: (unknown: string) => number };

function step(
  from: Way | null | undefined,
  cost: (from: Way) => number,
  word: Word | null,
  border: Way['border'],
): Way | null {
  return from ? { cost: from.cost + cost(from), from, word, border } : null;
}

function bestOf(ways: readonly (Way | null)[]): Way | null {
  return ways.reduce((best, way) => (way && (!best || way.cost < best.cost) ? way : best), null);
}

function walkBack(end: Way | null, letters: readonly string[]): Word[] {
  const words: Word[] = [];
  let at = letters.length;
  for (let way = end; way?.from; way = way.from) {
    if (way.word) {
      words.unshift({ ...way.word });
      at -= [...way.word.text].length;
    } else {
      at--;
      const next = words[0];
      // A letter that belongs to the unknown ones after it.
      if (next?.english === null) next.text = letters[at] + next.text;
      else words.unshift({ text: letters[at]!, english: null, isGolf: false });
    }
  }
  return words;
}
