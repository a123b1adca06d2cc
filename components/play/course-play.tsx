import { useDeferredValue, useEffect, useMemo } from 'react';
import { drawCourse } from '#components/drawing/course-layout.ts';
import { CourseDrawing } from '#components/drawing/drawings.tsx';
import { CourseName } from '#components/site/course-name.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { canPlay } from '#lib/golf/can-play.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { BagSection } from './bag-section.tsx';
import { HoleScreen } from './hole-screen.tsx';
import type { OpenCourse } from './keep.ts';
import { KeepSection } from './keep-section.tsx';
import { PlayButton, PlayLink } from './play-button.tsx';
import { PlaySection } from './play-section.tsx';
import { RoundCard } from './round-card.tsx';
import { RoundForm } from './round-form.tsx';
import { RoundSummary } from './round-summary.tsx';
import { ScoreEntry } from './score-entry.tsx';
import { SettingsSection } from './settings-section.tsx';
import { type CourseState, type Game, useCourse } from './use-course.ts';
import { usePlay } from './use-play.ts';

/** The course in the address: opening, missing, mapped too little, or being played. */
export function CoursePlay({ slug }: { slug: string }) {
  const { playTexts } = useTexts(playPart);
  const game = useCourse(slug);
  const { course } = game;
  const profile = typeof course === 'string' ? null : course.pack.profile;
  useEffect(() => {
    if (profile) document.title = playTexts.courseTitle(bothNames(profile));
  }, [profile, playTexts]);
  if (typeof course === 'string') return <Notice course={course} />;
  if (!canPlay(course.pack.profile)) return <CannotPlay {...course.pack.profile} />;
  return <PlayedCourse key={course.pack.hash} course={course} game={game} />;
}

/** One course in one edition: the hole, its distances, and the round that's being played. */
function PlayedCourse({ course, game }: { course: OpenCourse; game: Game }) {
  const { holeWords, roundTexts } = useTexts(playPart);
  const { coursePlanLabel } = useTexts(golfPart);
  const { profile } = course.pack;
  // The distances don't wait for the drawing, nor for what's below them.
  const isShown = useDeferredValue(true, false);
  const drawn = useMemo(() => (isShown ? drawCourse(profile) : null), [isShown, profile]);
  // The hole's drawing uses the plan's shapes. A new position doesn't draw the plan again.
  const plan = useMemo(
    () =>
      drawn && (
        <PlaySection title={holeWords.holes}>
          <CourseDrawing drawn={drawn} label={coursePlanLabel} />
        </PlaySection>
      ),
    [drawn, holeWords, coursePlanLabel],
  );
  const view = usePlay(course, game.changeRound);
  const { round, isPlaying, hole, where, unit } = view;
  return (
    <article
      className="play"
      data-play=""
      data-hole={hole.label}
      data-hole-mode={where.isPinned ? 'pinned' : 'auto'}
      data-gps={where.gps}
      data-competition={view.isCompetition ? 'on' : 'off'}
      data-default-units={unit}
    >
      <HoleScreen view={view} drawn={drawn} />
      {isShown && (
        <>
          {isPlaying && <ScoreEntry round={round!} hole={hole} onRound={game.changeRound} />}
          {round && (
            <PlaySection title={roundTexts.card}>
              <RoundCard
                round={round}
                current={hole.key}
                onHole={(key) => view.pin(view.holes.findIndex((each) => each.key === key))}
              />
            </PlaySection>
          )}
          {round && !isPlaying && <RoundSummary round={round} game={game} />}
          {!round && <RoundForm pack={course.pack} view={view} onStart={game.startRound} />}
          <SettingsSection view={view} onRound={game.changeRound} />
          <BagSection {...view} />
          {plan}
          <KeepSection course={course} game={game} />
        </>
      )}
    </article>
  );
}

function Notice({ course }: { course: Exclude<CourseState, OpenCourse> }) {
  const { keepTexts, playTexts } = useTexts(playPart);
  if (course === 'opening') return <p className="play-waiting">{playTexts.opening}</p>;
  return (
    <div className="play-notice">
      <h1 className="mb-3">{playTexts.title}</h1>
      <p>{course === 'missing' ? playTexts.notFound : playTexts.noSignal}</p>
      <p className="play-actions">
        <PlayButton onClick={() => location.reload()}>{playTexts.tryAgain}</PlayButton>
        <PlayLink href="/play">{playTexts.otherCourses}</PlayLink>
        <PlayLink href="/">{playTexts.homePage}</PlayLink>
      </p>
      <p>{keepTexts.stays}</p>
    </div>
  );
}

function CannotPlay({ url, name, name_latin, location }: GolfProfile) {
  const { playTexts } = useTexts(playPart);
  const { playLinkTexts } = useTexts(golfPart);
  return (
    <div className="play-notice">
      <h1 className="mb-3">
        <CourseName name={name} name_latin={name_latin} country_code={location.country_code} />
      </h1>
      <p>{playLinkTexts.cannotPlay}</p>
      <p>
        <PlayLink href={url}>{playTexts.aboutCourse}</PlayLink>
      </p>
    </div>
  );
}
