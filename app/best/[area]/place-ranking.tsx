import { nameInSentence } from '#components/directory/name-in-sentence.ts';
import { Ranking } from '#components/directory/ranking.tsx';
import type { readRanking } from './read-ranking.ts';

type Place = NonNullable<Awaited<ReturnType<typeof readRanking>>>;

/** The ranking of a place within the world, with the way back to its directory. */
export function PlaceRanking({ place: { ranking, trail, name, directoryPath } }: { place: Place }) {
  return (
    <Ranking
      ranking={ranking}
      trail={trail}
      title={`Best in ${nameInSentence(name)}`}
      directory={{ path: directoryPath, name: `All golf courses in ${nameInSentence(name)}` }}
    />
  );
}
