import { keysOf } from './keys-of.ts';

/** Who a card or a rating is for, by the API's word: a heading, and the players in a sentence. */
export const GENDERS = {
  men: { label: 'Men', players: 'men' },
  women: { label: 'Women', players: 'women' },
  all: { label: 'All', players: 'all players' },
} satisfies Record<string, { label: string; players: string }>;

export type Gender = keyof typeof GENDERS;

/** The words in the order of the API's description. */
export const genders = keysOf(GENDERS);
