/** The site's colours as the map needs them: `#rrggbb`, read from the page's CSS variables. */
export interface MapPalette {
  paper: string;
  ink: string;
  fairway: string;
  deepGreen: string;
  sand: string;
  water: string;
  flag: string;
  /** Ink is lighter than paper. */
  isDark: boolean;
}

/** CSS variables of the page and what to draw with where the page has none of that name. */
const VARIABLES = {
  paper: ['--paper', '#fbfaf4'],
  ink: ['--ink', '#17211b'],
  fairway: ['--fairway', '#4e8b57'],
  deepGreen: ['--deep-green', '#14442f'],
  sand: ['--sand', '#e6d5a8'],
  water: ['--water', '#5b93ac'],
  flag: ['--flag', '#c8412b'],
} as const;

/** Reads the palette that holds on the page now; call again when the theme changes. */
export function readPalette(): MapPalette {
  const style = getComputedStyle(document.documentElement);
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = ([name, otherwise]: readonly [string, string]) =>
    toHex(paint, style.getPropertyValue(name).trim(), otherwise);
  const colours = {
    paper: read(VARIABLES.paper),
    ink: read(VARIABLES.ink),
    fairway: read(VARIABLES.fairway),
    deepGreen: read(VARIABLES.deepGreen),
    sand: read(VARIABLES.sand),
    water: read(VARIABLES.water),
    flag: read(VARIABLES.flag),
  };
  return { ...colours, isDark: brightness(colours.ink) > brightness(colours.paper) };
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
