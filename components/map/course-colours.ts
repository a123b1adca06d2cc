import type { GroundKind } from '#lib/golf/surfaces.ts';
import { type MapPalette, mixColours } from './map-palette.ts';

/** What a course is drawn in: the palette's colours on the palette's paper, a fill for each kind of ground. */
export type CourseColours = Record<GroundKind, string> & {
  contour: string;
  crown: string;
  fairwayEdge: string;
  greenEdge: string;
  teeEdge: string;
  bunkerEdge: string;
  waterEdge: string;
  line: string;
  ink: string;
  halo: string;
  accent: string;
  onAccent: string;
};

/** A course's colours: the site's own, as its drawings have them, and what lies between two of them. */
export function courseColours(palette: MapPalette): CourseColours {
  const { paper, ink, deepGreen, sand, water, flag, rough, mown, puttingGreen, tee, woods, isDark } = palette;
  return {
    outline: rough,
    contour: mixColours(palette.contour, ink, isDark ? 0.12 : 0.08),
    rough: mixColours(rough, mown, isDark ? 0.22 : 0.3),
    trees: mixColours(woods, isDark ? mown : deepGreen, isDark ? 0.12 : 0.1),
    crown: mixColours(woods, isDark ? mown : deepGreen, isDark ? 0.45 : 0.46),
    range: mixColours(rough, mown, 0.4),
    fairway: mown,
    fairwayEdge: mixColours(mown, isDark ? puttingGreen : deepGreen, 0.28),
    green: puttingGreen,
    greenEdge: mixColours(puttingGreen, isDark ? '#ffffff' : deepGreen, isDark ? 0.4 : 0.75),
    tee,
    teeEdge: mixColours(tee, isDark ? '#ffffff' : deepGreen, 0.4),
    bunker: sand,
    bunkerEdge: isDark ? mixColours(paper, sand, 0.45) : mixColours(sand, '#7a5a1e', 0.55),
    waste: mixColours(rough, sand, isDark ? 0.4 : 0.6),
    water: mixColours(paper, water, isDark ? 0.66 : 0.68),
    waterEdge: isDark ? mixColours(water, '#ffffff', 0.1) : mixColours(water, deepGreen, 0.25),
    path: mixColours(mixColours(rough, sand, 0.6), ink, isDark ? 0.12 : 0.18),
    clubhouse: mixColours(paper, ink, isDark ? 0.42 : 0.4),
    bounds: flag,
    line: ink,
    ink,
    halo: paper,
    accent: flag,
    onAccent: isDark ? paper : '#ffffff',
  };
}
