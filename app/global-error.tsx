'use client';
import { controlsPart } from '#messages/parts/controls.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import PageError from './[language]/error.tsx';
import { fontVariables } from './fonts.ts';
import './globals.css';

/** If the layout itself fails. */
export default function LayoutError() {
  const language = useLanguage();
  const { pageErrorTexts } = useTexts(controlsPart);
  return (
    <html lang={language.code} className={fontVariables}>
      <body className="page">
        <title>{pageErrorTexts.tab}</title>
        <main className="page-content">
          <PageError />
        </main>
      </body>
    </html>
  );
}
