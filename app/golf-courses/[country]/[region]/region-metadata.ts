import type { Metadata } from 'next';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { pagedPath } from '#components/site/page-params.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { counts } from '#messages/messages.ts';

type List = {
  country: { name: string; slug: string };
  region: { name: string; slug: string };
  page: number;
  total: number;
};

/** Metadata of one page of a region. */
export function regionMetadata({ country, region, page, total }: List): Metadata {
  const path = pagePath.region(country.slug, region.slug);
  const part = page === 1 ? '' : `, page ${page}`;
  return pageMetadata({
    title: `Golf courses in ${region.name}, ${country.name}${part}`,
    description: `${counts.golfCourses(total)} in ${region.name}, ${country.name}, by name and city: scorecards, lengths, hazards and ratings${part}.`,
    path: pagedPath(path, page),
    picture: { of: path, alt: `Map of the golf courses in ${region.name}` },
    isIndexed: total > 0,
  });
}
