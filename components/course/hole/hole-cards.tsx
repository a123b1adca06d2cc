import { type CourseTee, shareOfLine } from '#components/course/course-tees.ts';
import { HolesOfCard, TeeChoice } from '#components/course/golfer/card-parts.tsx';
import { CarryFigures, TeeMark } from '#components/course/golfer/own-figures.tsx';
import type { PageHole } from '#components/course/page-holes.ts';
import { WrongLink } from '#components/course/wrong/wrong-here.tsx';
import { FIGURE_PIXELS, placeFigures } from '#components/drawing/carry-figures.ts';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { GreenDrawing, HoleDrawing } from '#components/drawing/drawings.tsx';
import type { HoleLayout } from '#components/drawing/hole-layout.ts';
import { teeMark } from '#components/drawing/hole-svg.ts';
import { pointAlong } from '#components/drawing/lines.ts';
import type { PlanePoint } from '#components/drawing/plane.ts';
import { drawn } from '#components/drawing/svg-markup.ts';
import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import type { GolfProfile, Hole } from '#lib/api/records.ts';
import { groupCarries } from '#lib/golf/carries.ts';
import { aheadOf, lineFromTee } from '#lib/golf/hole-tee.ts';
import { hasTwoGreens } from '#lib/golf/surfaces.ts';
import { lengthUnits } from '#lib/golf/units.ts';
import { getTexts } from '#messages/get-texts.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { holesPart } from '#messages/parts/holes.ts';
import { useTexts } from '#messages/use-texts.ts';
import { HoleCard, type HoleOnCard } from './hole-card.tsx';
import './hole-cards.css';

type CourseOfHoles = {
  surfaces: GolfProfile['surfaces'];
  drawn: DrawnCourse | null;
  tees: readonly CourseTee[];
};

export function HoleCards({ holes, ...course }: CourseOfHoles & { holes: readonly PageHole[] }) {
  const { numbersFromCard } = useTexts(holesPart);
  const { holeTexts } = useTexts(cardsPart);
  if (holes.length === 0) return null;
  const fromCard = numbersFromCard(holes.map(({ hole }) => hole));
  return (
    <Section id="holes" title={holeTexts.title} note={holeTexts.note}>
      <TeeChoice />
      {holes.some(({ hole }) => hole.number === null) && <p className="prose mb-5">{holeTexts.unnumbered}</p>}
      {fromCard !== null && <p className="prose mb-5">{fromCard}</p>}
      <ScrollFrame label={holeTexts.drawings}>
        <HolesOfCard as="ol" className="hole-cards" ids={holes.map(({ hole }) => hole.hole_id)}>
          {holes.map((pageHole) => (
            <HoleCard
              key={pageHole.hole.hole_id}
              hole={toHoleCard(pageHole, course, 0.52)}
              wrong={
                <WrongLink
                  about={`hole-${pageHole.anchor}`}
                  isUnknown={pageHole.facts.par === null || pageHole.facts.parSource === 'length'}
                />
              }
            />
          ))}
        </HolesOfCard>
      </ScrollFrame>
    </Section>
  );
}

/** What a hole's card shows, on a course's page and in a yardage book. `aspect` is its drawing's width / height. */
export function toHoleCard(
  { hole, anchor, label, facts, drawing }: PageHole,
  { surfaces, drawn, tees }: CourseOfHoles,
  aspect: number,
): HoleOnCard {
  const { holeTexts } = getTexts(cardsPart);
  const { hole_id, name, bearing, straight_distance, elevation_change } = hole;
  const carries = groupCarries(hole.carries);
  const shown = drawn && drawing && { drawn, hole: drawing.hole };
  return {
    ...{ hole_id, anchor, label, facts, name, bearing, carries, straight_distance, elevation_change },
    toEnd: lineFromTee(hole),
    hasTwoGreens: hasTwoGreens(surfaces, hole_id),
    drawing: shown && (
      <HoleDrawing
        {...shown}
        index={drawing.index}
        aspect={aspect}
        label={holeTexts.drawing(label)}
        marks={(layout) => <HoleMarks hole={hole} layout={layout} tees={tees} />}
      />
    ),
    green: shown &&
      hole.facts.green && {
        ...hole.facts.green,
        from: hole.green_distances,
        drawing: <GreenDrawing {...shown} label={holeTexts.green(label)} />,
      },
  };
}

type HoleMarksProps = Pick<CourseOfHoles, 'tees'> & { hole: Hole; layout: HoleLayout };

/** What follows the golfer's tee on a hole's drawing: the tee itself, and the carries written at the hazards. */
function HoleMarks({ hole, layout, tees }: HoleMarksProps) {
  const onLine = (share: number): PlanePoint => {
    const [x, y] = pointAlong(layout.line, share);
    return [drawn(x), drawn(y)];
  };
  const places = tees.map(({ name, holes }) => [name, onLine(holes[hole.hole_id]?.share ?? 0)]);
  const carries = groupCarries(hole.carries);
  return (
    <>
      <TeeMark
        at={onLine(shareOfLine(hole, aheadOf(hole)))}
        places={Object.fromEntries(places)}
        radius={teeMark(layout).r}
      />
      {lengthUnits.map((unit) => (
        <g key={unit} className="dr-carry" data-unit={unit} fontSize={drawn(FIGURE_PIXELS * layout.pixel)}>
          <CarryFigures hole={hole.hole_id} unit={unit} figures={placeFigures(layout, unit, carries, hole)} />
        </g>
      ))}
    </>
  );
}
