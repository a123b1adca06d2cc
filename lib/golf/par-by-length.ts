/** What a hole's par is from, the most reliable first. Dataset files depend on this order: only append. */
export const parSources = ['card', 'tag', 'length'] as const;

export type ParSource = (typeof parSources)[number];

/**
 * The longest holes of a par, in metres: the middle of where its range overlaps the next one's (WHS Rules of Handicapping,
 * appendix F, men: par 3 up to 240, par 4 220–450, par 5 410–650).
 */
const LONGEST = { three: 230, four: 430 };

/** The usual par of a length in metres, with a metre more for each metre of climb: 3, 4 or 5. */
export function parByLength(length: number, climb: number | null): 3 | 4 | 5 {
  const played = length + (climb ?? 0);
  if (played <= LONGEST.three) return 3;
  return played <= LONGEST.four ? 4 : 5;
}
