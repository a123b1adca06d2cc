/** What a rule did about a value. */
export type FindingAction = 'rejected' | 'nulled' | 'mended' | 'noted' | 'quarantined';

/** Which rule met which value where, and what it did. */
export type Finding = {
  /** 'osm', 'scorecards', 'courses', 'corrections', 'reviews', 'elevation', 'places', 'demo'. */
  source: string;
  /** An OSM id ('way/123') or file and line ('cards.ndjson:17'). */
  place: string;
  /** Kebab-case ('hole-under-30-m', 'stroke-index-not-a-permutation'). */
  rule: string;
  value: string | null;
  action: FindingAction;
};
