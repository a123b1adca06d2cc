import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { PageHead } from '#components/site/page-parts.tsx';
import type { TrailStep } from '#components/site/trail.ts';
import type { Answer, RankedGolfCourse } from '#lib/api/records.ts';
import { rankingTexts } from '#messages/messages.ts';
import { CourseListJsonLd, CourseRows } from './course-rows.tsx';
import { HeadEngraving } from './head-engraving.tsx';

type RankingProps = {
  ranking: Answer<'listBestGolfCoursesWorldwide'>;
  trail: readonly TrailStep[];
  title: string;
  /** The same courses without a ranking. */
  directory: { path: string; name: string };
};

export function Ranking({ ranking, trail, title, directory }: RankingProps) {
  const { golfs, total, scope } = ranking;
  const ranks = new Map(golfs.map(({ golf_id, rank }: RankedGolfCourse) => [golf_id, rank]));
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead title={title} lead={total === 0 ? rankingTexts.none : rankingTexts.lead}>
        <HeadEngraving courses={golfs} />
      </PageHead>
      {golfs.length > 0 && (
        <>
          <CourseRows courses={golfs} placeWithin={scope.type} leadOf={({ golf_id }) => ranks.get(golf_id)} />
          <p className="mt-5 max-w-2xl text-sm text-soft">{rankingTexts.order(golfs.length, total)}</p>
        </>
      )}
      <p className="mt-4 text-sm">
        <a href={directory.path} className="inline-flex min-h-11 items-center underline hover:text-deep">
          {directory.name}
        </a>
      </p>
      <CourseListJsonLd courses={golfs} />
    </>
  );
}
