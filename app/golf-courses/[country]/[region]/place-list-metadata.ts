import type { Metadata } from 'next';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { pagedPath } from '#components/site/page-params.ts';
import { placeListTexts, placeTexts } from '#messages/messages.ts';

type List = { country: { name: string }; name: string; page: number; path: string; total: number };

/** Of a district or city. */
export function placeListMetadata({ country, name, page, path, total }: List): Metadata {
  const list = { name, country: country.name, total, page };
  return pageMetadata({
    title: placeListTexts.title(list),
    description: placeListTexts.description(list),
    path: pagedPath(path, page),
    picture: { of: path, alt: placeTexts.map(name) },
  });
}
