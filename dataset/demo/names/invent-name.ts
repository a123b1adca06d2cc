import { toAscii } from '#lib/text/ascii.ts';
import type { Random } from '../random.ts';
import type { Word } from './name-words.ts';
import { nameWordsOf } from './name-words-of.ts';

/** A club's name, invented: own writing, Latin spelling where the writing is another, and the place in it. */
export type InventedName = {
  name: string;
  nameEnglish: string | null;
  alternateNames: string[];
};

const own = (word: Word) => (typeof word === 'string' ? word : word[0]);
const latin = (word: Word) => (typeof word === 'string' ? word : word[1]);

/** Invents a club's name in the manner of a country. */
export function inventName(countryCode: string, random: Random): InventedName {
  const words = nameWordsOf(countryCode);
  const a = random.pick(words.a);
  const b = random.pick(words.b);
  // The first ways of naming a club are the commonest.
  const [pattern, latinPattern] = words.clubs[Math.floor(random.next() ** 1.6 * words.clubs.length)]!;
  const place = join(words.place, own(a), own(b));
  const latinPlace = capitalised(join(words.place, latin(a), latin(b)));
  const isLatin = latinPattern === '';
  const name = pattern.replace('{p}', place);
  const nameEnglish = isLatin ? null : latinPattern.replace('{p}', latinPlace);
  const alternateNames = random.chance(0.12) ? [isLatin ? toAscii(place) : latinPlace] : [];
  return { name, nameEnglish, alternateNames: alternateNames.filter((other) => other !== name) };
}

/** Names for the courses of one club ("Old Course"), each in own writing and Latin. */
export function courseNamesOf(
  countryCode: string,
  count: number,
  random: Random,
): { own: string; latin: string }[] {
  const names = random.shuffled(nameWordsOf(countryCode).courses);
  return Array.from({ length: count }, (_, i) => {
    const word = names[i % names.length]!;
    return { own: own(word), latin: latin(word) };
  });
}

function join(pattern: string, a: string, b: string): string {
  const joined = pattern.replace('{a}', a).replace('{b}', b);
  // Two like letters in a row at the seam of a compound are two at most.
  return joined.replace(/(\p{Ll})\1\1/gu, '$1$1');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
