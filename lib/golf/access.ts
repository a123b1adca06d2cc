/** Who may play, in the order of the API's description. */
export const accesses = ['public', 'semi_private', 'private', 'resort', 'military', 'unknown'] as const;

export type Access = (typeof accesses)[number];
