import { keysOf } from '#lib/golf/keys-of.ts';
import type { GroundKind } from '#lib/golf/surfaces.ts';
import type { lightColours } from '#lib/site/colours.ts';

/** `#rrggbb` or `#rgb`, from the page's CSS variables. */
export type MapPalette = Record<keyof typeof TOKENS, string> & { isDark: boolean };

const TOKENS = {
  paper: '--paper',
  ink: '--ink',
  inkSoft: '--ink-soft',
  fairway: '--fairway',
  deepGreen: '--deep-green',
  onDeepGreen: '--on-deep-green',
  sand: '--sand',
  water: '--water',
  flag: '--flag',
  rough: '--rough',
  mown: '--mown',
  puttingGreen: '--putting-green',
  tee: '--tee',
  woods: '--woods',
  contour: '--contour',
  chalk: '--chalk',
  sandEdge: '--sand-edge',
} as const satisfies Record<string, keyof typeof lightColours>;

/** The page's colours. They're read again when the theme changes. */
export function readPalette(isDark: boolean): MapPalette {
  const style = getComputedStyle(document.documentElement);
  const colours = keysOf(TOKENS).map((key) => [key, style.getPropertyValue(TOKENS[key])]);
  return { ...Object.fromEntries(colours), isDark };
}

/** A mix of two colours in hex; `share` is the second one's, 0–1. */
export function mixColours(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  const byte = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${a.map((value, i) => byte(value + (b[i]! - value) * share)).join('')}`;
}

function channels(hex: string): number[] {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

export type CourseColours = ReturnType<typeof courseColours>;

export function courseColours(palette: MapPalette) {
  const { paper, ink, deepGreen, sand, water, flag, rough, mown, puttingGreen, tee, chalk, isDark } = palette;
  return {
    outline: rough,
    contour: mixColours(palette.contour, ink, isDark ? 0.12 : 0.08),
    rough: mixColours(rough, mown, isDark ? 0.22 : 0.3),
    trees: mixColours(palette.woods, isDark ? mown : deepGreen, isDark ? 0.12 : 0.1),
    crown: mixColours(palette.woods, isDark ? mown : deepGreen, isDark ? 0.45 : 0.46),
    range: mixColours(rough, mown, 0.4),
    fairway: mown,
    fairwayEdge: mixColours(mown, isDark ? puttingGreen : deepGreen, 0.28),
    green: puttingGreen,
    greenEdge: mixColours(puttingGreen, isDark ? chalk : deepGreen, isDark ? 0.4 : 0.75),
    tee,
    teeEdge: mixColours(tee, isDark ? chalk : deepGreen, 0.4),
    bunker: sand,
    bunkerEdge: isDark ? mixColours(paper, sand, 0.45) : mixColours(sand, palette.sandEdge, 0.55),
    waste: mixColours(rough, sand, isDark ? 0.4 : 0.6),
    water: mixColours(paper, water, isDark ? 0.66 : 0.68),
    waterEdge: isDark ? mixColours(water, chalk, 0.1) : mixColours(water, deepGreen, 0.25),
    path: mixColours(mixColours(rough, sand, 0.6), ink, isDark ? 0.12 : 0.18),
    clubhouse: mixColours(paper, ink, isDark ? 0.42 : 0.4),
    bounds: flag,
    line: ink,
    ink,
    halo: paper,
    accent: flag,
    onAccent: isDark ? paper : chalk,
  } satisfies Record<GroundKind, string> & Record<string, string>;
}
