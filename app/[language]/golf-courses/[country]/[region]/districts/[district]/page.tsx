import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { placeListMetadata } from '#app/[language]/golf-courses/[country]/[region]/place-list-metadata.ts';
import { readLanguage } from '#app/language.ts';
import { PlaceList } from '#components/directory/place-list.tsx';
import { readDistrict } from './read-district.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type DistrictProps = { params: Promise<{ country: string; region: string; district: string }> };

export async function generateMetadata({ params }: DistrictProps): Promise<Metadata> {
  await readLanguage();
  const { country, region, district } = await params;
  const list = await readDistrict(country, region, district, 1);
  return list === null ? {} : placeListMetadata(list);
}

/** The page of a county of England or California, say. */
export default async function District({ params }: DistrictProps) {
  await readLanguage();
  const { country, region, district } = await params;
  const list = await readDistrict(country, region, district, 1);
  if (list === null) notFound();
  return <PlaceList list={list} placeWithin="region" />;
}
