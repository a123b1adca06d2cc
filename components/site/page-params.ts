const slugPattern = /^[a-z0-9-]+$/;
const pagePattern = /^[1-9][0-9]{0,5}$/;

/** Whether every part of an address has the form of a slug: anything else can't be a page. */
export function areSlugs(...parts: string[]): boolean {
  return parts.every((part) => slugPattern.test(part));
}

/** The number of a `/page/{n}` address, from 1; null where it is none. */
export function parsePageNumber(part: string): number | null {
  return pagePattern.test(part) ? Number(part) : null;
}

/** Address of page `n` of a list: the first has the list's own. */
export function pagedPath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}
