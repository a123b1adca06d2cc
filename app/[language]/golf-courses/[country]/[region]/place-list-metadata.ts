import type { Metadata } from 'next';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { pagedPath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';

type List = { country: { name: string }; name: string; page: number; path: string; total: number };

/** Metadata of the page of a district or city. */
export function placeListMetadata({ country, name, page, path, total }: List): Metadata {
  const { placeListTexts, placeTexts } = getTexts(directoryPart);
  const list = { name, country: country.name, total, page };
  return pageMetadata({
    title: placeListTexts.title(list),
    description: placeListTexts.description(list),
    path: pagedPath(path, page),
    picture: { of: path, alt: placeTexts.map(name) },
  });
}
