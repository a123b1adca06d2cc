'use client';
import type { ReactNode } from 'react';
import { languageOf } from '#messages/languages.ts';
import { PageLanguage } from '#messages/use-texts.ts';

/** Tells client components the page's language, by its code. */
export function LanguageProvider({ code, children }: { code: string; children: ReactNode }) {
  return <PageLanguage value={languageOf(code)}>{children}</PageLanguage>;
}
