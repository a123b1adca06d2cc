import { checkDatasetFile, type DatasetFile, type FileIdentity, identityOf } from './dataset-files.ts';
import { type Dataset, openDataset } from './open-dataset.ts';

/** A dataset that stays open until it's released, even if a newer one is published. */
export type Pin = { dataset: Dataset; release: () => void };

/** A version that is open. */
export type ServedVersion = {
  dataset: Dataset;
  file: DatasetFile;
  /** The file as it was opened. */
  opened: FileIdentity | null;
  /** The file's `FileIdentity` in which it was last read through; null before that, and while it's gone. */
  checkedState: string | null;
  /** What's wrong with the file, in a sentence; it's served all the same. */
  damage: string | null;
  pins: number;
  isReplaced: boolean;
};

/** `checkedState` if it has been read through. Throws DatasetRefused unless it looks like a dataset. */
export function openVersion(file: DatasetFile, checkedState: string | null): ServedVersion {
  const opened = identityOf(file.path);
  checkDatasetFile(file);
  const dataset = openDataset(file.path, file.version);
  return { dataset, file, opened, checkedState, damage: null, pins: 0, isReplaced: false };
}

export function pin(version: ServedVersion): Pin {
  version.pins++;
  let isReleased = false;
  return {
    dataset: version.dataset,
    release() {
      if (isReleased) return;
      isReleased = true;
      version.pins--;
      closeIfIdle(version);
    },
  };
}

/** Closes the version after its last answer. */
export function replace(version: ServedVersion): void {
  version.isReplaced = true;
  closeIfIdle(version);
}

/** A page may still be on its way after its client has gone. */
const GRACE_MILLISECONDS = 30_000;

function closeIfIdle({ dataset, pins, isReplaced }: ServedVersion): void {
  if (isReplaced && pins === 0) setTimeout(dataset.close, GRACE_MILLISECONDS).unref();
}
