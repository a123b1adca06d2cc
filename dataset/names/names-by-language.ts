import { memoize } from '#lib/cache/memoize.ts';
import { isLatin, languageOfName } from '#lib/text/name-language.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import type { Country } from '../places/place.ts';

type Home = Pick<Country, 'code' | 'language'>;

/** Names by language as sources tag them, and the plain name under its own. */
export function namesByLanguage({ name, names = {} }: CourseHead, home: Home): Record<string, string> {
  const language = name === null ? undefined : languageOf(name, home);
  const own = name !== null && language !== undefined ? { [language]: name } : {};
  return Object.fromEntries(Object.entries({ ...names, ...own }).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The language by its letters; in Latin letters its country's, if that has one that is written so. */
function languageOf(name: string, { code, language }: Home): string | undefined {
  if (!isLatin(name)) return languageOfName(name, code)?.split('-')[0];
  return language !== undefined && isWrittenInLatin(language) ? language : undefined;
}

const isWrittenInLatin = memoize(
  (language: string) => new Intl.Locale(language).maximize().script === 'Latn',
);
