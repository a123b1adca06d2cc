import { createRequire } from 'node:module';
import type { Tokenizer } from 'lindera-wasm-nodejs-ipadic';
import { toAscii } from '#lib/text/ascii.ts';
import { foldHan } from '#lib/text/han-variants.ts';
import { cutWords, type Vocabulary } from './cut-words.ts';
import { JAPANESE_TERMS } from './golf-terms.ts';
import { readKana } from './kana.ts';
import type { ReadWord, TownNames } from './read-word.ts';
import { JAPANESE_NAMES, KATAKANA_WORDS } from './words-japanese.ts';

type Token = { surface: string; reading?: string; latin?: string };

let tokenizer: Tokenizer | null = null;

/** IPADIC, loaded when the first Japanese name needs it: it takes a second and a half, and 70 MB. */
function analyse(text: string): Token[] {
  if (!tokenizer) {
    const { TokenizerBuilder } = createRequire(import.meta.url)('lindera-wasm-nodejs-ipadic');
    const builder = new TokenizerBuilder();
    builder.setDictionary('embedded://ipadic');
    builder.setMode('normal');
    tokenizer = builder.build() as Tokenizer;
  }
  return tokenizer.tokenize(text);
}

const isKatakana = (text: string) => /^[\u30a1-\u30f6ー]+$/u.test(text);
/** After and before katakana, and after a word in hiragana ("くまもと中央", but not "つつじヶ丘" or "しがらきの森"). */
const CHANGE_OF_SCRIPT =
  /(?<=[ァ-ヴー]{2})(?![ァ-ヴー])|(?<![ァ-ヴー])(?=[ァ-ヴ][ァ-ヴー])|(?<=^[ぁ-ん]{2}[ぁ-んー]*[ぁ-おかき-ねは-ん])(?=\p{sc=Han}{2})|(?<=\p{sc=Han})(?=[ぁ-ん]{3})/u;
const HIRAGANA = /^[\u3041-\u3096ー]+$/u;

const vocabularies: readonly Vocabulary[] = [
  { words: JAPANESE_TERMS, isGolf: true, border: (word) => (isKatakana(word) ? 0.2 : 0) },
  { words: KATAKANA_WORDS, isGolf: false, border: (_, letter) => (isKatakana(letter) ? 2.5 : 0) },
  {
    words: new Map([...JAPANESE_NAMES].filter(([word]) => word.length > 1)),
    isGolf: false,
    border: () => 0,
  },
];

/** A run of kanji and kana as words in Latin letters. */
export function readJapanese(run: string, towns: TownNames): ReadWord[] {
  const folded = foldHan(run).replace(/(?<=[\p{sc=Han}\p{sc=Hira}])ケ(?=\p{sc=Han})/gu, 'ヶ');
  return cutWords(folded, vocabularies).flatMap(({ text, english, isGolf }): ReadWord[] => {
    if (english !== null) return [{ latin: english, isGolf, source: isKatakana(text) ? 'kana' : 'rule' }];
    return text.split(CHANGE_OF_SCRIPT).flatMap((part) => readPart(part, towns));
  });
}

function readPart(text: string, towns: TownNames): ReadWord[] {
  if (isKatakana(text) || HIRAGANA.test(text)) {
    return [{ latin: capitalised(readKana(text)), isGolf: false, source: 'kana' }];
  }
  const [, place = '', what = ''] = /^([ぁ-ん]{2,})の(\p{sc=Han}+)$/u.exec(text) ?? [];
  if (place !== '') {
    const no: ReadWord = { latin: 'no', isGolf: false, source: 'kana' };
    return [...readPart(place, towns), no, ...readPart(what, towns)];
  }
  const name = JAPANESE_NAMES.get(text);
  if (name !== undefined) return [{ latin: name, isGolf: false, source: 'rule' }];
  return joined(withTowns(analyse(text), towns));
}

/** Tokens that are a town's name together are one, with the town's Latin form. */
function withTowns(tokens: readonly Token[], towns: TownNames): Token[] {
  const joint: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const nameOf = (count: number) =>
      tokens
        .slice(at, at + count)
        .map(({ surface }) => surface)
        .join('');
    const count = [3, 2, 1].find((n) => {
      const isWhole = n === tokens.length;
      return at + n <= tokens.length && (nameOf(n).length > 1 || isWhole) && towns.has(nameOf(n));
    });
    joint.push(
      count === undefined ? tokens[at]! : { surface: nameOf(count), latin: towns.get(nameOf(count))! },
    );
    at += count ?? 1;
  }
  return joint;
}

/** Written before a place's name, as a separate word: "Higashi Hirono", "Shin Numazu". */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['東', 'higashi'],
  ['西', 'nishi'],
  ['南', 'minami'],
  ['北', 'kita'],
  ['新', 'shin'],
  ['大', 'dai'],
  ['中', 'naka'],
  ['旧', 'kyu'],
]);
const SMALL_WORDS: ReadonlyMap<string, string> = new Map([
  ['ヶ', 'ga'],
  ['ケ', 'ga'],
  ['之', 'no'],
]);
const LINK = /^[のノヶケがガ之ツっ]$/u;

type Joint = { latin: string; isOpen: boolean; source: ReadWord['source']; letters: number };

/** Particles and single characters belong to their neighbours: Mukonodai, but Tochigi no Mori. */
function joined(tokens: readonly Token[]): ReadWord[] {
  const words: Joint[] = [];
  for (const [at, token] of tokens.entries()) {
    const letters = [...token.surface].length;
    if (token.surface === '市' && at > 0) {
      words.push({ latin: 'city', isOpen: false, source: 'dictionary', letters: 2 });
      continue;
    }
    const isPrefix = isDirection(tokens, at);
    const { latin, source } = readToken(token, isPrefix);
    const isShort = letters === 1 && !isPrefix;
    const last = words.at(-1);
    if (token.surface === 'の' && last && last.letters > 1 && at + 1 < tokens.length) {
      words.push({ latin: 'no', isOpen: false, source, letters: 2 });
    } else if (last && last.latin !== 'no' && (last.isOpen || isShort)) {
      last.latin += last.isOpen || isShort ? latin.toLowerCase() : latin;
      last.isOpen = LINK.test(token.surface);
      last.source = source === 'letters' ? source : last.source;
      last.letters += letters;
    } else words.push({ latin, isOpen: isShort, source, letters });
  }
  return words.map(({ latin, source }) => ({
    latin: latin === 'no' ? latin : capitalised(latin),
    isGolf: false,
    source,
  }));
}

/** "東 広野" and "熊本 南", but not "東 山". */
function isDirection(tokens: readonly Token[], at: number): boolean {
  const isWord = (token: Token | undefined) =>
    (token?.surface.length ?? 2) > 1 && !HIRAGANA.test(token?.surface ?? '');
  return (
    tokens.length > 1 && PREFIXES.has(tokens[at]!.surface) && isWord(tokens[at - 1]) && isWord(tokens[at + 1])
  );
}

type ReadToken = Pick<ReadWord, 'latin' | 'source'>;

function readToken({ surface, reading, latin }: Token, asPrefix: boolean): ReadToken {
  const known = latin ?? (asPrefix ? PREFIXES.get(surface) : SMALL_WORDS.get(surface));
  if (known !== undefined) return { latin: known, source: latin === undefined ? 'dictionary' : 'rule' };
  if (reading !== undefined && reading !== '*') return { latin: readKana(reading), source: 'dictionary' };
  if (isKatakana(surface) || HIRAGANA.test(surface)) return { latin: readKana(surface), source: 'kana' };
  return { latin: toAscii(surface).toLowerCase(), source: 'letters' };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
