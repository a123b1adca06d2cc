/** How a name in another script got its Latin form. */
export const nameSources = ['tag', 'part', 'kana', 'dictionary', 'rule', 'letters'] as const;
export type NameSource = (typeof nameSources)[number];
