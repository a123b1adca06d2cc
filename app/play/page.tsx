import type { Metadata } from 'next';
import { Play } from '#components/play/play.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { getTexts } from '#messages/get-texts.ts';
import { pagesPart } from '#messages/parts/pages.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';

export const revalidate = 604800;

export function generateMetadata(): Metadata {
  const { playTexts } = getTexts(playPart);
  const { playPageTexts } = getTexts(pagesPart);
  return pageMetadata({
    title: playTexts.title,
    description: playPageTexts.description,
    path: '/play',
    isIndexed: false,
  });
}

export default function PlayPage() {
  const { playPageTexts } = useTexts(pagesPart);
  return (
    <>
      <noscript>
        <p className="play-notice">{playPageTexts.needsScripts}</p>
      </noscript>
      <Play isHome />
    </>
  );
}
