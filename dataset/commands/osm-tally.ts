import type { OsmCourses } from '../osm/read-osm-courses.ts';
import type { SourceTally } from '../source-tally.ts';

/**
 * Rules that tell of damage in an extract. All others leave out what is sound but no part of a golf course
 * (practice grounds, miniature golf, bunkers in the woods): a share of any extract, and no reason to doubt it.
 */
const damage: ReadonlySet<string> = new Set([
  'invalid-geometry',
  'invalid-outline',
  'invalid-ring',
  'relation-not-an-area',
  'hole-without-line',
  'line-instead-of-area',
  'point-instead-of-area',
]);

/** What came in from OpenStreetMap and what became of it. */
export function osmTally({ drafts, counts, findings }: OsmCourses): SourceTally {
  const ofCourses = drafts.heads.flatMap((_, index) => drafts.details(index).findings);
  const rejected = [...findings, ...ofCourses].filter(
    ({ source, rule, action }) => source === 'osm' && action === 'rejected' && damage.has(rule),
  );
  return {
    key: 'osm',
    itemsRead: counts.objects,
    itemsKept: counts.objects - counts.rejected,
    itemsRejected: rejected.length,
    findings,
  };
}
