import type { GroundKind } from '#lib/golf/surfaces.ts';

/** The site's colours as the map needs them: `#rrggbb`, read from the page's CSS variables. */
export type MapPalette = Record<keyof typeof VARIABLES, string> & {
  /** Ink is lighter than paper. */
  isDark: boolean;
};

/** CSS variables of the page and what to draw with where the page has none of that name. */
const VARIABLES = {
  paper: ['--paper', '#fbfaf4'],
  ink: ['--ink', '#17211b'],
  inkSoft: ['--ink-soft', '#566059'],
  fairway: ['--fairway', '#4e8b57'],
  deepGreen: ['--deep-green', '#14442f'],
  onDeepGreen: ['--on-deep-green', '#fbfaf4'],
  sand: ['--sand', '#e6d5a8'],
  water: ['--water', '#5b93ac'],
  flag: ['--flag', '#c8412b'],
  rough: ['--rough', '#dde5cb'],
  mown: ['--mown', '#8db383'],
  puttingGreen: ['--putting-green', '#5ba268'],
  tee: ['--tee', '#6ba673'],
  woods: ['--woods', '#b9cca6'],
  contour: ['--contour', '#cfd2be'],
} as const satisfies Record<string, readonly [variable: string, otherwise: string]>;

/** Reads the palette that holds on the page now; call again when the theme changes. */
export function readPalette(): MapPalette {
  const style = getComputedStyle(document.documentElement);
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colours = mapValues(VARIABLES, ([name, otherwise]) =>
    toHex(paint, style.getPropertyValue(name).trim(), otherwise),
  );
  return { ...colours, isDark: brightness(colours.ink) > brightness(colours.paper) };
}

function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  convert: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries(record) as [Key, From][];
  return Object.fromEntries(entries.map(([key, value]) => [key, convert(value)])) as Record<Key, To>;
}

/** `share` of the second colour in the first, 0–1; both `#rrggbb`. */
export function mixColours(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  return `#${a.map((value, i) => byte(value + (b[i]! - value) * share)).join('')}`;
}

/** Whatever CSS calls a colour, drawn on one pixel and read back: style layers know fewer notations than CSS. */
function toHex(paint: CanvasRenderingContext2D | null, colour: string, otherwise: string): string {
  if (!paint || !CSS.supports('color', colour)) return otherwise;
  paint.fillStyle = colour;
  paint.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}

const byte = (value: number) => Math.round(value).toString(16).padStart(2, '0');

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

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
