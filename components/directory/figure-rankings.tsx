import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { PageHead, Section, WayIn } from '#components/site/page-parts.tsx';
import type { TrailStep } from '#components/site/trail.ts';
import { Height, Length } from '#components/units/lengths.tsx';
import type { Answer } from '#lib/api/records.ts';
import type { CourseFigure } from '#lib/golf/course-figures.ts';
import { getTexts } from '#messages/get-texts.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { rankingsPart } from '#messages/parts/rankings.ts';
import { useTexts } from '#messages/use-texts.ts';
import { CourseRows } from './course-rows.tsx';

type FigureRanking = Answer<'listGolfCoursesByFigure'>;
type Ranked = FigureRanking['golfs'][number];

type FigureRankingsProps = {
  rankings: readonly FigureRanking[];
  /** The ranking by reviews, and the page with the whole list; null if no course has enough reviews. */
  best: { ranking: Answer<'listBestGolfCoursesWorldwide'>; path: string } | null;
  trail: readonly TrailStep[];
  title: string;
  /** Null for the world. */
  name: string | null;
  directoryPath: string;
};

/** A list for each figure that's known for a course of the world, a country or a region. */
export function FigureRankings({ rankings, best, trail, title, name, directoryPath }: FigureRankingsProps) {
  const { figureTexts, figureTitles, rankingTexts } = useTexts(rankingsPart);
  const shown = rankings.filter(({ golfs }) => golfs.length > 0);
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead title={title} lead={figureTexts.lead} />
      <nav aria-label={figureTexts.contents} className="mt-8 flex flex-wrap gap-2 print:hidden">
        {shown.map(({ figure }) => (
          <a key={figure} href={`#${figure}`} className="pill">
            {figureTitles[figure]}
          </a>
        ))}
        {best && (
          <a href="#reviews" className="pill">
            {figureTexts.byReviews}
          </a>
        )}
      </nav>
      {shown.map((ranking) => (
        <Section
          key={ranking.figure}
          id={ranking.figure}
          title={figureTitles[ranking.figure]}
          note={figureTexts.known(ranking.total)}
        >
          <FigureRows ranking={ranking} />
        </Section>
      ))}
      {best && (
        <Section
          id="reviews"
          title={figureTexts.byReviews}
          note={<WayIn href={best.path}>{figureTexts.allByReviews}</WayIn>}
        >
          <CourseRows courses={best.ranking.golfs} placeWithin={best.ranking.scope.type} isRanked />
        </Section>
      )}
      <p className="mt-8 text-sm">
        <WayIn href={directoryPath}>{rankingTexts.directory(name)}</WayIn>
      </p>
    </>
  );
}

/** Each with its value and what that's based on. */
function FigureRows({ ranking: { figure, golfs, scope } }: { ranking: FigureRanking }) {
  return (
    <CourseRows
      courses={golfs}
      placeWithin={scope.type}
      isRanked
      figureOf={
        // A number of mapped shapes says nothing to a golfer.
        figure === 'most-finely-mapped'
          ? undefined
          : (golf) => ({ value: figureValue(figure, golf.value), basis: figureBasis(figure, golf) })
      }
    />
  );
}

function figureValue(figure: CourseFigure, value: number): ReactNode {
  const { figureTexts } = getTexts(rankingsPart);
  switch (figure) {
    case 'longest':
    case 'most-water':
      return <Length metres={value} />;
    case 'most-climb':
    case 'highest-above-sea':
      return <Height metres={value} />;
    case 'highest-rating':
      return value.toFixed(1);
    case 'most-bunkers':
      return figureTexts.bunkers(value);
    case 'northernmost':
      return figureTexts.latitude(value);
    default:
      return String(value);
  }
}

function figureBasis(figure: CourseFigure, { basis }: Ranked): string {
  const { figureTexts } = getTexts(rankingsPart);
  const { genderWords } = getTexts(golfPart);
  const mapped = basis.holes === null ? null : figureTexts.mapped(basis.holes, basis.of_holes);
  switch (basis.source) {
    case 'card':
      return [
        basis.tee && figureTexts.tee(basis.tee),
        basis.gender && basis.gender !== 'all' && genderWords[basis.gender].label.toLowerCase(),
      ]
        .filter(Boolean)
        .join(', ');
    case 'mapped':
      return mapped ?? '';
    case 'heights':
      return figure === 'most-climb' ? `${figureTexts.heights}, ${mapped}` : figureTexts.height;
    case 'position':
      return figureTexts.position;
    default:
      return basis.stated_by === null
        ? figureTexts.stated
        : figureTexts.statedBy(figureTexts.sources[basis.stated_by] ?? basis.stated_by);
  }
}
