import { toAscii } from '#lib/text/ascii.ts';

/** Literal path segments of the API. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'continents',
  'countries',
  'regions',
  'districts',
  'world',
  'profile',
  'resolve',
  'page',
]);

/** Longer slugs are cut at a word. */
const MAX_LENGTH = 80;

/** Lower-case ASCII words with hyphens; '' when nothing is left. giveSlug makes them unique and avoids reserved words. */
export function toSlug(name: string): string {
  const ascii = toAscii(name).toLowerCase();
  // Most of 220,000 towns are one word.
  if (/^[a-z]+$/.test(ascii) && ascii.length <= MAX_LENGTH) return ascii;
  const slug = ascii
    .replace(/['’`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.length <= MAX_LENGTH ? slug : cutAtWord(slug);
}

function cutAtWord(slug: string): string {
  const lastHyphen = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, lastHyphen > MAX_LENGTH / 2 ? lastHyphen : MAX_LENGTH);
}

/** Well formed, not reserved, and not only digits (those are golf_ids). */
export function isGivableSlug(slug: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !RESERVED_SLUGS.has(slug) && !/^[0-9]+$/.test(slug);
}

/**
 * The first free slug: the name, then with one qualifier after another ('city', 'region', 'country'), then
 * with a number. Qualifiers that the name ends in are skipped. `fallback` replaces a name that gives no
 * usable slug.
 */
export function giveSlug(
  name: string,
  qualifiers: readonly string[],
  isTaken: (slug: string) => boolean,
  fallback: string,
): string {
  const own = toSlug(name);
  const base = isGivableSlug(own) ? own : toSlug(`${fallback} ${own}`);
  const isFree = (slug: string) => isGivableSlug(slug) && !isTaken(slug);
  if (isFree(base)) return base;
  let longest = base;
  for (const qualifier of qualifiers.map(toSlug)) {
    if (qualifier === '' || longest === qualifier || longest.endsWith(`-${qualifier}`)) continue;
    longest = `${longest}-${qualifier}`;
    if (isFree(longest)) return longest;
  }
  for (let number = 2; ; number++) {
    const slug = `${longest}-${number}`;
    if (isFree(slug)) return slug;
  }
}
