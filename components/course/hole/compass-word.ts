const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The word for a bearing in degrees, to the nearest of eight. */
export function compassWord(bearing: number): string {
  return COMPASS[Math.round(bearing / 45) % 8]!;
}
