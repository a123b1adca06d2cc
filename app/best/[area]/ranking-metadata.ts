import type { Metadata } from 'next';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { rankingTexts } from '#messages/messages.ts';

type Place = { name: string; path: string; ranking: { total: number } };

/** A ranking that ranks no course stays out of search engines. */
export function rankingMetadata({ name, path, ranking }: Place): Metadata {
  return pageMetadata({
    title: rankingTexts.place.title(name),
    description: rankingTexts.place.description(name),
    path,
    picture: { of: path, alt: rankingTexts.place.picture(name) },
    isIndexed: ranking.total > 0,
  });
}
