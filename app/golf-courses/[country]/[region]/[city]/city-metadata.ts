import type { Metadata } from 'next';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { pagedPath } from '#components/site/page-params.ts';
import { counts } from '#messages/messages.ts';

type List = { country: { name: string }; city: string; page: number; path: string; total: number };

/** Metadata of one page of a city. */
export function cityMetadata({ country, city, page, path, total }: List): Metadata {
  const part = page === 1 ? '' : `, page ${page}`;
  return pageMetadata({
    title: `Golf courses in ${city}, ${country.name}${part}`,
    description: `${counts.golfCourses(total)} in ${city}, ${country.name}: scorecards, lengths, hazards and ratings${part}.`,
    path: pagedPath(path, page),
    picture: { of: path, alt: `Map of the golf courses in ${city}` },
  });
}
