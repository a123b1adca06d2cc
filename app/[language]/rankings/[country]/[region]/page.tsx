import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { PlaceRankings, placeRankingsMetadata } from '../../place-rankings.tsx';

export { generateStaticParams } from '#app/when-asked.ts';
export const revalidate = 604800;

type Props = { params: Promise<{ country: string; region: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await readLanguage();
  const { country, region } = await params;
  return placeRankingsMetadata(country, region);
}

export default async function RegionRankings({ params }: Props) {
  await readLanguage();
  return <PlaceRankings {...(await params)} />;
}
