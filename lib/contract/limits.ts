/** How much one answer holds unless the caller says otherwise (`usual`), and how much at most. */
export const limits = {
  /** Courses on a page of a listing. */
  page: { usual: 25, most: 100 },
  /** Courses in a ranking. */
  ranking: { usual: 50, most: 100 },
  /** Courses found by a search. */
  search: { usual: 10, most: 50 },
  /** Metres around the point of a location search. */
  radius: { usual: 50_000 },
  /** Characters of the text of a search. */
  searchText: { most: 100 },
  /** Requests from one address in any one second; RATE_LIMIT_PER_SECOND sets another number. */
  requestsPerSecond: { usual: 5 },
} as const;
