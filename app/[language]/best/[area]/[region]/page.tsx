import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { PlaceRanking } from '../place-ranking.tsx';
import { rankingMetadata } from '../ranking-metadata.ts';
import { readRanking } from '../read-ranking.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type BestOfRegionProps = { params: Promise<{ area: string; region: string }> };

export async function generateMetadata({ params }: BestOfRegionProps): Promise<Metadata> {
  await readLanguage();
  const { area, region } = await params;
  const place = await readRanking(area, region);
  return place === null ? {} : rankingMetadata(place);
}

export default async function BestOfRegion({ params }: BestOfRegionProps) {
  await readLanguage();
  const { area, region } = await params;
  const place = await readRanking(area, region);
  if (place === null) notFound();
  return <PlaceRanking place={place} />;
}
