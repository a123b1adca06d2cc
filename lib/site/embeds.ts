/** The values that `/embed/{slug}` accepts for each name in its query. */
export const embedChoices = {
  view: ['plan', 'card'],
  theme: ['light', 'dark'],
  units: ['m', 'yd'],
} as const;

/** `plan.svg`, or `hole-7.svg` with the word that the hole has in addresses (`#hole-7`, `#hole-red-7`). */
export function isDrawingFile(name: string): boolean {
  return name === 'plan.svg' || holeOfDrawing(name) !== null;
}

/** The hole's word; null for other files. */
export function holeOfDrawing(name: string): string | null {
  return /^hole-([a-z0-9-]{1,60})\.svg$/.exec(name)?.[1] ?? null;
}
