import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a drill stands on: a folder of its own, and a list of what to clear away. */
export type Ground = {
  folder: string;
  /** Cleared when the drill is over, the last first. */
  onEnd: (clear: () => unknown) => void;
  /** Ends what was started and removes the folder. */
  clear: () => Promise<void>;
};

/** Fresh ground under the system's folder for temporary files. */
export function breakGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  // nginx's workers give up root's rights, and yet read there.
  chmodSync(folder, 0o755);
  const clears: (() => unknown)[] = [];
  return {
    folder,
    onEnd: (clear) => clears.push(clear),
    async clear() {
      for (const clear of clears.splice(0).reverse()) await clear();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
