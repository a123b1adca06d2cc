/** `usual` is the default of what callers may choose up to `most`. */
export const limits = {
  page: { usual: 25, most: 100 },
  ranking: { usual: 50, most: 100 },
  search: { usual: 10, most: 50 },
  /** Metres. */
  radius: { usual: 50_000 },
  searchText: { most: 100 },
  /** How many one address may send in any second; RATE_LIMIT_PER_SECOND overrides it. */
  requestsPerSecond: { usual: 5 },
} as const;
