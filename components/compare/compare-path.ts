export const MOST_COMPARED = 4;

export function comparePath(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?courses=${slugs.join(',')}`;
}

/** Well-formed, each once, at most four. */
export function parseCompared(courses: string): string[] {
  const slugs = courses.split(',').filter((slug) => /^[a-z0-9-]+$/.test(slug));
  return [...new Set(slugs)].slice(0, MOST_COMPARED);
}
