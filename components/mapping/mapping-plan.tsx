import { DRAWING_PREFIX, type DrawnCourse } from '#components/drawing/course-layout.ts';
import { CourseDrawing, NorthArrow } from '#components/drawing/drawings.tsx';
import { planeAround, turnPoint } from '#components/drawing/plane.ts';
import { element, drawn as rounded } from '#components/drawing/svg-markup.ts';
import type { MappingGap } from '#lib/api/records.ts';

type MappingPlanProps = { drawn: DrawnCourse; gaps: readonly MappingGap[]; label: string };

/** The plan with the lines and places to fix in red. */
export function MappingPlan({ drawn, gaps, label }: MappingPlanProps) {
  return (
    <div className="mapping-plan">
      <CourseDrawing drawn={drawn} label={label} over={gapMarks(drawn, gaps)} />
      <NorthArrow degrees={drawn.layout.degrees} />
    </div>
  );
}

/** These are marked at their place; for missing tags, colouring the line is enough. */
const HAS_PLACE: ReadonlySet<MappingGap['rule']> = new Set([
  'hole-reversed',
  'hole-without-tee',
  'hole-without-fairway',
  'hole-without-green',
  'hole-ends-off-green',
  'bunker-of-no-hole',
]);

function gapMarks({ shapes, layout }: DrawnCourse, gaps: readonly MappingGap[]): string {
  const toPlane = planeAround(shapes.origin);
  const holes = new Set(gaps.map(({ hole_id }) => hole_id));
  const lines = shapes.holes.map(({ holeId }, index) =>
    holes.has(holeId)
      ? element('use', {
          href: `#${DRAWING_PREFIX}l${index}`,
          class: 'mapping-line',
          'stroke-width': rounded(2.5 * layout.pixel),
        })
      : '',
  );
  const places = gaps
    .filter(({ rule }) => HAS_PLACE.has(rule))
    .map(({ longitude, latitude }) => turnPoint(toPlane([longitude, latitude]), layout.degrees))
    .map(([x, y]) =>
      element('circle', {
        class: 'mapping-place',
        cx: rounded(x),
        cy: rounded(y),
        r: rounded(7 * layout.pixel),
        'stroke-width': rounded(2 * layout.pixel),
      }),
    );
  return element('g', { transform: `rotate(${layout.degrees})` }, lines.join('')) + places.join('');
}
