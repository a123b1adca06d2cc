/** Who may play a course, by the API's word, in the order of its description. */
export const accesses = ['public', 'semi_private', 'private', 'resort', 'military', 'unknown'] as const;

export type Access = (typeof accesses)[number];
