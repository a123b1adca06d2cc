/**
 * Course rating of eighteen holes by yards and par: least squares over the federation ratings of 901 tees,
 * fitted again without those further off than MOST_FROM_PREDICTION (docs/decisions/035).
 */
const FITTED = {
  men: { base: 39.7034, perThousandYards: 3.8849, perPar: 0.0916 },
  women: { base: 40.3967, perThousandYards: 5.2354, perPar: 0.0457 },
} as const;

/** Strokes: almost four times what women's ratings are off by (0.82), and men's (0.76). */
export const MOST_FROM_PREDICTION = 3.1;

/** The rating of eighteen holes. */
export function predictRating(gender: 'men' | 'women', yards: number, par: number): number {
  const { base, perThousandYards, perPar } = FITTED[gender];
  return base + (perThousandYards * yards) / 1000 + perPar * par;
}
