import type { DatasetFile, FileIdentity } from './dataset-files.ts';
import type { Dataset } from './open-dataset.ts';

/** A dataset that stays open until it's released, even if a newer one is published. */
export type Pin = { dataset: Dataset; release: () => void };

/** What's being served. */
export type Held = {
  dataset: Dataset;
  file: DatasetFile;
  inode: number | undefined;
  /** Of its file: `FileIdentity`, null while it's gone. */
  state: string | null;
  /** Whether the file has been read through in this state. */
  isChecked: boolean;
  isWarm: boolean;
  /** A sentence; it's served all the same. */
  damage: string | null;
  /** Resolves when reading it fails. */
  readFailure: PromiseWithResolvers<string>;
  failedToRead: string | null;
  pins: number;
  isReplaced: boolean;
};

export function hold(dataset: Dataset, file: DatasetFile, identity: FileIdentity | null): Held {
  return {
    dataset,
    file,
    inode: identity?.inode,
    state: identity?.state ?? null,
    isChecked: false,
    isWarm: false,
    damage: null,
    readFailure: Promise.withResolvers(),
    failedToRead: null,
    pins: 0,
    isReplaced: false,
  };
}

export function pin(held: Held): Pin {
  held.pins++;
  let isReleased = false;
  return {
    dataset: held.dataset,
    release() {
      if (isReleased) return;
      isReleased = true;
      held.pins--;
      if (held.isReplaced && held.pins === 0) closeLater(held.dataset);
    },
  };
}

/** It's closed when its last pin is released. */
export function retire(held: Held): void {
  held.isReplaced = true;
  if (held.pins === 0) closeLater(held.dataset);
}

/** A page may still be rendering after its caller has gone. */
const GRACE_MILLISECONDS = 30_000;

function closeLater(dataset: Dataset): void {
  setTimeout(dataset.close, GRACE_MILLISECONDS).unref();
}
