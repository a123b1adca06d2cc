import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { NoticeHead } from '#components/site/notice-head.tsx';
import { Said } from '#components/site/said.tsx';
import { errors } from '#lib/contract/errors.ts';
import { getTexts } from '#messages/get-texts.ts';
import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { noDatasetTexts } = getTexts(sitePart);
  return { title: noDatasetTexts.tab, robots: { index: false } };
}

/** The page in place of every other until a dataset is published. */
export default async function NoDataset() {
  await readLanguage();
  const { label, title, advice, forOperators } = useTexts(sitePart).noDatasetTexts;
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <NoticeHead label={label} title={title} advice={advice} />
      <p className="mt-6 text-soft">
        <Said
          parts={forOperators(
            <code className="font-mono text-sm">npm run dataset -- demo</code>,
            <code className="font-mono text-sm">npm run dataset -- build --osm FILE</code>,
            errors.unavailable.code,
          )}
        />
      </p>
    </div>
  );
}
