import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
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
  const { failedPageTexts } = useTexts(sitePart);
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <p className="label">{failedPageTexts.label}</p>
      <h1 className="mt-3">{failedPageTexts.title}</h1>
      <p className="mt-4 text-lg text-soft">{failedPageTexts.advice}</p>
    </div>
  );
}
