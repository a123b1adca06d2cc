import type { Finding, FindingAction } from '../finding.ts';

/** Takes what a check finds wrong; the check returns what's left of the value. */
export type Note = (finding: Finding) => void;

/** The place names the source: 'way/123' is OSM's, 'demo:7' the demo's, anything else a file's line. */
export function findingAt(
  place: string,
  rule: string,
  value: string | number | null,
  action: FindingAction,
): Finding {
  return { source: sourceOf(place), place, rule, value: value === null ? null : String(value), action };
}

function sourceOf(place: string): string {
  if (/^(node|way|relation)\//.test(place)) return 'osm';
  return isDemoPlace(place) ? 'demo' : 'scorecards';
}

/** 'demo:7' or 'demo', but not a line of 'demo-courses.ndjson'. */
export function isDemoPlace(place: string): boolean {
  return /^demo(:|$)/.test(place);
}
