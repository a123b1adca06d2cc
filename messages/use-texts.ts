import { createContext, useContext } from 'react';
import { english, type Language, type Part } from './languages.ts';

/** The page's language in the browser, and where client components are rendered (in server components: use-texts.react-server.ts). */
export const PageLanguage = createContext<Language>(english);

export function useLanguage(): Language {
  return useContext(PageLanguage);
}

/** Texts for a component, in the page's language. */
export function useTexts<Texts>(part: Part<Texts>): Texts {
  return useLanguage().read(part);
}
