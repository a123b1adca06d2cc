'use client';
import PageError from './error.tsx';
import { fontVariables } from './fonts.ts';
import './globals.css';

/** Shown where the layout itself fails, and so takes its place. */
export default function LayoutError() {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>Something went wrong</title>
        <main className="mx-auto w-full max-w-page px-5 sm:px-8">
          <PageError />
        </main>
      </body>
    </html>
  );
}
