import { toAscii } from '#lib/text/ascii.ts';
import type { Random } from '../random.ts';
import { LATIN_LANGUAGES, type Language } from './latin-languages.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';

type Word = { own: string; latin: string };

/** A word of a place's name, also as it is after "of". */
type PlaceWord = Word & { of: string };

const languageByCountry = new Map<string, Language>(
  Object.values({ ...LATIN_LANGUAGES, ...OTHER_LANGUAGES }).flatMap((language) =>
    language.countries.split(' ').map((code) => [code, language] as const),
  ),
);

/** `nameEnglish` is null where the name is in Latin letters already. */
export function inventName(countryCode: string, random: Random) {
  const { first, second, clubs, join } = wordsOf(countryCode);
  const a = random.pick(first);
  const b = random.pick(second);
  const club = clubs[Math.floor(random.next() ** 1.6 * clubs.length)]!;
  const place = compound(a.own, join, b.own);
  const latinPlace = capitalised(compound(a.latin, join, b.latin));
  const isLatin = club.own === club.latin && a.own === a.latin;
  const name = club.own.replace('{p}', place).replace('{of p}', compound(a.of, join, b.of));
  const nameEnglish = isLatin ? null : club.latin.replace('{p}', latinPlace);
  const alternateNames = random.chance(0.12) ? [isLatin ? toAscii(place) : latinPlace] : [];
  return { name, nameEnglish, alternateNames: alternateNames.filter((other) => other !== name) };
}

/** Names of a club's courses, such as "Old" and "New". */
export function courseNamesOf(countryCode: string, count: number, random: Random): Word[] {
  const names = random.shuffled(wordsOf(countryCode).courses);
  return Array.from({ length: count }, (_, i) => names[i % names.length]!);
}

type Words = { first: PlaceWord[]; second: PlaceWord[]; clubs: Word[]; courses: Word[]; join: string };
const wordsByLanguage = new Map<Language, Words>();

function wordsOf(countryCode: string): Words {
  const language: Language = languageByCountry.get(countryCode) ?? LATIN_LANGUAGES.english;
  let words = wordsByLanguage.get(language);
  if (!words) {
    words = {
      first: readPlaceWords(language.first),
      second: readPlaceWords(language.second),
      clubs: language.clubs.split('|').map((name) => wordOf(name.trim().split(' = '))),
      courses: readWords(language.courses),
      join: language.join,
    };
    wordsByLanguage.set(language, words);
  }
  return words;
}

function readWords(list: string): Word[] {
  return list
    .trim()
    .split(/\s+/)
    .map((word) => wordOf(word.replaceAll('_', ' ').split('/')));
}

function readPlaceWords(list: string): PlaceWord[] {
  return readWords(list).map(({ own, latin }) => {
    const [word = '', of = word] = own.split(':');
    return { own: word, latin: latin === own ? word : latin, of };
  });
}

function wordOf([own = '', latin = own]: string[]): Word {
  return { own, latin };
}

function compound(a: string, join: string, b: string): string {
  // A compound never has three of the same letter in a row.
  return `${a}${join}${b}`.replace(/(\p{Ll})\1\1/gu, '$1$1');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
