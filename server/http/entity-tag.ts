import type { Encoding } from './encoding.ts';

/**
 * A strong entity tag. `name` is the same for the same answer in any encoding: a dataset's version, or the hash
 * of what a course says, with the server's revision.
 */
export function entityTag(name: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${name}"` : `"${name}-${encoding}"`;
}

/**
 * The tags of an If-None-Match header that name this answer, in any encoding. Weak comparison (RFC 9110, section 13.1.2): a
 * proxy that recompresses makes the tag weak.
 */
export function tagsOfAnswer(ifNoneMatch: string | undefined, name: string): string[] {
  const tags = ifNoneMatch?.match(/"[^"]*"/g) ?? [];
  return tags.filter((tag) => tag.slice(1, -1).replace(/-(br|gzip|zstd)$/, '') === name);
}

export function namesAnswer(ifNoneMatch: string | undefined, name: string): boolean {
  return tagsOfAnswer(ifNoneMatch, name).length > 0;
}
