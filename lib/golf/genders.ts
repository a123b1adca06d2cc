/** All genders in the order of the API's description. */
export const genders = ['men', 'women', 'all'] as const;

export type Gender = (typeof genders)[number];
