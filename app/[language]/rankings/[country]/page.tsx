import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { PlaceRankings, placeRankingsMetadata } from '../place-rankings.tsx';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type Props = { params: Promise<{ country: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await readLanguage();
  return placeRankingsMetadata((await params).country, null);
}

export default async function CountryRankings({ params }: Props) {
  await readLanguage();
  return <PlaceRankings country={(await params).country} region={null} />;
}
