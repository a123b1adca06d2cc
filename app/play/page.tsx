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

export default function PlayPage() {
  return (
    <>
      <noscript>
        <p className="play-notice">{playTexts.needsScripts}</p>
      </noscript>
      <Play isHome />
    </>
  );
}
