import type { Metadata } from 'next';
import { failedPageTexts } from '#messages/messages.ts';

export const metadata: Metadata = { title: failedPageTexts.tab, robots: { index: false } };

/** In place of a page that failed on the server, without details. */
export default function Failed() {
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <p className="label">{failedPageTexts.label}</p>
      <h1 className="mt-3">{failedPageTexts.title}</h1>
      <p className="mt-4 text-lg text-soft">{failedPageTexts.advice}</p>
    </div>
  );
}
