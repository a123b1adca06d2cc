import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CityDirectory } from '#components/directory/city-directory.tsx';
import { cityMetadata } from './city-metadata.ts';
import { readCity } from './read-city.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type CityProps = { params: Promise<{ country: string; region: string; city: string }> };

export async function generateMetadata({ params }: CityProps): Promise<Metadata> {
  const { country, region, city } = await params;
  const list = await readCity(country, region, city, 1);
  return list === null ? {} : cityMetadata(list);
}

export default async function City({ params }: CityProps) {
  const { country, region, city } = await params;
  const list = await readCity(country, region, city, 1);
  if (list === null) notFound();
  return <CityDirectory list={list} />;
}
