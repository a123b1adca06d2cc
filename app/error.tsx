'use client';

/** What a reader sees when a page could not be made. Nothing of the failure itself is shown. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <p className="label">Something went wrong</p>
      <h1 className="mt-3">This page could not be made</h1>
      <p className="mt-4 text-lg text-soft">
        The fault is ours. It has been noted; trying again often helps.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <button type="button" onClick={reset} className="min-h-11 rounded-full bg-deep px-6 text-on-deep">
          Try again
        </button>
        {/* A whole new document: the failed one can't be trusted to navigate. */}
        <a href="/" className="inline-flex min-h-11 items-center underline hover:text-deep">
          To the home page
        </a>
      </p>
    </div>
  );
}
