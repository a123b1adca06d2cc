import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
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
  const { noDatasetTexts } = useTexts(sitePart);
  return (
    <div className="max-w-xl pt-12 sm:pt-20">
      <p className="label">{noDatasetTexts.label}</p>
      <h1 className="mt-3">{noDatasetTexts.title}</h1>
      <p className="mt-4 text-lg text-soft">{noDatasetTexts.advice}</p>
      <p className="mt-6 text-soft">
        <Said
          parts={noDatasetTexts.forOperators(
            <code className="font-mono text-sm">npm run dataset -- demo</code>,
            <code className="font-mono text-sm">npm run dataset -- build --osm FILE</code>,
            errors.unavailable.code,
          )}
        />
      </p>
    </div>
  );
}
