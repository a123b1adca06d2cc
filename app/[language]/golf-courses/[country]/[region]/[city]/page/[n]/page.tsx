import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { placeListMetadata } from '#app/[language]/golf-courses/[country]/[region]/place-list-metadata.ts';
import { readLanguage } from '#app/language.ts';
import { PlaceList } from '#components/directory/place-list.tsx';
import { parsePageNumber } from '#lib/site/page-lists.ts';

import { readCity } from '../../read-city.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type CityPageProps = { params: Promise<{ country: string; region: string; city: string; n: string }> };

async function readPage({ country, region, city, n }: Awaited<CityPageProps['params']>) {
  const page = parsePageNumber(n);
  return page === null ? null : readCity(country, region, city, page);
}

export async function generateMetadata({ params }: CityPageProps): Promise<Metadata> {
  await readLanguage();
  const list = await readPage(await params);
  return list === null ? {} : placeListMetadata(list);
}

/** The first page's address has no number. */
export default async function CityPage({ params }: CityPageProps) {
  await readLanguage();
  const list = await readPage(await params);
  if (list === null) notFound();
  if (list.page === 1) permanentRedirect(list.path);
  return <PlaceList list={list} placeWithin="city" />;
}
