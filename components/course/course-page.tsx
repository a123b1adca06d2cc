import { drawCourse } from '#components/drawing/course-layout.ts';
import type { Box } from '#components/drawing/plane.ts';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { JsonLd } from '#components/site/page-parts.tsx';
import { courseTrail } from '#components/site/trail.ts';
import { placeUnits } from '#components/units/place-units.ts';
import type { GolfProfile, NearbyGolfCourse } from '#lib/api/records.ts';
import { cardChoices } from '#lib/golf/card-choice.ts';
import { handicapOptions } from '#lib/golf/handicap-options.ts';
import { hasGreens } from '#lib/golf/surfaces.ts';
import { AboutCourse } from './about-course.tsx';
import { HandicapSection } from './card/handicap-calculator.tsx';
import { Scorecards } from './card/scorecards.tsx';
import { TeeboxTable } from './card/teebox-table.tsx';
import { CourseHead, CourseStrip } from './course-head.tsx';
import { courseJsonLd } from './course-json-ld.ts';
import { CoursePlan } from './course-plan.tsx';
import { courseTees } from './course-tees.ts';
import { DataSources } from './data-sources.tsx';
import { GolferProvider } from './golfer/golfer-provider.tsx';
import { HazardTable } from './hazard-table.tsx';
import { ElevationProfile } from './hole/elevation-profile.tsx';
import { HoleCards } from './hole/hole-cards.tsx';
import { CourseLocator } from './locator/course-locator.tsx';
import type { Surroundings } from './locator/surroundings.ts';
import { ClubCourses, NearestCourses, SimilarCourses } from './other-courses.tsx';
import { pageHoles } from './page-holes.ts';
import { ReviewHistogram } from './review-histogram.tsx';
import { TakeAlong } from './take-along.tsx';
import { CourseWalk } from './walk/course-walk.tsx';
import { WrongHere } from './wrong/wrong-here.tsx';
import './course-and-book.css';
import './course-page.css';
import './course-plan.css';

/** Whether the plan tells a golfer less than the card: it has no hole and no green on it. */
function isCardFirst(profile: GolfProfile): boolean {
  return profile.scorecards.length > 0 && profile.holes.length === 0 && !hasGreens(profile);
}

type CoursePageProps = {
  profile: GolfProfile;
  /** The other courses of its club. */
  club: readonly NearbyGolfCourse[];
  nearest: readonly NearbyGolfCourse[];
  /** The base map in a box around the course, in metres from it. */
  readSurroundings: (box: Box) => Surroundings | null;
  isDemo: boolean;
};

export function CoursePage({ profile, club, nearest, readSurroundings, isDemo }: CoursePageProps) {
  const drawn = drawCourse(profile);
  const neighbours = [...club, ...nearest].sort((a, b) => a.distance - b.distance);
  const holes = pageHoles(profile, drawn);
  const units = placeUnits(
    profile.location.country_code,
    profile.teeboxes.map((teebox) => teebox.measured_in),
  );
  const plan = drawn && <CoursePlan profile={profile} drawn={drawn} holes={holes} />;
  const tees = courseTees(profile);
  const hasCardFirst = drawn !== null && isCardFirst(profile);
  return (
    <GolferProvider tees={tees} cards={cardChoices(profile)} options={handicapOptions(profile)}>
      <article className={hasCardFirst ? 'course course-card-first' : 'course'} {...units}>
        <Breadcrumbs trail={courseTrail(profile)} />
        <CourseHead profile={profile} />
        <CourseStrip profile={profile} hasPlan={drawn !== null} hasCardFirst={hasCardFirst} />
        {!hasCardFirst &&
          (plan ?? (
            <CourseLocator
              profile={profile}
              neighbours={neighbours}
              readSurroundings={readSurroundings}
              isDemo={isDemo}
            />
          ))}
        <div className={hasCardFirst ? undefined : 'mt-14'}>
          <Scorecards profile={profile} unit={units['data-default-units']} />
          <div className="section-pair">
            <TeeboxTable profile={profile} />
            <HandicapSection />
          </div>
        </div>
        {hasCardFirst && plan}
        <div className="mt-14">
          <HoleCards surfaces={profile.surfaces} drawn={drawn} holes={holes} tees={tees} />
          <AboutCourse profile={profile} isPlaced={!drawn} />
          <ElevationProfile holes={holes} />
          <CourseWalk profile={profile} holes={holes} />
          <div className="section-pair">
            <HazardTable profile={profile} />
            <ReviewHistogram profile={profile} />
          </div>
          <ClubCourses name={profile.club_name ?? profile.name} courses={club} />
          <NearestCourses courses={nearest} of={profile} />
          <SimilarCourses courses={profile.character.similar} />
          <DataSources profile={profile} />
          <WrongHere profile={profile} holes={holes} />
          <TakeAlong profile={profile} />
        </div>
        <JsonLd data={courseJsonLd(profile)} />
      </article>
    </GolferProvider>
  );
}
