import type { HoleLayout } from './hole-layout.ts';
import { type Box, isNearBox, type PlanePoint, turnPoint, UNITS_PER_METRE } from './plane.ts';
import { drawn, element } from './svg-markup.ts';

/** Metres across, the same for every green. */
const WIDTH_METRES = 56;
const HEIGHT_METRES = 44;
/** The farthest that the middle of a green is from the end of its line. */
const REACH_METRES = 25;

/** A pixel's size where the drawing is 88 CSS pixels high. */
export const GREEN_PIXEL = (HEIGHT_METRES * UNITS_PER_METRE) / 88;

export const GREEN_VIEW_BOX = [
  (-WIDTH_METRES * UNITS_PER_METRE) / 2,
  (-HEIGHT_METRES * UNITS_PER_METRE) / 2,
  WIDTH_METRES * UNITS_PER_METRE,
  HEIGHT_METRES * UNITS_PER_METRE,
].join(' ');

/**
 * The green and what's around it as a player approaches it, to the same scale for all holes. Refers to the shapes of
 * `courseSvg` on the same page. Null without a mapped green at the end of the line.
 */
export function greenSvg(layout: HoleLayout, prefix: string): string | null {
  const end = turnPoint(layout.green, -layout.degrees);
  const reach = REACH_METRES * UNITS_PER_METRE;
  const fromEnd = ([x, y]: PlanePoint) => Math.hypot(x - end[0], y - end[1]);
  const [middle] = layout.shapes
    .filter(({ shape, isOwn }) => isOwn && shape.kind === 'green')
    .flatMap(({ shape }) => shape.boxes.map(middleOf))
    .sort((a, b) => fromEnd(a) - fromEnd(b));
  if (!middle || fromEnd(middle) > reach) return null;
  const far = (Math.hypot(WIDTH_METRES, HEIGHT_METRES) * UNITS_PER_METRE) / 2;
  const near = layout.shapes.filter(({ shape }) => shape.boxes.some((box) => isNearBox(middle, box, far)));
  const turned = `rotate(${layout.degrees}) translate(${drawn(-middle[0])} ${drawn(-middle[1])})`;
  return element(
    'g',
    { transform: turned },
    near.map(({ shape }) => element('use', { href: `#${prefix}${shape.id}` })).join(''),
  );
}

function middleOf({ left, top, right, bottom }: Box): PlanePoint {
  return [(left + right) / 2, (top + bottom) / 2];
}
