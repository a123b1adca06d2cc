import { Fragment, useId } from 'react';
import type { ContourOrnament } from './contours.ts';

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
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <defs>
        <path id={id} d={holes} />
      </defs>
      {distances.map((distance) => {
        const isInmost = distance === distances.at(-1);
        return (
          <Fragment key={distance}>
            <use
              href={`#${id}`}
              stroke={isInmost ? 'var(--mown)' : 'var(--contour)'}
              strokeWidth={2 * distance + HAIRLINE}
            />
            <use
              href={`#${id}`}
              stroke={isInmost ? 'var(--rough)' : 'var(--paper)'}
              strokeWidth={2 * distance - HAIRLINE}
            />
          </Fragment>
        );
      })}
      <use href={`#${id}`} stroke="var(--deep-green)" strokeWidth="2.2" strokeDasharray="1 8" />
      <path
        d={greens.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')}
        stroke="var(--fairway)"
        strokeWidth="17"
      />
      <path
        d={`M${Math.round(last[0])} ${Math.round(last[1])}v-58l34 13-34 13`}
        fill="var(--flag)"
        stroke="var(--ink)"
        strokeWidth="1.6"
      />
    </svg>
  );
}
