import type { Metadata } from 'next';
import { NotFoundNotice } from '#components/site/not-found-notice.tsx';
import { getTexts } from '#messages/get-texts.ts';
import { sitePart } from '#messages/parts/site.ts';

export function generateMetadata(): Metadata {
  const { notFoundTexts } = getTexts(sitePart);
  return { title: notFoundTexts.tab, robots: { index: false } };
}

export default function NotFound() {
  return <NotFoundNotice />;
}
