import type { CSSProperties } from 'react';
import { courseShapes, type MappedCourse } from './course-shapes.ts';
import { woodsPattern } from './course-svg.ts';
import { HOLE_GROUND_UNITS, type HoleLayout, layOutHole } from './hole-layout.ts';
import { holeSvg, holeViewBox } from './hole-svg.ts';
import { pathData } from './path-data.ts';
import { UNITS_PER_METRE } from './plane.ts';
import { element } from './svg-markup.ts';
import './drawing.css';

/** Holes of several courses, to the same scale. */
export type HoleStrips = { strips: (HoleStrip | null)[]; unitsPerRem: number };

export type HoleStrip = { layout: HoleLayout; definitions: string; prefix: string };

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
  const layout = { ...layOutHole(shapes, hole, null), metres: [], yards: [] };
  const line = pathData(hole.points, { closed: false, smooth: hole.points.length > 2 });
  const drawnGround = layout.shapes.map(({ shape: { id, kind, path } }) =>
    element('path', { id: prefix + id, class: `dr-${kind}`, d: path }),
  );
  const definitions = element(
    'defs',
    {},
    element('path', { id: `${prefix}l0`, d: line }) + drawnGround.join(''),
  );
  return { layout, definitions, prefix };
}

/** The tee at the bottom. */
export function HoleStripDrawing({
  strip: { layout, definitions, prefix },
  unitsPerRem,
  label,
}: {
  strip: HoleStrip;
  unitsPerRem: number;
  label: string;
}) {
  const { left, top, right, bottom } = layout.frame;
  const rem = (units: number) => `${(units / unitsPerRem).toFixed(2)}rem`;
  const style: CSSProperties & { '--hole-ground': string } = {
    width: rem(right - left),
    height: rem(bottom - top),
    '--hole-ground': `${HOLE_GROUND_UNITS}px`,
  };
  const markup = definitions + holeSvg({ ...layout, pixel: unitsPerRem / 16 }, 0, prefix);
  return (
    <svg
      className="drawing"
      viewBox={holeViewBox(layout)}
      role="img"
      aria-label={label}
      style={style}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by components/drawing of numbers and its own words
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** What the drawings of a page share. */
export function StripDefinitions({ unitsPerRem }: { unitsPerRem: number }) {
  return (
    <svg
      className="strip-definitions"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by components/drawing of numbers and its own words
      dangerouslySetInnerHTML={{ __html: element('defs', {}, woodsPattern(unitsPerRem / 16)) }}
    />
  );
}
