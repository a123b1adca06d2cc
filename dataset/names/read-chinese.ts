import { pinyin } from 'pinyin-pro';
import { toAscii } from '#lib/text/ascii.ts';
import { fold } from '#lib/text/fold.ts';
import { cutWords, type Vocabulary } from './cut-words.ts';
import { CHINESE_TERMS } from './golf-terms.ts';
import type { ReadWord, TownNames } from './read-word.ts';
import { CHINESE_PLACES, CHINESE_WORDS } from './words-chinese.ts';

/** Countries where Han characters are read in Mandarin. */
const CHINESE: ReadonlySet<string> = new Set(['CN', 'TW', 'HK', 'MO']);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** A run of Han characters: golf words, English words, towns as they spell themselves, then pinyin in words. */
export function readChinese(run: string, countryCode: string, towns: TownNames): ReadWord[] {
  const ofTowns = new Map([...towns].flatMap(([name, latin]) => townWord(name, latin, countryCode)));
  const vocabularies: Vocabulary[] = [
    { words: CHINESE_TERMS, isGolf: true, border: () => 0 },
    { words: CHINESE_WORDS, isGolf: false, border: () => 0.4 },
    { words: CHINESE_PLACES, isGolf: false, border: () => 0.4 },
    { words: ofTowns, isGolf: false, border: () => 0.9 },
  ];
  const words = cutWords(run, vocabularies);
  return words.flatMap(({ text, english, isGolf }, at): ReadWord[] => {
    if (english !== null) return english === '' ? [] : [{ latin: english, isGolf, source: 'rule' }];
    if (!CHINESE.has(countryCode))
      return [{ latin: capitalised(toAscii(text).trim()), isGolf: false, source: 'letters' }];
    // "清河 湾" is Qinghewan: the gazetteer's word and one character after it.
    const isTail = [...text].length === 1 && ofTowns.has(words[at - 1]?.text ?? '');
    return inPinyin(text).map((latin) => ({
      latin: isTail ? latin.toLowerCase() : latin,
      isGolf: false,
      source: 'rule',
      ...(isTail && { joins: true }),
    }));
  });
}

/** A town's name and its Latin form: in China the gazetteer may read a county as its seat of government, so it only says where to cut. */
function townWord(name: string, latin: string, countryCode: string): [string, string][] {
  if (!/^\p{Script=Han}{2,}$/u.test(name)) return [];
  if (countryCode !== 'CN') return [[name, latin]];
  const reading = inPinyin(name).join(' ');
  return fold(reading).replaceAll(' ', '') === fold(latin).replaceAll(' ', '') ? [[name, reading]] : [];
}

/** "金鸡湖" is Jinji Lake, "太湖" Taihu. Syllables that aren't words by themselves join. */
function inPinyin(text: string): string[] {
  const letters = [...text];
  const isLake = letters.length > 2 && letters.at(-1) === '湖';
  const name = isLake ? letters.slice(0, -1).join('') : text;
  const syllables = pinyin(name, { toneType: 'none', type: 'array' }).map((one) => toAscii(one));
  const words: { latin: string; isSingle: boolean }[] = [];
  let at = 0;
  for (const count of wordLengths(name)) {
    const latin = syllables.slice(at, at + count).join('');
    at += count;
    const last = words.at(-1);
    const joins = last && (letters.length <= 4 ? count === 1 || last.isSingle : count === 1 && last.isSingle);
    if (last && joins) {
      last.latin += latin;
      last.isSingle &&= count === 1;
    } else words.push({ latin, isSingle: count === 1 });
  }
  return [...words.map(({ latin }) => capitalised(latin)), ...(isLake ? ['Lake'] : [])];
}

/** Four characters are two words of two, unless a word lies across their middle. */
function wordLengths(name: string): number[] {
  const segments = [...segmenter.segment(name)];
  const isTwoPairs = [...name].length === 4 && segments.some(({ index }) => index === 2);
  return isTwoPairs ? [2, 2] : segments.map(({ segment }) => [...segment].length);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
