import { DatasetFileError } from '#lib/dataset-file/manifest.ts';
import type { CoursesInProgress } from '../courses-in-progress.ts';
import { BuildError } from '../errors.ts';
import type { DatasetContents } from '../file/write/dataset-contents.ts';
import type { Place } from '../places/place.ts';
import { assignIdentities, type Identities, type NamedHeads } from './assign-identities.ts';
import { formatLedgerEntry, type LedgerEntry, type RestoredLedger, readLedger } from './ledger.ts';

type Wanted = {
  kind: DatasetContents['kind'];
  /** Holds the ledger. */
  outDir: string;
  /** How many published courses may retire, or which share of them. */
  retireVanished?: number | { share: number };
  /** Slugs of names in other scripts are made again from their Latin forms. */
  remakeSlugs?: boolean;
};

const NAMED = 5;

/** Public ids, slugs and new ledger entries. Throws BuildError when a published golf_id would vanish. */
export function identifyCourses(
  inProgress: CoursesInProgress,
  { places, latin }: Pick<NamedHeads, 'places' | 'latin'>,
  { ledger: previous, restored }: RestoredLedger,
  { kind, retireVanished = 0, remakeSlugs = false }: Omit<Wanted, 'outDir'>,
): {
  contents: DatasetContents;
  newLedgerEntries: LedgerEntry[];
  retired: LedgerEntry[];
  remade: Identities['remade'];
} {
  const identities = assignIdentities({ heads: inProgress.heads, places, latin }, previous, remakeSlugs);
  const retired = identities.retired.toSorted((a, b) => a.golf_id - b.golf_id);
  refuseVanishing(retired, allowedOf(retireVanished, inProgress.heads.length + retired.length));
  return {
    contents: toContents(kind, inProgress, places, identities),
    newLedgerEntries: kind === 'demo' ? [] : [...restored, ...identities.appended],
    retired,
    remade: identities.remade,
  };
}

/** The ledger of earlier builds; none for an invented world, which mustn't take real ids. Throws BuildError if it's damaged. */
export async function readPreviousLedger({
  kind,
  outDir,
}: Pick<Wanted, 'kind' | 'outDir'>): Promise<RestoredLedger> {
  if (kind === 'demo') return { ledger: new Map(), restored: [] };
  try {
    return await readLedger(outDir);
  } catch (error) {
    // The system's errors have a code and are described elsewhere.
    if (!(error instanceof Error) || 'code' in error || error instanceof DatasetFileError) throw error;
    throw new BuildError(`${error.message}.`, { cause: error });
  }
}

/** A share is of the courses that were or are published. */
function allowedOf(allowance: number | { share: number }, courses: number): number {
  return typeof allowance === 'number' ? allowance : Math.floor(allowance.share * courses);
}

function refuseVanishing(retired: readonly LedgerEntry[], allowed: number): void {
  if (retired.length <= allowed) return;
  const named = retired.slice(0, NAMED).map(({ golf_id, slug }) => `${slug} (${golf_id})`);
  const others = retired.length > NAMED ? ` and ${retired.length - NAMED} more` : '';
  const limit = allowed === 0 ? '' : `, ${retired.length} rather than at most ${allowed}`;
  throw new BuildError(
    `Published courses would disappear because no source has them any more: ${named.join(', ')}${others}${limit}; ` +
      `nothing was published. Add the source that has them, or retire them with --retire-vanished ${retired.length}.`,
  );
}

function toContents(
  kind: DatasetContents['kind'],
  inProgress: CoursesInProgress,
  places: readonly Place[],
  { courses, redirects, merges, ledger }: Identities,
): DatasetContents {
  const entries = courses
    .map((course, index) => ({ ...course, place: places[index]!, index }))
    .filter(({ index }) => !inProgress.heads[index]!.isHidden);
  return {
    kind,
    inProgress,
    entries: entries.sort((a, b) => a.golfId - b.golfId),
    redirects,
    merged: merges,
    ledger: [...ledger.values()]
      .sort((a, b) => a.golf_id - b.golf_id)
      .map((entry) => ({ golfId: entry.golf_id, entry: formatLedgerEntry(entry).trimEnd() })),
  };
}
