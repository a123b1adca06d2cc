import { type CourseTee, shareOfLine } from '#components/course/course-tees.ts';
import { CarryFigures, TeeMark } from '#components/course/golfer/own-figures.tsx';
import type { PageHole } from '#components/course/page-holes.ts';
import { FIGURE_PIXELS, placeFigures } from '#components/drawing/carry-figures.ts';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { GreenDrawing, HoleDrawing } from '#components/drawing/drawings.tsx';
import type { HoleLayout } from '#components/drawing/hole-layout.ts';
import { teeMark } from '#components/drawing/hole-svg.ts';
import { pointAlong } from '#components/drawing/lines.ts';
import type { PlanePoint } from '#components/drawing/plane.ts';
import { drawn } from '#components/drawing/svg-markup.ts';
import type { GolfProfile, Hole } from '#lib/api/records.ts';
import { groupCarries } from '#lib/golf/carries.ts';
import { aheadOf, lineFromTee } from '#lib/golf/hole-tee.ts';
import { hasTwoGreens } from '#lib/golf/own-greens.ts';
import { lengthUnits } from '#lib/golf/units.ts';
import { getTexts } from '#messages/get-texts.ts';
import { holeCardsPart } from '#messages/parts/hole-cards.ts';
import type { HoleOnCard } from './hole-card.tsx';

type HoleCardOptions = {
  surfaces: GolfProfile['surfaces'];
  drawn: DrawnCourse | null;
  tees: readonly CourseTee[];
  /** The drawing's width / height. */
  aspect: number;
};

/** What a hole's card shows, on a course's page and in a yardage book. */
export function toHoleCard(
  { hole, anchor, label, facts, drawing }: PageHole,
  { surfaces, drawn, tees, aspect }: HoleCardOptions,
): HoleOnCard {
  const { holeTexts } = getTexts(holeCardsPart);
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

type HoleMarksProps = {
  hole: Pick<Hole, 'hole_id' | 'carries' | 'length_traced' | 'measured_from'>;
  layout: HoleLayout;
  tees: readonly CourseTee[];
};

/** What follows the golfer's tee on a hole's drawing: the tee itself, and the carries written at the hazards. */
function HoleMarks({ hole, layout, tees }: HoleMarksProps) {
  const { hole_id, carries } = hole;
  const onLine = (share: number): PlanePoint => {
    const [x, y] = pointAlong(layout.line, share);
    return [drawn(x), drawn(y)];
  };
  const places = tees.flatMap(({ name, holes }): [string, PlanePoint][] => {
    const share = holes[hole_id]?.share ?? 0;
    return [[name, onLine(share)]];
  });
  const { r } = teeMark(layout);
  return (
    <>
      <TeeMark at={onLine(shareOfLine(hole, aheadOf(hole)))} places={Object.fromEntries(places)} radius={r} />
      {lengthUnits.map((unit) => (
        <g key={unit} className="dr-carry" data-unit={unit} fontSize={drawn(FIGURE_PIXELS * layout.pixel)}>
          <CarryFigures
            hole={hole_id}
            unit={unit}
            figures={placeFigures(layout, unit, groupCarries(carries), hole)}
          />
        </g>
      ))}
    </>
  );
}
