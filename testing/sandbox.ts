import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Sandbox = {
  folder: string;
  /** Called last first when the sandbox is cleared. */
  onEnd: (clear: () => unknown) => void;
  clear: () => Promise<void>;
};

/** Whoever opens one clears it: `after(sandbox.clear)`. */
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
