import type { Metadata } from 'next';
import { Play } from '#components/play/play.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { playTexts } from '#messages/messages.ts';

export const revalidate = 604800;

export const metadata: Metadata = pageMetadata({
  title: playTexts.title,
  description: playTexts.description,
  path: '/play',
  isIndexed: false,
});

/** What the browser keeps to open any course without a signal: it says nothing of a course, nor of the page without one. */
export default function PlayShell() {
  return <Play />;
}
