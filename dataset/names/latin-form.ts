import { isLatin } from '#lib/text/name-language.ts';
import type { NameSource } from '#lib/text/name-sources.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import { toKatakana } from './kana.ts';
import { readName } from './latin-name.ts';
import type { TownNames } from './read-word.ts';

/** A name of another script in Latin letters, and which step gave it. */
export type LatinForm = { text: string; source: NameSource };

/** An English name, else a romanised tag or part, else kana, else the country's reading. Null for no name or a Latin one. */
export function latinForm(head: CourseHead, countryCode: string, towns: () => TownNames): LatinForm | null {
  const { name, nameEnglish, romanised } = head;
  if (name === null || isLatin(name)) return null;
  if (nameEnglish !== null && isLatin(nameEnglish)) return { text: nameEnglish, source: 'tag' };
  if (romanised && romanised.source !== 'kana') return { ...romanised };
  if (!romanised) return readName(name, countryCode, towns());
  // Golf words are English ones in kana, too.
  return { text: readName(toKatakana(romanised.text), countryCode, new Map()).text, source: 'kana' };
}
