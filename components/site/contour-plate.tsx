import type { ContourOrnament } from '#components/drawing/contours.ts';
import { PageLink } from './page-link.tsx';

type ContourPlateProps = { ornament: ContourOrnament; course: { name: string; path: string; place: string } };

export function ContourPlate({ ornament, course }: ContourPlateProps) {
  return (
    <figure>
      <ContourEngraving ornament={ornament} />
      <figcaption className="mt-1 text-right text-sm text-soft">
        <PageLink
          href={course.path}
          className="inline-flex min-h-11 items-center hover:text-deep hover:underline"
        >
          {course.name}, {course.place}
        </PageLink>
      </figcaption>
    </figure>
  );
}

/** An ornament, silent for screen readers. */
export function ContourEngraving({ ornament }: { ornament: ContourOrnament }) {
  const { width, height, contours, holes, greens } = ornament;
  const last = greens.at(-1)!;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="contour-plate" aria-hidden="true">
      <path d={contours.toReversed().join('')} className="contour-plate-lines" />
      <path d={contours[0]} className="contour-plate-inner" />
      <path d={holes.join('')} className="contour-plate-holes" />
      <path
        d={greens.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')}
        className="contour-plate-greens"
      />
      <path
        d={`M${Math.round(last[0])} ${Math.round(last[1])}v-58l34 13-34 13`}
        className="contour-plate-flag"
      />
    </svg>
  );
}
