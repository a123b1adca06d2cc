const slugPattern = /^[a-z0-9-]+$/;

/** Anything else can't be a page. */
export function areSlugs(...parts: string[]): boolean {
  return parts.every((part) => slugPattern.test(part));
}

/** The first page has the list's own address. */
export function pagedPath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}
