import { type DatasetFile, identityOf } from './dataset-files.ts';

export type Refusals = {
  /** Refuses a version until its file or its manifest changes. */
  add: (file: DatasetFile, reason: string) => void;
  /** Refuses it until one of them changes or some time has passed, longer each time: its bytes may be right. */
  addForNow: (file: DatasetFile, reason: string) => void;
  /** Null if it may be opened. */
  reasonOf: (file: DatasetFile) => string | null;
};

const FIRST_WAIT_MILLISECONDS = 5_000;
const LONGEST_WAIT_MILLISECONDS = 3_600_000;

type Refusal = { reason: string; file: DatasetFile; state: string | undefined; until: number; wait: number };

/** Versions that can't be served as their files are now. */
export function rememberRefusals(now: () => number): Refusals {
  const refusals = new Map<string, Refusal>();
  const waited = (file: DatasetFile) => refusals.get(file.version)?.wait ?? 0;
  const add = (file: DatasetFile, reason: string, wait: number, until: number) =>
    refusals.set(file.version, { reason, file, state: identityOf(file.path)?.state, until, wait });
  return {
    add: (file, reason) => void add(file, reason, waited(file), Number.POSITIVE_INFINITY),
    addForNow(file, reason) {
      const wait = Math.min(Math.max(FIRST_WAIT_MILLISECONDS, 2 * waited(file)), LONGEST_WAIT_MILLISECONDS);
      add(file, reason, wait, now() + wait);
    },
    reasonOf(file) {
      const refusal = refusals.get(file.version);
      if (!refusal || refusal.until <= now() || refusal.state !== identityOf(file.path)?.state) return null;
      return claimsTheSame(file, refusal.file) ? refusal.reason : null;
    },
  };
}

/** Manifests may say different things about the same file. */
function claimsTheSame(a: DatasetFile, b: DatasetFile): boolean {
  return a.sha256 === null || b.sha256 === null || (a.sha256 === b.sha256 && a.size === b.size);
}
