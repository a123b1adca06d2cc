'use client';
import PageError from './error.tsx';
import { fontVariables } from './fonts.ts';
import './globals.css';

/** Shown where the layout itself fails, and so takes its place. */
export default function LayoutError() {
  return (
    <html lang="en" className={fontVariables}>
      <body className="page">
        <title>Something went wrong</title>
        <main className="page-content">
          <PageError />
        </main>
      </body>
    </html>
  );
}
