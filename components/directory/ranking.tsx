import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { PageHead, Section, WayIn } from '#components/site/page-parts.tsx';
import type { TrailStep } from '#components/site/trail.ts';
import type { Answer } from '#lib/api/records.ts';
import { FEWEST_REVIEWS } from '#lib/site/page-lists.ts';
import { getTexts } from '#messages/get-texts.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { useTexts } from '#messages/use-texts.ts';
import { CourseListJsonLd, CourseRows } from './course-rows.tsx';
import { HeadEngraving } from './head-engraving.tsx';

type Best = Answer<'listBestGolfCoursesWorldwide'>;

type RankingProps = {
  /** Courses with enough reviews. */
  ranking: Best;
  /** The first of those with fewer. */
  tooFew: Best;
  trail: readonly TrailStep[];
  /** Null for the world. */
  name: string | null;
  directoryPath: string;
};

export function Ranking({ ranking, tooFew, trail, name, directoryPath }: RankingProps) {
  const { rankingTexts } = useTexts(rankingsPart);
  const { golfs, total, scope } = ranking;
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead title={rankingTexts.of(name).heading} lead={leadOf(total, total + tooFew.total)}>
        <HeadEngraving courses={golfs} />
      </PageHead>
      {golfs.length > 0 && (
        <>
          <CourseRows courses={golfs} placeWithin={scope.type} isRanked />
          <p className="mt-5 max-w-2xl text-sm text-soft">{rankingTexts.order(golfs.length, total)}</p>
        </>
      )}
      {tooFew.total > 0 && (
        <Section
          id="too-few"
          title={rankingTexts.tooFew}
          note={rankingTexts.tooFewNote(tooFew.golfs.length, tooFew.total)}
        >
          <CourseRows courses={tooFew.golfs} placeWithin={scope.type} />
        </Section>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6 text-sm">
        {golfs.length === 0 && <WayIn href="/rankings">{rankingTexts.byFacts}</WayIn>}
        <WayIn href={directoryPath}>{rankingTexts.directory(name)}</WayIn>
      </p>
      <CourseListJsonLd courses={golfs} />
    </>
  );
}

function leadOf(ranked: number, reviewed: number): string {
  const { rankingTexts } = getTexts(rankingsPart);
  if (reviewed === 0) return rankingTexts.none;
  return ranked === 0 ? rankingTexts.noneRanked(FEWEST_REVIEWS) : rankingTexts.lead(FEWEST_REVIEWS);
}
