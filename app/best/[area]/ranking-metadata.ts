import type { Metadata } from 'next';
import { pageMetadata } from '#lib/site/page-metadata.ts';
import { nameInSentence } from '#lib/text/name-in-sentence.ts';

type Place = { name: string; path: string; ranking: { total: number } };

/** Metadata of a place's ranking; one without a ranked course stays out of search engines. */
export function rankingMetadata({ name, path, ranking }: Place): Metadata {
  return pageMetadata({
    title: `Best golf courses in ${nameInSentence(name)}`,
    description: `The golf courses in ${nameInSentence(name)} that members rate highest, with the number of reviews behind each average.`,
    path,
    isIndexed: ranking.total > 0,
  });
}
