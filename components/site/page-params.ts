const slugPattern = /^[a-z0-9-]+$/;
const pagePattern = /^[1-9][0-9]{0,5}$/;

/** Anything else can't be a page. */
export function areSlugs(...parts: string[]): boolean {
  return parts.every((part) => slugPattern.test(part));
}

/** Of a `/page/{n}` address, from 1; null for anything else. */
export function parsePageNumber(part: string): number | null {
  return pagePattern.test(part) ? Number(part) : null;
}

/** The first page has the list's own address. */
export function pagedPath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}
