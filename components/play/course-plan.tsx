'use client';
import { memo } from 'react';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { CourseDrawing } from '#components/drawing/drawings.tsx';
import { golfPart } from '#messages/parts/golf.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';

/** The plan, whose shapes the hole's drawing uses. A new position doesn't draw it again. */
export const CoursePlan = memo(function CoursePlan({ drawn }: { drawn: DrawnCourse }) {
  const { holeWords } = useTexts(playPart);
  const { coursePlanLabel } = useTexts(golfPart);
  return (
    <section className="play-section">
      <h2>{holeWords.holes}</h2>
      <CourseDrawing drawn={drawn} label={coursePlanLabel} />
    </section>
  );
});
