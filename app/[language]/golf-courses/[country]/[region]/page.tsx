import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { RegionDirectory } from '#components/directory/region-directory.tsx';
import { readRegion } from './read-region.ts';
import { regionMetadata } from './region-metadata.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type RegionProps = { params: Promise<{ country: string; region: string }> };

export async function generateMetadata({ params }: RegionProps): Promise<Metadata> {
  await readLanguage();
  const { country, region } = await params;
  const list = await readRegion(country, region, 1);
  return list === null ? {} : regionMetadata(list);
}

export default async function Region({ params }: RegionProps) {
  await readLanguage();
  const { country, region } = await params;
  const list = await readRegion(country, region, 1);
  if (list === null) notFound();
  return <RegionDirectory list={list} />;
}
