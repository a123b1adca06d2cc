import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { Play } from '#components/play/play.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { getTexts } from '#messages/get-texts.ts';
import { pagesPart } from '#messages/parts/pages.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';

export const revalidate = 604800;

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { playTexts } = getTexts(playPart);
  const { playPageTexts } = getTexts(pagesPart);
  return pageMetadata({
    title: playTexts.title,
    description: playPageTexts.description,
    path: '/play',
    isIndexed: false,
  });
}

export default async function PlayPage() {
  await readLanguage();
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
