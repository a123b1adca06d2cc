import { courseShapes, type DrawnHole, type MappedCourse } from './course-shapes.ts';
import { woodsPattern } from './course-svg.ts';
import { DrawingSvg } from './drawings.tsx';
import { type HoleLayout, layOutHole } from './hole-layout.ts';
import { holeAloneSvg } from './hole-svg.ts';
import { UNITS_PER_METRE } from './plane.ts';
import { element, viewBoxOf } from './svg-markup.ts';
import './drawing.css';

/** Holes of several courses, to the same scale. */
export type HoleStrips = { strips: (HoleStrip | null)[]; unitsPerRem: number };

export type HoleStrip = { layout: HoleLayout; hole: DrawnHole; prefix: string };

/** The largest hole fits in this. */
const BOX_REM = { width: 9.5, height: 20 };

/** One for each hole, with its surroundings; null if a hole's line isn't mapped. */
export function layOutStrips(grounds: readonly MappedCourse[]): HoleStrips {
  const strips = grounds.map((ground, index) => layOutStrip(ground, `s${index}`));
  const frames = strips.flatMap((strip) => (strip ? [strip.layout.frame] : []));
  const unitsPerRem = Math.max(
    10 * UNITS_PER_METRE,
    ...frames.map(({ left, right }) => (right - left) / BOX_REM.width),
    ...frames.map(({ top, bottom }) => (bottom - top) / BOX_REM.height),
  );
  return { strips, unitsPerRem };
}

function layOutStrip(ground: MappedCourse, prefix: string): HoleStrip | null {
  const shapes = courseShapes(ground);
  const hole = shapes?.holes[0];
  if (!shapes || !hole) return null;
  return { layout: { ...layOutHole(shapes, hole, null), metres: [], yards: [] }, hole, prefix };
}

/** The tee at the bottom. */
export function HoleStripDrawing({
  strip: { layout, hole, prefix },
  unitsPerRem,
  label,
}: {
  strip: HoleStrip;
  unitsPerRem: number;
  label: string;
}) {
  const { left, top, right, bottom } = layout.frame;
  const rem = (units: number) => `${(units / unitsPerRem).toFixed(2)}rem`;
  const markup = holeAloneSvg(hole, { ...layout, pixel: unitsPerRem / 16 }, prefix);
  return (
    <DrawingSvg
      markup={markup}
      viewBox={viewBoxOf(layout)}
      label={label}
      size={{ width: rem(right - left), height: rem(bottom - top) }}
    />
  );
}

/** What the drawings of a page share. */
export function StripDefinitions({ unitsPerRem }: { unitsPerRem: number }) {
  return (
    <svg
      className="absolute size-0"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by components/drawing of numbers and its own words
      dangerouslySetInnerHTML={{ __html: element('defs', {}, woodsPattern(unitsPerRem / 16)) }}
    />
  );
}
