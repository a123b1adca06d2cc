import type { Metadata } from 'next';
import { NotFoundNotice } from '#components/site/not-found-notice.tsx';
import { notFoundTexts } from '#messages/messages.ts';

export const metadata: Metadata = { title: notFoundTexts.tab, robots: { index: false } };

export default function NotFound() {
  return <NotFoundNotice />;
}
