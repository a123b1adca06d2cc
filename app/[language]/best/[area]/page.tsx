import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { PlaceRanking } from './place-ranking.tsx';
import { rankingMetadata } from './ranking-metadata.ts';
import { readRanking } from './read-ranking.ts';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type BestProps = { params: Promise<{ area: string }> };

export async function generateMetadata({ params }: BestProps): Promise<Metadata> {
  await readLanguage();
  const place = await readRanking((await params).area, null);
  return place === null ? {} : rankingMetadata(place);
}

export default async function BestOfArea({ params }: BestProps) {
  await readLanguage();
  const place = await readRanking((await params).area, null);
  if (place === null) notFound();
  return <PlaceRanking place={place} />;
}
