/** How a hole came by its number. Dataset files count on this order: append. */
export const numberSources = ['declared', 'routing', 'card'] as const;

export type NumberSource = (typeof numberSources)[number];
