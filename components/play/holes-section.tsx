'use client';
import { memo } from 'react';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { CourseDrawing } from '#components/drawing/drawings.tsx';
import type { LengthUnit } from '#lib/golf/units.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { lengthText } from './lengths.ts';
import type { PlayHole } from './play-course.ts';

type HolesSectionProps = {
  drawn: DrawnCourse | null;
  holes: readonly PlayHole[];
  current: string;
  unit: LengthUnit;
  onHole: (index: number) => void;
};

/** The plan, whose shapes the hole's drawing uses, and all holes to choose from. */
export const HolesSection = memo(function HolesSection({
  drawn,
  holes,
  current,
  unit,
  onHole,
}: HolesSectionProps) {
  const language = useLanguage();
  const { holeWords } = useTexts(playPart);
  const { coursePlanLabel } = useTexts(golfPart);
  return (
    <section className="play-section">
      <h2>{holeWords.holes}</h2>
      {drawn && <CourseDrawing drawn={drawn} label={coursePlanLabel} />}
      <ol className="play-holes">
        {holes.map(({ key, label, par, length, straight }, index) => (
          <li key={key}>
            <button type="button" aria-pressed={key === current} onClick={() => onHole(index)}>
              <b>{label}</b>
              {par !== null && <span>{holeWords.par(par)}</span>}
              {length !== null && <span>{lengthText(length, unit, language)}</span>}
              {length === null && straight !== null && (
                <span>{holeWords.straight(lengthText(straight, unit, language))}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
});
