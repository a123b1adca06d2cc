import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for what a test, drill or benchmark writes, and a list of what it has to end. */
export type Sandbox = {
  folder: string;
  /** Called when the sandbox is cleared, the last one first. */
  onEnd: (clear: () => unknown) => void;
  /** Ends what was started and removes the folder. */
  clear: () => Promise<void>;
};

/** Opens one under the system's folder for temporary files. Whoever opens it clears it: `after(sandbox.clear)`. */
export function openSandbox(): Sandbox {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-atlas-'));
  // nginx's workers give up root's rights and still have to read here.
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
