import type { Metadata } from 'next';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';

type Place = { name: string; path: string; ranking: { total: number } };

/** A ranking that ranks no course stays out of search engines. */
export function rankingMetadata({ name, path, ranking }: Place): Metadata {
  const { rankingTexts } = getTexts(rankingsPart);
  return pageMetadata({
    title: rankingTexts.place.title(name),
    description: rankingTexts.place.description(name),
    path,
    picture: { of: path, alt: rankingTexts.place.picture(name) },
    isIndexed: ranking.total > 0,
  });
}
