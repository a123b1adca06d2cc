import type { ReactNode } from 'react';
import { HolesOfCard, OfCard } from '#components/course/golfer/card-parts.tsx';
import { OwnLength, OwnPar } from '#components/course/golfer/own-figures.tsx';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { CourseDrawing, CourseMarks, HoleThumbnail, NorthArrow } from '#components/drawing/drawings.tsx';
import { CourseMap } from '#components/map/course/course-map.tsx';
import { Said } from '#components/site/said.tsx';
import { Length } from '#components/units/lengths.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { cardChoices, splitByCard } from '#lib/golf/card-choice.ts';
import type { ParSource } from '#lib/golf/par-by-length.ts';
import { coursePart } from '#messages/parts/course.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { holeCardsPart } from '#messages/parts/hole-cards.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { PageHole } from './page-holes.ts';

type CoursePlanProps = { profile: GolfProfile; drawn: DrawnCourse; holes: readonly PageHole[] };

export function CoursePlan({ profile, drawn, holes }: CoursePlanProps) {
  const { coursePlanLabel } = useTexts(golfPart);
  const { courseTexts } = useTexts(coursePart);
  const entries = holes.map(
    ({ hole, anchor, label, drawing, facts: { par, parSource, length, lengthYards } }): HoleEntry => ({
      id: hole.hole_id,
      anchor,
      thumbnail: drawing && <HoleThumbnail drawn={drawn} {...drawing} />,
      label,
      par,
      parSource,
      length: length ?? hole.straight_distance,
      isStraight: length === null,
      lengthYards,
    }),
  );
  return (
    <div className="course-plan">
      <section id="plan" className="course-plan-frame" aria-label={coursePlanLabel}>
        <CourseMap slug={profile.slug} name={profile.name} turn={drawn.layout.degrees}>
          <CardDrawing profile={profile} drawn={drawn} />
          <NorthArrow degrees={drawn.layout.degrees} />
        </CourseMap>
      </section>
      {entries.length > 0 ? (
        <HoleIndex holes={entries} />
      ) : (
        <p className="course-plan-note">{courseTexts.noHolesOnPlan}</p>
      )}
    </div>
  );
}

/** The plan, with flags and numbers of the card's holes. */
export function CardDrawing({ profile, drawn }: Pick<CoursePlanProps, 'profile' | 'drawn'>) {
  const { courseTexts } = useTexts(coursePart);
  const cards = cardChoices(profile);
  const rounds = [...Map.groupBy(cards, ({ round }) => round).values()];
  return (
    <CourseDrawing drawn={drawn} label={courseTexts.planOf(profile.name)}>
      {rounds.length > 1
        ? rounds.map((alike) => (
            <OfCard key={alike[0]!.id} as="g" cards={alike.map(({ id }) => id)}>
              <CourseMarks
                drawn={drawn}
                of={splitByCard(profile.holes, ({ hole_id }) => hole_id, alike[0]!, cards).on.map(
                  ({ hole_id }) => hole_id,
                )}
              />
            </OfCard>
          ))
        : undefined}
    </CourseDrawing>
  );
}

export type HoleEntry = {
  id: string;
  anchor: string;
  thumbnail: ReactNode;
  label: string;
  par: number | null;
  parSource: ParSource | null;
  /** Metres. */
  length: number | null;
  /** The length is only the straight way from tee to green. */
  isStraight: boolean;
  lengthYards: number | null;
};

function HoleIndex({ holes }: { holes: readonly HoleEntry[] }) {
  const { courseTexts } = useTexts(coursePart);
  const { holeTexts } = useTexts(holeCardsPart);
  return (
    <nav className="hole-index" aria-label={courseTexts.holes}>
      <h2>{courseTexts.holeByHole}</h2>
      <HolesOfCard as="ol" ids={holes.map(({ id }) => id)}>
        {holes.map(({ id, anchor, label, thumbnail, par, parSource, length, isStraight, lengthYards }) => (
          <li key={anchor}>
            <a href={`#hole-${anchor}`} data-hole={anchor}>
              <span className="hole-index-number">
                <span className="sr-only">{holeTexts.hole} </span>
                <bdi>{label}</bdi>
              </span>
              <span className="hole-index-thumbnail">{thumbnail}</span>
              <span>{par !== null && <OwnPar hole={id} par={par} source={parSource} isShort />}</span>
              <span>
                {length !== null &&
                  (isStraight ? (
                    <Said parts={holeTexts.straightInList(<Length metres={length} />)} />
                  ) : (
                    <OwnLength hole={id} metres={length} yards={lengthYards} />
                  ))}
              </span>
            </a>
          </li>
        ))}
      </HolesOfCard>
    </nav>
  );
}
