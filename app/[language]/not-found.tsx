import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { NotFoundNotice } from '#components/site/not-found-notice.tsx';
import { getTexts } from '#messages/get-texts.ts';
import { sitePart } from '#messages/parts/site.ts';

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { notFoundTexts } = getTexts(sitePart);
  return { title: notFoundTexts.tab, robots: { index: false } };
}

export default async function NotFound() {
  await readLanguage();
  return <NotFoundNotice />;
}
