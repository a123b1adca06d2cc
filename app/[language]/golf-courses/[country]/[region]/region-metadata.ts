import type { Metadata } from 'next';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { pagedPath, pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';

type List = {
  country: { name: string; slug: string };
  region: { name: string; slug: string };
  page: number;
  total: number;
};

export function regionMetadata({ country, region, page, total }: List): Metadata {
  const { placeTexts, regionTexts } = getTexts(directoryPart);
  const path = pagePath.region(country.slug, region.slug);
  const list = { region: region.name, country: country.name, total, page };
  return pageMetadata({
    title: regionTexts.title(list),
    description: regionTexts.description(list),
    path: pagedPath(path, page),
    picture: { of: path, alt: placeTexts.map(region.name) },
    isIndexed: total > 0,
  });
}
