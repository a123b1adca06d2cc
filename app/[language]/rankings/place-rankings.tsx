import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FigureRankings } from '#components/directory/figure-rankings.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { FEWEST_OF_RECORDS } from '#lib/site/page-lists.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { headingOf, readRankings } from './read-rankings.ts';

export async function placeRankingsMetadata(country: string, region: string | null): Promise<Metadata> {
  const { figureTexts } = getTexts(rankingsPart);
  const place = await readRankings(country, region);
  if (place === null) return {};
  const title = headingOf(place.name, place.rankings);
  return pageMetadata({
    title,
    description: figureTexts.description(place.name),
    path: place.path,
    picture: { of: place.directoryPath, alt: title },
    isIndexed: place.rankings.some(
      ({ figure, total }) => figure === 'northernmost' && total >= FEWEST_OF_RECORDS,
    ),
  });
}

export async function PlaceRankings({ country, region }: { country: string; region: string | null }) {
  const { rankingTexts } = getTexts(rankingsPart);
  const place = await readRankings(country, region);
  if (place === null) notFound();
  const { rankings, best, trail, name, directoryPath } = place;
  return (
    <FigureRankings
      rankings={rankings}
      best={best}
      trail={trail}
      title={headingOf(name, rankings)}
      directory={{ path: directoryPath, name: rankingTexts.place.directory(name) }}
    />
  );
}
