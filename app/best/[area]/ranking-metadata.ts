import type { Metadata } from 'next';
import { nameInSentence } from '#components/directory/name-in-sentence.ts';
import { pageMetadata } from '#components/site/page-metadata.ts';

type Place = { name: string; path: string; ranking: { total: number } };

/** Metadata of a place's ranking; one without a ranked course stays out of search engines. */
export function rankingMetadata({ name, path, ranking }: Place): Metadata {
  return pageMetadata({
    title: `Best golf courses in ${nameInSentence(name)}`,
    description: `The golf courses in ${nameInSentence(name)} that members rate highest, with the number of reviews behind each average.`,
    path,
    picture: { of: path, alt: `Map of the best golf courses in ${nameInSentence(name)}` },
    isIndexed: ranking.total > 0,
  });
}
