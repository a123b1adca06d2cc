import type { Metadata } from 'next';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { pagedPath } from '#components/site/page-params.ts';
import { cityTexts, placeTexts } from '#messages/messages.ts';

type List = { country: { name: string }; city: string; page: number; path: string; total: number };

export function cityMetadata({ country, city, page, path, total }: List): Metadata {
  const list = { city, country: country.name, total, page };
  return pageMetadata({
    title: cityTexts.title(list),
    description: cityTexts.description(list),
    path: pagedPath(path, page),
    picture: { of: path, alt: placeTexts.map(city) },
  });
}
