import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { NoticeHead } from '#components/site/notice-head.tsx';
import { getTexts } from '#messages/get-texts.ts';
import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { failedPageTexts } = getTexts(sitePart);
  return { title: failedPageTexts.tab, robots: { index: false } };
}

/** The page in place of one that failed on the server, without details. */
export default async function Failed() {
  await readLanguage();
  const { label, title, advice } = useTexts(sitePart).failedPageTexts;
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <NoticeHead label={label} title={title} advice={advice} />
    </div>
  );
}
