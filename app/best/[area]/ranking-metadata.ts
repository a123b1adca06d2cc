import type { Metadata } from 'next';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { rankingTexts } from '#messages/messages.ts';

type Place = { name: string; path: string; all: { total: number } };

/** A ranking without courses stays out of search engines. */
export function rankingMetadata({ name, path, all }: Place): Metadata {
  return pageMetadata({
    title: rankingTexts.place.title(name),
    description: rankingTexts.place.description(name),
    path,
    picture: { of: path, alt: rankingTexts.place.picture(name) },
    isIndexed: all.total > 0,
  });
}
