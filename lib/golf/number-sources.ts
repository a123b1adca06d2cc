/** How a hole got its number. Dataset files depend on this order: only append. */
export const numberSources = ['declared', 'routing', 'card'] as const;

export type NumberSource = (typeof numberSources)[number];
