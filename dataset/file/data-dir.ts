import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILD_LOCK } from '#lib/dataset-file/data-dir-lock.ts';

/** Returns the function that removes the folders made here again, as long as nothing was left in them. */
export function makeDataDir(dataDir: string): () => void {
  const first = mkdirSync(dataDir, { recursive: true });
  return () => {
    if (first === undefined || readdirSync(dataDir).some((name) => name !== BUILD_LOCK)) return;
    rmSync(join(dataDir, BUILD_LOCK), { force: true });
    for (let folder = dataDir; ; folder = dirname(folder)) {
      if (readdirSync(folder).length > 0) return;
      rmdirSync(folder);
      if (folder === first || folder.length <= first.length) return;
    }
  };
}
