'use client';
import { useEffect } from 'react';
import type { CourseTee } from '#components/course/course-tees.ts';
import { ownStrokes, type StrokesOfCards } from '#components/course/hole/own-strokes.ts';
import { showStrokesOfHoles } from '#components/course/hole/show-tee.ts';
import { TeeChoice } from '#components/course/hole/tee-choice.tsx';
import { useGolfer } from '#components/site/golfer.ts';

/** The tee that the book is printed for; strokes by the handicap index that's remembered. */
export function BookTeeChoice({ tees, ...cards }: { tees: readonly CourseTee[] } & StrokesOfCards) {
  const golfer = useGolfer();
  const written = JSON.stringify(ownStrokes(cards, golfer));
  useEffect(() => {
    showStrokesOfHoles(JSON.parse(written));
  }, [written]);
  return <TeeChoice tees={tees} />;
}
