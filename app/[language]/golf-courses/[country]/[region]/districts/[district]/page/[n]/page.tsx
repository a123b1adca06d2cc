import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { placeListMetadata } from '#app/[language]/golf-courses/[country]/[region]/place-list-metadata.ts';
import { readLanguage } from '#app/language.ts';
import { PlaceList } from '#components/directory/place-list.tsx';
import { parsePageNumber } from '#lib/site/page-lists.ts';
import { readDistrict } from '../../read-district.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type DistrictPageProps = {
  params: Promise<{ country: string; region: string; district: string; n: string }>;
};

async function readPage({ country, region, district, n }: Awaited<DistrictPageProps['params']>) {
  const page = parsePageNumber(n);
  return page === null ? null : readDistrict(country, region, district, page);
}

export async function generateMetadata({ params }: DistrictPageProps): Promise<Metadata> {
  await readLanguage();
  const list = await readPage(await params);
  return list === null ? {} : placeListMetadata(list);
}

/** The first page's address has no number. */
export default async function DistrictPage({ params }: DistrictPageProps) {
  await readLanguage();
  const list = await readPage(await params);
  if (list === null) notFound();
  if (list.page === 1) permanentRedirect(list.path);
  return <PlaceList list={list} placeWithin="region" />;
}
