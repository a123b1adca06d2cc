'use client';
import { pageErrorPart } from '#messages/parts/page-error.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import PageError from './[language]/error.tsx';
import './globals.css';

/** If the layout itself fails: in the system's fonts, as every page loads this. */
export default function LayoutError() {
  const language = useLanguage();
  const { pageErrorTexts } = useTexts(pageErrorPart);
  return (
    <html lang={language.code}>
      <body className="page">
        <title>{pageErrorTexts.title}</title>
        <main className="page-content">
          <PageError />
        </main>
      </body>
    </html>
  );
}
