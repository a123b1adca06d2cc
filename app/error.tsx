'use client';

/** Shown where a page fails in the browser. Nothing of the failure itself is shown. */
export default function PageError() {
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <p className="label">In the rough</p>
      <h1 className="mt-3">Something went wrong on our side</h1>
      <p className="mt-4 text-lg text-soft">Loading the page again often helps.</p>
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-11 rounded-full bg-deep px-6 text-on-deep"
        >
          Try again
        </button>
        <a href="/" className="inline-flex min-h-11 items-center underline hover:text-deep">
          Go to the home page
        </a>
      </p>
    </div>
  );
}
