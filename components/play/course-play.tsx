'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CourseName } from '#components/site/course-name.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { canPlay } from '#lib/golf/can-play.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { CourseRound } from './course-round.tsx';
import type { Round } from './round.ts';
import { writeRound } from './store.ts';
import { useCourse } from './use-course.ts';

/** The course in the address: opening, missing, mapped too little, or being played. */
export function CoursePlay({ slug }: { slug: string }) {
  const { playTexts } = useTexts(playPart);
  const { course, keeping, save, remove, keepForRound, settle } = useCourse(slug);
  const [round, setRound] = useState<Round | null>(null);
  const opened = typeof course === 'string' ? null : course;

  useEffect(() => {
    if (opened) document.title = playTexts.courseTitle(bothNames(opened.pack.profile));
    if (!opened?.round || latest.current !== null) return;
    latest.current = opened.round;
    setRound(opened.round);
  }, [opened, playTexts]);

  const latest = useRef<Round | null>(null);
  /** Changes the round on the disk first, then on the screen; the next tap builds on this one even before that. */
  const changeRound = useCallback(
    async (change: (before: Round) => Round) => {
      if (latest.current === null) return;
      const next = change(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      await writeRound(next);
      setRound(next);
      if (next.finishedAt !== null) await settle();
    },
    [settle],
  );
  const startRound = useCallback(
    async (next: Round) => {
      await writeRound(next);
      await keepForRound(next);
      latest.current = next;
      setRound(next);
    },
    [keepForRound],
  );
  const reopenRound = useCallback(async () => {
    if (latest.current === null || !opened) return;
    await startRound({ ...latest.current, finishedAt: null, edition: opened.pack.edition.hash });
  }, [startRound, opened]);
  const closeRound = useCallback(() => {
    latest.current = null;
    setRound(null);
  }, []);

  if (!opened) return <Notice course={course as string} />;
  const { profile, edition } = opened.pack;
  if (!canPlay(profile)) return <CannotPlay {...profile} />;
  return (
    <CourseRound
      key={edition.hash}
      pack={opened.pack}
      round={round}
      onRound={changeRound}
      onStart={startRound}
      onReopen={reopenRound}
      onClose={closeRound}
      keep={{ kept: opened.kept, keeping, save, remove }}
    />
  );
}

function Notice({ course }: { course: string }) {
  const { keepTexts, playTexts } = useTexts(playPart);
  if (course === 'opening') return <p className="play-waiting">{playTexts.opening}</p>;
  return (
    <div className="play-notice">
      <h1>{playTexts.title}</h1>
      <p>{course === 'missing' ? playTexts.notFound : playTexts.noSignal}</p>
      <p>
        <button type="button" className="play-button" onClick={() => location.reload()}>
          {playTexts.tryAgain}
        </button>
        <a className="play-button" href="/play">
          {playTexts.otherCourses}
        </a>
        <a className="play-button" href="/">
          {playTexts.homePage}
        </a>
      </p>
      <p>{keepTexts.stays}</p>
    </div>
  );
}

function CannotPlay({ slug, name, name_latin, location }: GolfProfile) {
  const { playTexts } = useTexts(playPart);
  const { playLinkTexts } = useTexts(golfPart);
  return (
    <div className="play-notice">
      <h1>
        <CourseName name={name} name_latin={name_latin} country_code={location.country_code} />
      </h1>
      <p>{playLinkTexts.cannotPlay}</p>
      <p>
        <a className="play-button" href={pagePath.course(slug)}>
          {playTexts.aboutCourse}
        </a>
      </p>
    </div>
  );
}
