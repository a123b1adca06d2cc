import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { placeListMetadata } from '#app/[language]/golf-courses/[country]/[region]/place-list-metadata.ts';
import { readLanguage } from '#app/language.ts';
import { PlaceList } from '#components/directory/place-list.tsx';

import { readCity } from './read-city.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type CityProps = { params: Promise<{ country: string; region: string; city: string }> };

export async function generateMetadata({ params }: CityProps): Promise<Metadata> {
  await readLanguage();
  const { country, region, city } = await params;
  const list = await readCity(country, region, city, 1);
  return list === null ? {} : placeListMetadata(list);
}

export default async function City({ params }: CityProps) {
  await readLanguage();
  const { country, region, city } = await params;
  const list = await readCity(country, region, city, 1);
  if (list === null) notFound();
  return <PlaceList list={list} placeWithin="city" />;
}
