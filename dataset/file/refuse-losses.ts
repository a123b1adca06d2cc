import type { DatabaseSync } from 'node:sqlite';
import { BuildError } from '../errors.ts';
import { formatCount } from '../progress.ts';
import type { DatasetTotals } from './write/dataset-contents.ts';

/** The share of its courses, or of its mapped holes, that an edition may lose without being asked about. */
const MOST_LOST = 0.02;

const LABELS = { courses: 'courses', holes: 'mapped holes' } as const;

/**
 * Throws BuildError if the edition has over 2 % fewer courses or mapped holes than the published one in `published`: an
 * extract that was cut off, or a list that moved, mustn't empty a site overnight.
 */
export function refuseLosses(
  published: DatabaseSync,
  totals: Pick<DatasetTotals, 'courses' | 'holes'>,
): void {
  const find = published.prepare('SELECT value FROM meta WHERE key = ?');
  for (const key of ['courses', 'holes'] as const) {
    const before = Number(find.get(key)?.value ?? 0);
    if (totals[key] >= before * (1 - MOST_LOST)) continue;
    const share = ((100 * (before - totals[key])) / before).toFixed(1);
    throw new BuildError(
      `This edition would have ${formatCount(totals[key])} ${LABELS[key]} where the published one has ${formatCount(before)} ` +
        `(${share} % fewer); nothing was published. Check the sources, or build with --accept-losses.`,
    );
  }
}
