import { Fragment, useId } from 'react';
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

/** The width of a contour line. */
const HAIRLINE = 1.6;

/**
 * An ornament, silent for screen readers. A contour line is a stroke of the holes' lines, covered by a narrower one in the
 * colour beneath.
 */
export function ContourEngraving({ ornament }: { ornament: ContourOrnament }) {
  const { width, height, holes, greens, distances } = ornament;
  const id = useId();
  const last = greens.at(-1)!;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="contour-plate" aria-hidden="true">
      <defs>
        <path id={id} d={holes} />
      </defs>
      {distances.map((distance) => (
        <Fragment key={distance}>
          <use href={`#${id}`} className="contour-plate-line" strokeWidth={2 * distance + HAIRLINE} />
          <use href={`#${id}`} className="contour-plate-ground" strokeWidth={2 * distance - HAIRLINE} />
        </Fragment>
      ))}
      <use href={`#${id}`} className="contour-plate-holes" />
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
