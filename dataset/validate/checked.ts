import type { Finding, FindingAction } from '../finding.ts';

/** `findings` are new. */
export type Checked<T> = { value: T; findings: Finding[] };

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
