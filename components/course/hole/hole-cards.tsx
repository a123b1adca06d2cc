import type { CourseTee } from '#components/course/course-tees.ts';
import { HolesOfCard } from '#components/course/golfer/card-parts.tsx';
import { TeeChoice } from '#components/course/golfer/tee-choice.tsx';
import type { PageHole } from '#components/course/page-holes.ts';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { GreenDrawing, HoleDrawing } from '#components/drawing/drawings.tsx';
import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { groupCarries } from '#lib/golf/carries.ts';
import { lineFromTee } from '#lib/golf/hole-tee.ts';
import { hasTwoGreens } from '#lib/golf/own-greens.ts';
import { getTexts } from '#messages/get-texts.ts';
import { holeCardsPart } from '#messages/parts/hole-cards.ts';
import { holesPart } from '#messages/parts/holes.ts';
import { useTexts } from '#messages/use-texts.ts';
import { HoleCard, type HoleOnCard } from './hole-card.tsx';
import { HoleMarks } from './hole-marks.tsx';

type HoleCardsProps = {
  surfaces: GolfProfile['surfaces'];
  drawn: DrawnCourse | null;
  holes: readonly PageHole[];
  tees: readonly CourseTee[];
};

export function HoleCards({ surfaces, drawn, holes, tees }: HoleCardsProps) {
  const { numbersFromCard } = useTexts(holesPart);
  const { holeTexts } = useTexts(holeCardsPart);
  if (holes.length === 0) return null;
  const fromCard = numbersFromCard(holes.map(({ hole }) => hole));
  return (
    <Section id="holes" title={holeTexts.title} note={holeTexts.note}>
      <TeeChoice />
      {holes.some(({ hole }) => hole.number === null) && (
        <p className="prose unnumbered-note">{holeTexts.unnumbered}</p>
      )}
      {fromCard !== null && <p className="prose unnumbered-note">{fromCard}</p>}
      <ScrollFrame label={holeTexts.title}>
        <HolesOfCard as="ol" className="hole-cards" ids={holes.map(({ hole }) => hole.hole_id)}>
          {holes.map((pageHole) => (
            <HoleCard key={pageHole.hole.hole_id} hole={toHoleCard({ drawn, pageHole, tees, surfaces })} />
          ))}
        </HolesOfCard>
      </ScrollFrame>
    </Section>
  );
}

type HoleCardProps = Omit<HoleCardsProps, 'holes'> & { pageHole: PageHole };

function toHoleCard({ surfaces, drawn, pageHole, tees }: HoleCardProps): HoleOnCard {
  const { holeTexts } = getTexts(holeCardsPart);
  const { hole, anchor, label, facts, drawing } = pageHole;
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
        aspect={0.52}
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
