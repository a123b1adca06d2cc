import type { Finding, FindingAction } from '../finding.ts';

/** A value as it may go on, and what was found on the way. */
export type Checked<T> = { value: T; findings: Finding[] };

/** Checks each item in turn; the findings come in the same order. */
export function checkEach<T>(
  items: readonly T[],
  check: (item: T, index: number) => Checked<T>,
): Checked<T[]> {
  const checked = items.map(check);
  return {
    value: checked.map(({ value }) => value),
    findings: checked.flatMap(({ findings }) => findings),
  };
}

/** A finding about a place that names itself: 'way/123' is OSM's, 'demo:7' the demo's, anything else a file's line. */
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
  return place.startsWith('demo') ? 'demo' : 'scorecards';
}
