import type { CourseTee } from '#components/course/course-tees.ts';
import { CarryFigures, TeeMark } from '#components/course/golfer/own-figures.tsx';
import { FIGURE_PIXELS, placeFigures } from '#components/drawing/carry-figures.ts';
import type { HoleLayout } from '#components/drawing/hole-layout.ts';
import { teeMark } from '#components/drawing/hole-svg.ts';
import { pointAlong } from '#components/drawing/lines.ts';
import type { PlanePoint } from '#components/drawing/plane.ts';
import { drawn } from '#components/drawing/svg-markup.ts';
import type { Hole } from '#lib/api/records.ts';
import { groupCarries } from '#lib/golf/carries.ts';
import { lengthUnits } from '#lib/golf/units.ts';

type HoleMarksProps = {
  hole: Pick<Hole, 'hole_id' | 'carries' | 'length'>;
  layout: HoleLayout;
  tees: readonly CourseTee[];
};

/** What follows the golfer's tee on a hole's drawing: the tee itself, and the carries written at the hazards. */
export function HoleMarks({ hole: { hole_id, carries, length }, layout, tees }: HoleMarksProps) {
  const places = tees.flatMap(({ name, holes }): [string, PlanePoint][] => {
    const share = holes[hole_id]?.share ?? 0;
    if (share === 0) return [];
    const [x, y] = pointAlong(layout.line, share);
    return [[name, [drawn(x), drawn(y)]]];
  });
  const { cx, cy, r } = teeMark(layout);
  return (
    <>
      <TeeMark at={[cx, cy]} places={Object.fromEntries(places)} radius={r} />
      {lengthUnits.map((unit) => (
        <g key={unit} className="dr-carry" data-unit={unit} fontSize={drawn(FIGURE_PIXELS * layout.pixel)}>
          <CarryFigures
            hole={hole_id}
            unit={unit}
            figures={placeFigures(layout, unit, groupCarries(carries), length)}
          />
        </g>
      ))}
    </>
  );
}
