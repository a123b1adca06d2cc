import { tryLockDataDir } from '#lib/dataset-file/data-dir-lock.ts';
import { BuildError } from '../../build-error.ts';

/** Takes the data directory for one build; the answer lets go of it. Throws BuildError when another has it. */
export function lockDataDir(dataDir: string): () => void {
  const unlock = tryLockDataDir(dataDir);
  if (unlock) return unlock;
  throw new BuildError(`Another build or rollback is at work in ${dataDir}: start again when it has ended.`);
}
