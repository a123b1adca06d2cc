import { type DatasetFile, identityOf } from './dataset-files.ts';

export type Refusals = {
  /** Refuses a version until its file changes or some time has passed, longer each time: its bytes may be right. */
  add: (file: DatasetFile, reason: string) => void;
  /** Null if it may be opened. */
  reasonOf: (file: DatasetFile) => string | null;
};

const FIRST_WAIT_MILLISECONDS = 5_000;
const LONGEST_WAIT_MILLISECONDS = 3_600_000;

type Refusal = { reason: string; state: string | undefined; until: number; wait: number };

/** Versions that can't be served as their files are now. */
export function rememberRefusals(now: () => number): Refusals {
  const refusals = new Map<string, Refusal>();
  const stateOf = ({ path }: DatasetFile) => identityOf(path)?.state;
  return {
    add(file, reason) {
      const waited = refusals.get(file.version)?.wait ?? 0;
      const wait = Math.min(Math.max(FIRST_WAIT_MILLISECONDS, 2 * waited), LONGEST_WAIT_MILLISECONDS);
      refusals.set(file.version, { reason, state: stateOf(file), until: now() + wait, wait });
    },
    reasonOf(file) {
      const refusal = refusals.get(file.version);
      return refusal && now() < refusal.until && refusal.state === stateOf(file) ? refusal.reason : null;
    },
  };
}
