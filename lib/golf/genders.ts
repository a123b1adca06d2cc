/** Who a card or a rating is for, by the API's word, in the order of its description. */
export const genders = ['men', 'women', 'all'] as const;

export type Gender = (typeof genders)[number];
