'use client';
import { useSyncExternalStore } from 'react';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { CoursePlay } from './course-play.tsx';
import { PlayHome } from './play-home.tsx';
import { courseInPath } from './use-course.ts';
import './play.css';
import './play-sections.css';

/**
 * One page for every course, so that the copy that's kept opens them all. The course is in the address,
 * which the server only knows for the page without a course.
 */
export function Play({ isHome = false }: { isHome?: boolean }) {
  const { playTexts } = useTexts(playPart);
  const path = useSyncExternalStore(
    () => () => {},
    () => location.pathname,
    () => (isHome ? '/play' : null),
  );
  if (path === null) return <p className="play-waiting">{playTexts.opening}</p>;
  const slug = courseInPath(path);
  return slug === undefined ? <PlayHome /> : <CoursePlay slug={slug} />;
}
