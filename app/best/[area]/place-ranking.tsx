import { Ranking } from '#components/directory/ranking.tsx';
import { rankingTexts } from '#messages/messages.ts';
import type { readRanking } from './read-ranking.ts';

type Place = NonNullable<Awaited<ReturnType<typeof readRanking>>>;

export function PlaceRanking({ place: { ranking, tooFew, trail, name, directoryPath } }: { place: Place }) {
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
