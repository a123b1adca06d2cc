import { cache } from 'react';
import { english, type Language, type Part } from './languages.ts';

/** One for each page that's rendered, on the server alone. */
const ofPage = cache((): { language: Language } => ({ language: english }));

/** The language of the page that's being rendered, for server components, metadata and what reads data for them. */
export function getLanguage(): Language {
  return ofPage().language;
}

/** Texts in the language of the page that's being rendered. */
export function getTexts<Texts>(part: Part<Texts>): Texts {
  return getLanguage().read(part);
}
