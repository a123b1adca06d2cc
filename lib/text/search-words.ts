import { fold, foldedWords, foldForIndex } from './fold.ts';
import { foldHan } from './han-variants.ts';

const OWN = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\u30fc]';
const OWN_RUN = new RegExp(`${OWN}+`, 'gu');
const OWN_LETTER = new RegExp(`^${OWN}$`, 'u');
/** Spaces and dots inside a name that people put in or leave out as they like. */
const GAP = new RegExp(`(?<=${OWN})[\\s・‐-]+(?=${OWN})`, 'gu');

/** The text without spaces, widths and old forms of characters: what two ways of typing a name have in common. */
function foldOwn(text: string): string {
  return foldHan(text.normalize('NFKC'));
}

/**
 * Words under which a text is found: folded words, and of Han characters, kana and Hangul every pair of neighbours, so that
 * any two characters find it. The last of a run is a word of its own: one character finds the words it begins.
 */
export function indexWords(text: string): string {
  const own = foldOwn(text);
  const runs = own.match(OWN_RUN) ?? [];
  if (runs.length === 0) {
    const words = foldForIndex(text);
    if (own === text) return words;
    // A query is folded from another form of "𝞍" or "´".
    const others = foldedWords(own).filter((word) => !words.split(' ').includes(word));
    return [words, ...others].join(' ').trim();
  }
  const joined = own.replace(GAP, '').match(OWN_RUN) ?? [];
  return [
    ...joined.flatMap(pairs),
    ...runs.map((run) => [...run].at(-1)!),
    foldForIndex(own.replace(OWN_RUN, ' ')),
  ]
    .filter((word) => word !== '')
    .join(' ');
}

/** A typed text, as words of the index. */
export function queryWords(text: string): string[] {
  const own = foldOwn(text);
  const words: string[] = [];
  let end = 0;
  const addWords = (other: string) =>
    words.push(
      ...fold(other)
        .split(' ')
        .filter((word) => word !== ''),
    );
  for (const match of own.matchAll(OWN_RUN)) {
    addWords(own.slice(end, match.index));
    words.push(...(([...match[0]].length === 1 ? [match[0]] : pairs(match[0])) as string[]));
    end = match.index + match[0].length;
  }
  addWords(own.slice(end));
  return words;
}

/** A Han character, kana or syllable alone: the beginning of a pair. */
export function isOwnLetter(word: string): boolean {
  return OWN_LETTER.test(word);
}

function pairs(run: string): string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, at) => letters[at]! + letter);
}

const SPELT_OUT: readonly [RegExp, string][] = [
  [/\b(gcc|g c c)\b/, 'golf country club'],
  [/\b(cc|c c)\b/, 'country club'],
  [/\b(gc|g c)\b/, 'golf club'],
  [/\bgk\b/, 'golfklubb golfklub'],
  [/\bgolf (and |n )?country club\b/, 'gcc cc'],
  [/\bcountry club\b/, 'cc'],
  [/\bgolf club\b/, 'gc'],
  [/\bgolfklubb?\b/, 'gk'],
];

/** CC for a Country Club, GC for a Golf Club, GK for a golfklubb, and vice versa. */
export function clubWords(names: readonly string[]): string[] {
  const folded = names.map(fold);
  const words = SPELT_OUT.filter(([pattern]) => folded.some((name) => pattern.test(name))).flatMap(
    ([, other]) => other.split(' '),
  );
  return [...new Set(words)];
}

/** What people type around a name or a place: "the best golf courses in …". It needn't be in the name. */
const FILLERS = new Set(
  (
    'a and at best by club clubs country course courses gc cc gcc golf golfclub golfing in links near of on resort the to ' +
    'campo circolo gk golfanlage golfbaan golfbana golfklub golfklubb golfklubi golfplatz'
  ).split(' '),
);

/** Whether a word of a search text is only a hint: courses that have it come first, but those that don't aren't left out. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

const SPELLINGS: readonly (readonly [string, string])[] = [
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
];
const otherSpelling = new Map(SPELLINGS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));

/** The word itself first. */
export function spellingsOf(word: string): string[] {
  const other = otherSpelling.get(word);
  return other === undefined ? [word] : [word, other];
}
