import type { Metadata } from 'next';
import { NotFoundNotice } from '#components/site/not-found-notice.tsx';

export const metadata: Metadata = { title: 'Not on the map', robots: { index: false } };

/** What any address without a page answers, with status 404. */
export default function NotFound() {
  return <NotFoundNotice />;
}
