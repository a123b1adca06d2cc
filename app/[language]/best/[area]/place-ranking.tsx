import { Ranking } from '#components/directory/ranking.tsx';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { readRanking } from './read-ranking.ts';

type Place = NonNullable<Awaited<ReturnType<typeof readRanking>>>;

export function PlaceRanking({ place: { ranking, tooFew, trail, name, directoryPath } }: { place: Place }) {
  const { rankingTexts } = useTexts(rankingsPart);
  return (
    <Ranking
      ranking={ranking}
      tooFew={tooFew}
      trail={trail}
      title={rankingTexts.place.heading(name)}
      directory={{ path: directoryPath, name: rankingTexts.place.directory(name) }}
    />
  );
}
