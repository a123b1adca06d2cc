import { HolesOfCard, OfCard } from '#components/course/golfer/card-parts.tsx';
import { OwnLength, OwnPar } from '#components/course/golfer/own-figures.tsx';
import { type DrawnCourse, layOutCourse, PLAN_ASPECT } from '#components/drawing/course-layout.ts';
import { CourseDrawing, CourseMarks, HoleThumbnail, NorthArrow } from '#components/drawing/drawings.tsx';
import { CourseMap } from '#components/map/course/course-map.tsx';
import { Said } from '#components/site/said.tsx';
import { Length } from '#components/units/lengths.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { cardChoices, courseRounds, splitByCard } from '#lib/golf/card-choice.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { coursePart } from '#messages/parts/course.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { PageHole } from './page-holes.ts';

type CoursePlanProps = { profile: GolfProfile; drawn: DrawnCourse; holes: readonly PageHole[] };

export function CoursePlan({ profile, drawn, holes }: CoursePlanProps) {
  const { coursePlanLabel } = useTexts(golfPart);
  const { courseTexts } = useTexts(coursePart);
  return (
    <div className="course-plan">
      <section id="plan" className="course-plan-frame" aria-label={coursePlanLabel}>
        <CourseMap slug={profile.slug} name={profile.name} turn={drawn.layout.degrees}>
          <CardDrawing profile={profile} drawn={drawn} />
          <NorthArrow degrees={drawn.layout.degrees} />
        </CourseMap>
      </section>
      {holes.length > 0 ? (
        <HoleIndex drawn={drawn} holes={holes} />
      ) : (
        <p className="border-rule border-t px-5 py-3 text-soft">{courseTexts.noHolesOnPlan}</p>
      )}
    </div>
  );
}

/** The plan, with flags and numbers of the card's holes. */
export function CardDrawing({ profile, drawn }: Pick<CoursePlanProps, 'profile' | 'drawn'>) {
  const { courseTexts } = useTexts(coursePart);
  const { shapes, layout } = drawn;
  const choices = cardChoices(profile);
  const layoutWith = (id: string) => {
    const card = choices.find((choice) => choice.id === id)!;
    const { on } = splitByCard(shapes.holes, ({ holeId }) => holeId, card, choices);
    return layOutCourse({ ...shapes, holes: shapes.holes.filter((hole) => on.includes(hole)) }, PLAN_ASPECT);
  };
  return (
    <CourseDrawing drawn={drawn} label={courseTexts.planOf(profile.name)}>
      {courseRounds(profile).map(({ cards }) => (
        <OfCard key={String(cards)} as="g" cards={cards}>
          <CourseMarks layout={cards ? layoutWith(cards[0]!) : layout} />
        </OfCard>
      ))}
    </CourseDrawing>
  );
}

/** Next to the plan, or a strip of numbers. */
function HoleIndex({ drawn, holes }: Pick<CoursePlanProps, 'drawn' | 'holes'>) {
  const { courseTexts } = useTexts(coursePart);
  const { holeTexts } = useTexts(cardsPart);
  return (
    <nav className="hole-index" aria-label={courseTexts.holes}>
      <h2>{courseTexts.holeByHole}</h2>
      <HolesOfCard as="ol" ids={holes.map(({ hole }) => hole.hole_id)}>
        {holes.map(({ hole, anchor, label, drawing, facts }) => (
          <li key={anchor}>
            <a href={`#hole-${anchor}`} data-hole={anchor}>
              <span className="hole-index-number">
                <span className="sr-only">{holeTexts.hole} </span>
                <bdi>{label}</bdi>
              </span>
              <span className="min-[60rem]:flex">
                {drawing && <HoleThumbnail drawn={drawn} {...drawing} />}
              </span>
              <span>
                {facts.par !== null && (
                  <OwnPar hole={hole.hole_id} par={facts.par} source={facts.parSource} isShort />
                )}
              </span>
              <span>
                {facts.length !== null && (
                  <OwnLength hole={hole.hole_id} metres={facts.length} yards={facts.lengthYards} />
                )}
                {facts.length === null && hole.straight_distance !== null && (
                  <Said parts={holeTexts.straightInList(<Length metres={hole.straight_distance} />)} />
                )}
              </span>
            </a>
          </li>
        ))}
      </HolesOfCard>
    </nav>
  );
}
