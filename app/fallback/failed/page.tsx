import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Something went wrong', robots: { index: false } };

/** Stands in for a page that failed on the server (server/pages). Nothing of the failure itself is shown. */
export default function Failed() {
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <p className="label">500 · In the rough</p>
      <h1 className="mt-3">This page could not be made</h1>
      <p className="mt-4 text-lg text-soft">
        The fault is ours, and it has been noted. Loading the page again often helps.
      </p>
    </div>
  );
}
