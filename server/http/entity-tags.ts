import { type Encoding, encodings } from './content-encoding.ts';

/** The entity tags of one dataset version: the same for every answer, one for each encoding. */
export type EntityTags = {
  of: (encoding: Encoding) => string;
  /** Whether an If-None-Match header names a copy made from this version. */
  match: (ifNoneMatch: string) => boolean;
};

/**
 * Strong tags from the dataset's version and the server's revision (what else an answer depends on). A path that
 * answers 200 answers the same bytes for as long as both stay, so one tag does for all paths.
 */
export function createEntityTags(version: string, revision: string): EntityTags {
  const tags = Object.fromEntries(
    encodings.map((encoding) => {
      const suffix = encoding === 'identity' ? '' : `-${encoding}`;
      return [encoding, `"${version}-${revision}${suffix}"`];
    }),
  ) as Record<Encoding, string>;
  const known = new Set(Object.values(tags));
  return {
    of: (encoding) => tags[encoding],
    match(ifNoneMatch) {
      if (known.has(ifNoneMatch)) return true;
      // Weak comparison (RFC 9110, section 13.1.2); a proxy that recompressed the copy has marked its tag weak.
      return ifNoneMatch.split(',').some((tag) => known.has(tag.trim().replace(/^W\//, '')));
    },
  };
}
