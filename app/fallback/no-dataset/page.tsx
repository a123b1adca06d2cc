import type { Metadata } from 'next';
import { errors } from '#lib/contract/errors.ts';

export const metadata: Metadata = { title: 'The atlas is being drawn', robots: { index: false } };

/** Stands in for every page while no dataset has been published (server/pages). */
export default function NoDataset() {
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <p className="label">No data yet</p>
      <h1 className="mt-3">The atlas is being drawn</h1>
      <p className="mt-4 text-lg text-soft">
        No dataset has been published here so far. As soon as one is, this page shows it; there is nothing to
        restart.
      </p>
      <p className="mt-6 text-soft">
        For whoever runs this site: <code className="font-mono text-sm">npm run dataset -- demo</code>{' '}
        publishes an invented world,{' '}
        <code className="font-mono text-sm">npm run dataset -- build --osm FILE</code> a real one. The API
        answers with code {errors.unavailable.code} meanwhile.
      </p>
    </div>
  );
}
