import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Something went wrong', robots: { index: false } };

/** Takes the place of a page that failed on the server. Nothing of the failure itself is shown. */
export default function Failed() {
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <p className="label">500 · In the rough</p>
      <h1 className="mt-3">Something went wrong on our side</h1>
      <p className="mt-4 text-lg text-soft">We've logged it; please try again in a moment.</p>
    </div>
  );
}
