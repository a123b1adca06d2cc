import { type MapPalette, mixColours } from './map-palette.ts';

/** What each thing on a course is drawn in: the palette's colours on the palette's paper. */
export interface CourseColours {
  ground: string;
  outline: string;
  contour: string;
  rough: string;
  woods: string;
  tree: string;
  range: string;
  fairway: string;
  fairwayEdge: string;
  green: string;
  greenEdge: string;
  tee: string;
  sand: string;
  sandEdge: string;
  waste: string;
  water: string;
  waterEdge: string;
  path: string;
  building: string;
  line: string;
  ink: string;
  halo: string;
  accent: string;
}

/** Mixes a course's colours from the palette; the same steps on dark paper keep the order of brightness. */
export function courseColours(palette: MapPalette): CourseColours {
  const { paper, ink, fairway, deepGreen, sand, water, flag, isDark } = palette;
  const onPaper = (colour: string, share: number) => mixColours(paper, colour, share);
  return {
    ground: paper,
    outline: onPaper(fairway, isDark ? 0.16 : 0.2),
    contour: onPaper(ink, isDark ? 0.3 : 0.22),
    rough: onPaper(fairway, isDark ? 0.26 : 0.32),
    woods: mixColours(onPaper(fairway, isDark ? 0.22 : 0.34), deepGreen, isDark ? 0.15 : 0.22),
    tree: mixColours(onPaper(fairway, isDark ? 0.5 : 0.6), deepGreen, isDark ? 0 : 0.55),
    range: onPaper(fairway, isDark ? 0.28 : 0.3),
    fairway: onPaper(fairway, isDark ? 0.58 : 0.62),
    fairwayEdge: onPaper(fairway, isDark ? 0.72 : 0.8),
    green: isDark ? mixColours(fairway, '#ffffff', 0.18) : mixColours(fairway, '#ffffff', 0.08),
    greenEdge: isDark ? mixColours(fairway, '#ffffff', 0.55) : mixColours(fairway, deepGreen, 0.7),
    tee: onPaper(fairway, isDark ? 0.85 : 0.9),
    sand: isDark ? mixColours(paper, sand, 0.82) : mixColours(sand, '#ffffff', 0.1),
    sandEdge: isDark ? mixColours(paper, sand, 0.45) : mixColours(sand, '#7a5a1e', 0.42),
    waste: onPaper(sand, isDark ? 0.4 : 0.6),
    water: onPaper(water, isDark ? 0.62 : 0.66),
    waterEdge: isDark ? mixColours(water, '#ffffff', 0.1) : mixColours(water, deepGreen, 0.25),
    path: mixColours(onPaper(sand, 0.5), ink, isDark ? 0.18 : 0.12),
    building: onPaper(ink, isDark ? 0.42 : 0.38),
    line: ink,
    ink,
    halo: paper,
    accent: flag,
  };
}
