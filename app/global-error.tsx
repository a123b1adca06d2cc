'use client';
import { language, pageErrorTexts } from '#messages/messages.ts';
import PageError from './error.tsx';
import { fontVariables } from './fonts.ts';
import './globals.css';

/** If the layout itself fails. */
export default function LayoutError() {
  return (
    <html lang={language} className={fontVariables}>
      <body className="page">
        <title>{pageErrorTexts.tab}</title>
        <main className="page-content">
          <PageError />
        </main>
      </body>
    </html>
  );
}
