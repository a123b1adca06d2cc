'use client';
import { pageErrorPart } from '#messages/parts/page-error.ts';
import { useTexts } from '#messages/use-texts.ts';

/**
 * What's shown of pages that fail in the browser, without details. It loads the whole document again, since Next's `retry` can't
 * bring back a script that failed to load.
 */
export default function PageError() {
  const { pageErrorTexts } = useTexts(pageErrorPart);
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <h1>{pageErrorTexts.title}</h1>
      <p className="mt-4 text-lg text-soft">{pageErrorTexts.advice}</p>
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-11 rounded-full bg-deep px-6 text-on-deep"
        >
          {pageErrorTexts.again}
        </button>
        <a href="/" className="inline-flex min-h-11 items-center underline hover:text-deep">
          {pageErrorTexts.home}
        </a>
      </p>
    </div>
  );
}
