import { type CourseTee, shareOfLine } from '#components/course/course-tees.ts';
import { CarryFigures, TeeMark } from '#components/course/golfer/own-figures.tsx';
import { FIGURE_PIXELS, placeFigures } from '#components/drawing/carry-figures.ts';
import type { HoleLayout } from '#components/drawing/hole-layout.ts';
import { teeMark } from '#components/drawing/hole-svg.ts';
import { pointAlong } from '#components/drawing/lines.ts';
import type { PlanePoint } from '#components/drawing/plane.ts';
import { drawn } from '#components/drawing/svg-markup.ts';
import type { Hole } from '#lib/api/records.ts';
import { groupCarries } from '#lib/golf/carries.ts';
import { aheadOf } from '#lib/golf/hole-tee.ts';
import { lengthUnits } from '#lib/golf/units.ts';

type HoleMarksProps = {
  hole: Pick<Hole, 'hole_id' | 'carries' | 'length_traced' | 'measured_from'>;
  layout: HoleLayout;
  tees: readonly CourseTee[];
};

/** What follows the golfer's tee on a hole's drawing: the tee itself, and the carries written at the hazards. */
export function HoleMarks({ hole, layout, tees }: HoleMarksProps) {
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
