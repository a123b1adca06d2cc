import type { Metadata } from 'next';
import { errors } from '#lib/contract/errors.ts';

export const metadata: Metadata = { title: 'The atlas is being drawn', robots: { index: false } };

/** Takes the place of every page while no dataset has been published. */
export default function NoDataset() {
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <p className="label">No data yet</p>
      <h1 className="mt-3">The atlas is being drawn</h1>
      <p className="mt-4 text-lg text-soft">
        No dataset has been published here yet. As soon as one is, this page will show it; nothing needs a
        restart.
      </p>
      <p className="mt-6 text-soft">
        If you run this site: <code className="font-mono text-sm">npm run dataset -- demo</code> publishes an
        invented world and <code className="font-mono text-sm">npm run dataset -- build --osm FILE</code> a
        real one. The API answers with code {errors.unavailable.code} meanwhile.
      </p>
    </div>
  );
}
