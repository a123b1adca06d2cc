import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import { english, type Language, languageOf, type Part } from './languages.ts';

/** One for each page that's rendered, on the server alone. */
const ofPage = cache((): { language: Language } => ({ language: english }));

/** Pictures and files are made without a page. */
const ofAnswer = new AsyncLocalStorage<Language>();

/** The language of what's being made, for server components, metadata and what reads data for them. */
export function getLanguage(): Language {
  return ofAnswer.getStore() ?? ofPage().language;
}

/** Texts in the language of what's being made. */
export function getTexts<Texts>(part: Part<Texts>): Texts {
  return getLanguage().read(part);
}

/** Says the language of the page that's being rendered, by its code. */
export function setLanguage(code: string): void {
  ofPage().language = languageOf(code);
}

/** Makes an answer in the language of this code. */
export function inLanguage<Answer>(code: string, make: () => Answer): Answer {
  return ofAnswer.run(languageOf(code), make);
}
