/** A part of the site's texts, in every language: the compiler asks for those that are missing. */
export type Part<Texts> = Readonly<Record<'en', Texts>>;

/** What a page is written in. It's a value, so that a test can write a page in a language of its own. */
export type Language = {
  /** BCP 47, as in `<html lang>`. */
  code: string;
  read: <Texts>(part: Part<Texts>) => Texts;
};

export const english: Language = { code: 'en', read: (part) => part.en };

/** The first is that of addresses without a prefix. */
const languages: readonly Language[] = [english];

/** The first language for a code that isn't known. */
export function languageOf(code: string): Language {
  return languages.find((language) => language.code === code) ?? english;
}
