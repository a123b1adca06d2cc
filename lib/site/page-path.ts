export const pagePath = {
  home: '/',
  continent: (continent: string) => `/golf-courses/${continent}`,
  country: (country: string) => `/golf-courses/${country}`,
  region: (country: string, region: string) => `/golf-courses/${country}/${region}`,
  district: (country: string, region: string, district: string) =>
    `/golf-courses/${country}/${region}/districts/${district}`,
  city: (country: string, region: string, city: string) => `/golf-courses/${country}/${region}/${city}`,
  course: (slug: string) => `/golfs/${slug}`,
  mapping: '/data/mapping',
  countryMapping: (country: string) => `/data/mapping/${country}`,
  holes: '/holes',
  holeQuestion: (question: string, country: string | null) =>
    country === null ? `/holes/${question}` : `/holes/${question}/${country}`,
  play: (slug: string) => `/play/${slug}`,
} as const;

/** The feed of what each edition has changed. */
export const CHANGES_FEED = '/changes.atom';

/** Whether all of these could be slugs: no page has an address with anything else. */
export function areSlugs(...parts: string[]): boolean {
  return parts.every((part) => /^[a-z0-9-]+$/.test(part));
}

export const MOST_COMPARED = 4;

export function comparePath(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?courses=${slugs.join(',')}`;
}

/** The slugs that an address names: well-formed ones, each once, at most four. */
export function parseCompared(courses: string): string[] {
  const slugs = courses.split(',').filter((slug) => areSlugs(slug));
  return [...new Set(slugs)].slice(0, MOST_COMPARED);
}

/** The first page has the list's own address. */
export function pagedPath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}
