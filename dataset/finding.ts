/** What a rule did about a value that it did not like. */
export type FindingAction = 'rejected' | 'nulled' | 'mended' | 'noted' | 'quarantined';

/** One remark of the report: which rule met which value where, and what was done about it. */
export type Finding = {
  /** The source's key: 'osm', 'scorecards', 'courses', 'reviews', 'elevation', 'places', 'demo'. */
  source: string;
  /** Where: an OSM id ('way/123') or file and line ('cards.ndjson:17'). */
  place: string;
  /** The rule's kebab-case name ('hole-under-30-m', 'stroke-index-not-a-permutation'). */
  rule: string;
  value: string | null;
  action: FindingAction;
};
