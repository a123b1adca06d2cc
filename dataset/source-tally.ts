import type { StatedSource } from '#lib/contract/origins.ts';
import { BuildError } from './errors.ts';
import type { Finding } from './finding.ts';

export type SourceTally = {
  /** 'osm', 'elevation', 'scorecards', 'courses', 'corrections', 'reviews', 'places', 'demo'. */
  key: string;
  itemsRead: number;
  itemsKept: number;
  /** Damaged or contradictory; more than 2 % stop the build. What's neither kept nor rejected was left out. */
  itemsRejected: number;
  /** Findings about no course of the dataset; the others travel with their course's details. */
  findings: Finding[];
  /** The files that it came in, each with what it says of its own source; null where it says nothing. */
  files?: { name: string; source: StatedSource | null; itemsKept: number }[];
};

/** The share of rejected items beyond which the source itself is doubtful. */
const MOST_REJECTED = 0.02;

/** Throws BuildError, with the commonest reasons, when more than 2 % of a source was rejected. */
export function refuseRejects(tallies: readonly SourceTally[]): void {
  for (const { key, itemsRead, itemsRejected, findings } of tallies) {
    if (itemsRejected <= itemsRead * MOST_REJECTED) continue;
    const share = ((100 * itemsRejected) / itemsRead).toFixed(1);
    throw new BuildError(
      `${itemsRejected} of ${itemsRead} items of the source '${key}' (${share}%) were rejected${reasons(findings)}; ` +
        'nothing was published. Fix the source, or build with --allow-rejects.',
    );
  }
}

/** Throws BuildError, with the commonest reasons, when no source holds a course. */
export function refuseEmpty(courses: number, tallies: readonly SourceTally[]): void {
  if (courses > 0) return;
  const findings = tallies.flatMap((tally) => tally.findings);
  throw new BuildError(`The sources have no golf courses${reasons(findings)}; nothing was published.`);
}

function reasons(findings: SourceTally['findings']): string {
  const counts = new Map<string, number>();
  for (const { rule, action } of findings) {
    if (action === 'rejected') counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const commonest = [...counts].sort(([, a], [, b]) => b - a).slice(0, 3);
  return commonest.length === 0 ? '' : ` (${commonest.map(([rule, n]) => `${rule} ${n}`).join(', ')})`;
}
